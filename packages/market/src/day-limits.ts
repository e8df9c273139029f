import { type Paisa, type TradingDate, paisa } from '@chuli/kernel';
import { INSTRUMENT_NAMES } from './instruments.ts';
import { type PriceRange, priceLimit } from './price-limits.ts';
import { tickSize } from './ticks.ts';

const ONE_PAISA = paisa(1);

/** The step around a price; a single paisa where nobody says what is traded. */
export const tickAround = (price: Paisa, day: TradingDate, instrument: string | null): Paisa => {
  const known = INSTRUMENT_NAMES.find((name) => name === instrument);
  return known === undefined ? ONE_PAISA : tickSize(day, known, price);
};

/**
 * The lowest and the highest price an order may carry on a day, each on the tick around it; null on a first day, when
 * there is no previous close to measure from.
 */
export const dayLimits = (
  previousClose: Paisa | null,
  day: TradingDate,
  instrument: string | null,
): PriceRange | null => {
  if (previousClose === null || previousClose === 0) return null;
  const exact = priceLimit(previousClose, day, ONE_PAISA);
  return {
    lower: priceLimit(previousClose, day, tickAround(exact.lower, day, instrument)).lower,
    upper: priceLimit(previousClose, day, tickAround(exact.upper, day, instrument)).upper,
  };
};
