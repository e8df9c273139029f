export { type CameIn, cameIn } from './came-in.ts';
export { type SessionCoverage, floorsheetCoverage, flowCoverage } from './coverage.ts';
export {
  type FloorsheetPage,
  type FloorsheetQuestion,
  type FloorsheetTrade,
  floorsheetPage,
  floorsheetParams,
  floorsheetSql,
} from './floorsheet.ts';
export {
  type BrokerMinute,
  type MinuteBar,
  type PriceMinute,
  brokerMinutes,
  cellBrokers,
  minuteBars,
  priceMinutes,
  untimedVolume,
} from './footprint.ts';
export { type LargeIncoming, largeIncoming } from './large-incoming.ts';
export { type MedianOrder, medianOrders } from './median-orders.ts';
export type { OrderFilters } from './order-source.ts';
export { type SidesOfDay, sectorSides } from './sector-sides.ts';
export { usualVolumes } from './usual-volumes.ts';
export { type OrderSums, orderSums, stockTurnovers } from './order-sums.ts';
export {
  type OrderPage,
  type OrderPageQuestion,
  type OrderPart,
  type OrderRow,
  type OrderSort,
  orderPage,
  partsOfOrders,
} from './orders.ts';
export {
  type PriceSides,
  type StockSides,
  type VolumeSides,
  sidesByPrice,
  sidesOfDay,
} from './volume-sides.ts';
