import { type Paisa, type TradingDate, paisa } from '@chuli/kernel';
import { INSTRUMENT_NAMES, type PriceRange, priceLimit, tickSize } from '@chuli/market';
import type { Listing } from './event.ts';
import type { Quote } from './view.ts';

const ONE_PAISA = paisa(1);

/**
 * The lowest and the highest price an order may carry today, each on the tick around it; null on a first day, when
 * there is no previous close to measure from.
 */
export const limitsOf = (listing: Listing, day: TradingDate): PriceRange | null => {
  const { previousClose } = listing;
  if (previousClose === null || previousClose === 0) return null;
  const instrument = INSTRUMENT_NAMES.find((name) => name === listing.instrument);
  const exact = priceLimit(previousClose, day, ONE_PAISA);
  const tickAt = (price: Paisa): Paisa =>
    instrument === undefined ? ONE_PAISA : tickSize(day, instrument, price);
  return {
    lower: priceLimit(previousClose, day, tickAt(exact.lower)).lower,
    upper: priceLimit(previousClose, day, tickAt(exact.upper)).upper,
  };
};

export const bandOf = (price: number | null, limits: PriceRange | null): Quote['band'] => {
  if (price === null || limits === null) return 'within';
  if (price > limits.upper || price < limits.lower) return 'outside';
  if (price === limits.upper) return 'at-upper';
  return price === limits.lower ? 'at-lower' : 'within';
};
