import { type Paisa, type TradingDate, paisa } from '@chuli/kernel';
import type { Instrument } from './instruments.ts';
import { priceLimit } from './price-limits.ts';
import { tickSize } from './ticks.ts';
import type { Side } from './trade-cost.ts';

/** A session of one share, as traded that day. */
export type TradedSession = {
  readonly high: Paisa;
  readonly low: Paisa;
  readonly close: Paisa;
  readonly volume: number;
  readonly turnover: Paisa;
};

/** What a share cost on average that day, kept inside the day's range because odd lots trade outside it. */
export const averagePrice = ({ high, low, close, volume, turnover }: TradedSession): Paisa => {
  if (volume <= 0) return close;
  return paisa(Math.min(high, Math.max(low, Math.round(turnover / volume))));
};

/** An average this near to the limit means that nearly everything changed hands at it. */
const NEAR_LIMIT = 0.01;

export type MeasuredFrom = {
  /** The previous close, as restated on an ex-date. */
  readonly base: Paisa;
  readonly date: TradingDate;
  readonly instrument: Instrument;
};

/**
 * The side that could not trade: buyers when the price is locked at the upper limit, sellers at the lower.
 * The opening auction and the step between orders keep the first trades of a day away from the limit, so a day
 * whose whole range lies at it is rare (23 of 7,418 closes at the upper limit since 2012). Locked is therefore
 * also a day that closes at the limit and whose average price lies within 1 % of it.
 */
export const lockedSide = (session: TradedSession, { base, date, instrument }: MeasuredFrom): Side | null => {
  const { high, low, close } = session;
  const tick = tickSize(date, instrument, close);
  const { lower, upper } = priceLimit(base, date, tick);
  const average = averagePrice(session);
  if (low > upper - tick) return 'buy';
  if (high < lower + tick) return 'sell';
  if (close > upper - tick && average >= upper * (1 - NEAR_LIMIT)) return 'buy';
  if (close < lower + tick && average <= lower * (1 + NEAR_LIMIT)) return 'sell';
  return null;
};
