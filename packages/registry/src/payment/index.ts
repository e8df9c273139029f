export { closeOrder } from './close.ts';
export { openOrders, postponeOrder, takeDueOrders, takeOrder } from './due.ts';
export {
  type NewOrder,
  type Order,
  findOrder,
  listOrders,
  listWaitingOrders,
  makeOrder,
  recordStart,
} from './order.ts';
export { markPartlyRefunded } from './partly-refunded.ts';
export type { Price } from './price.ts';
export { quotePurchase } from './quote.ts';
export { recordGatewayRefund, recordRefund } from './record-refund.ts';
export {
  type Refundable,
  type RefundStep,
  findRefundable,
  holdForRefund,
  releaseHold,
} from './refund-hold.ts';
export { settlePaid } from './settle.ts';
