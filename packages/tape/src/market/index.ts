export { type DataMark, dataMark } from './data-mark.ts';
export { type LimitBar, type LimitTimes, type NextBar, firstAtLimits, limitBars } from './limit-bars.ts';
export { type ClosePoint, marketCloses } from './market-closes.ts';
export {
  type MarketTotals,
  type Series,
  type SeriesPoint,
  type SymbolBar,
  barsOn,
  indexSeries,
  lastTwoBars,
  marketTotals,
  stockSeries,
} from './market.ts';
export { type Era, rangeEras } from './range-eras.ts';
export { type KnownDay, heldSessions, knownDays, lastTradeAt } from './session.ts';
export { type MarketDay, type TradedClose, marketDays, tradedCloses } from './summary.ts';
