export { type PastClose, type TradedAmount, closesBefore, tradedAmounts } from './usual-amounts.ts';
