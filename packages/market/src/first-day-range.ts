import { type Paisa, type TradingDate, paisa } from '@chuli/kernel';
import { dated } from './dated.ts';
import type { PriceRange } from './price-limits.ts';

/** What the first trade of a new listing is measured by. It takes place in a special opening auction. */
export type FirstDayBasis = 'net-worth' | 'face-value';

export const FIRST_DAY_RANGE = dated<{ basis: FirstDayBasis; multiple: number }>([
  {
    from: null,
    to: '2026-02-12',
    value: { basis: 'net-worth', multiple: 3 },
    source: 'Press: from net worth per share to three times net worth',
    confidence: 'press',
  },
  {
    from: '2026-02-13',
    to: null,
    value: { basis: 'face-value', multiple: 3 },
    source: 'Press February 2026: first used for the listings of 13 February 2026 at Rs 100 to 300',
    confidence: 'press',
  },
]);

/** The prices at which a newly listed share may open. A net worth below the face value lowers the ceiling since 2026. */
export const firstDayRange = (listing: {
  date: TradingDate;
  faceValue: Paisa;
  netWorthPerShare: Paisa;
}): PriceRange => {
  const { basis, multiple } = FIRST_DAY_RANGE.on(listing.date);
  if (basis === 'net-worth') {
    return { lower: listing.netWorthPerShare, upper: paisa(listing.netWorthPerShare * multiple) };
  }
  const ceilingBasis = Math.min(listing.faceValue, listing.netWorthPerShare);
  return { lower: listing.faceValue, upper: paisa(Math.max(listing.faceValue, ceilingBasis * multiple)) };
};
