import { type Paisa, type TradingDate, paisa } from '@chuli/kernel';
import { type Instrument, type Side, priceLimit, tickSize } from '@chuli/market';
import { type SessionBar, averagePrice } from './symbol-history.ts';

/** An average this near to the limit means that nearly everything changed hands at it. */
const NEAR_LIMIT = 0.01;

/** The close from which the day's limits are reckoned; null on a first bar that does not tell. */
const referenceClose = (bar: SessionBar, before: SessionBar | undefined): Paisa | null => {
  if (bar.previousClose !== null && bar.previousClose > 0) return bar.previousClose;
  if (before === undefined) return null;
  return paisa(Math.round((before.close * before.factor) / bar.factor));
};

/**
 * The side that could not trade: buyers when the price is locked at the upper limit, sellers at the lower.
 * The opening auction and the step between orders keep the first trades of a day away from the limit, so a day
 * whose whole range lies at it is rare (23 of 7,418 closes at the upper limit since 2012). Locked is therefore
 * also a day that closes at the limit and whose average price lies within 1 % of it.
 */
export const lockedSide = (
  bar: SessionBar,
  before: SessionBar | undefined,
  date: TradingDate,
  instrument: Instrument,
): Side | null => {
  const reference = referenceClose(bar, before);
  if (reference === null) return null;
  const tick = tickSize(date, instrument, bar.close);
  const { lower, upper } = priceLimit(reference, date, tick);
  const average = averagePrice(bar);
  if (bar.low > upper - tick) return 'buy';
  if (bar.high < lower + tick) return 'sell';
  if (bar.close > upper - tick && average >= upper * (1 - NEAR_LIMIT)) return 'buy';
  if (bar.close < lower + tick && average <= lower * (1 + NEAR_LIMIT)) return 'sell';
  return null;
};
