import { type Paisa, paisa } from '@chuli/kernel';
import type { Quote } from './view.ts';

/** The bar of a day: prices of board lots, volume and amount of all trades. */
export type DayBar = {
  readonly open: Paisa | null;
  readonly high: Paisa;
  readonly low: Paisa;
  readonly close: Paisa;
  readonly volume: number;
  readonly amount: Paisa;
};

/** What of a stock makes the bar of its day. */
export type DaySoFar = Pick<Quote, 'open' | 'high' | 'low' | 'last' | 'previousClose' | 'volume' | 'amount'>;

/** Of a stock of which only odd lots changed hands the price did not move; its volume counts all the same. */
const closeOf = ({ last, previousClose, amount, volume }: DaySoFar): Paisa =>
  last ?? previousClose ?? paisa(Math.round(amount / volume));

/** The bar of a stock that has traded, while it forms and at its close: one rule for both. */
export const dayBarOf = (quote: DaySoFar): DayBar => {
  const close = closeOf(quote);
  return {
    open: quote.open,
    high: quote.high ?? close,
    low: quote.low ?? close,
    close,
    volume: quote.volume,
    amount: quote.amount,
  };
};
