import { type BrokerId, type Paisa, type TradingDate, paisa } from '@chuli/kernel';
import type { Side } from '@chuli/market';

/** Below this a broker's net of a day is the business of a few clients. */
export const HEAVY_AMOUNT: Paisa = paisa(25_00_000_00);

/** Of everything that was traded of the stock on the day. */
export const HEAVY_SHARE = 0.1;

/** What one broker did in one stock in one session, and what was traded of it; in paisa. */
export type StockDay = { readonly bought: number; readonly sold: number; readonly turnover: number };

/** A day on which a broker bought far more of a stock than it sold, or sold far more than it bought. */
export type HeavyDay = {
  readonly broker: BrokerId;
  readonly on: TradingDate;
  readonly side: Side;
  /** Purchases less sales, without a sign. */
  readonly amount: Paisa;
  /** Of the stock's turnover. */
  readonly share: number;
};

/**
 * Both cuts are fixed and the same for every broker and year. A broker's own largest tenth would be another set of days
 * whenever a later day is added to it, and what is known of a past day would depend on the future.
 */
export const heavySide = ({ bought, sold, turnover }: StockDay): Side | null => {
  const net = bought - sold;
  const isHeavy = Math.abs(net) >= HEAVY_AMOUNT && Math.abs(net) >= HEAVY_SHARE * turnover;
  if (!isHeavy) return null;
  return net > 0 ? 'buy' : 'sell';
};
