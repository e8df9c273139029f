import type { PriceRange } from '@chuli/market';
import type { Quote } from './view.ts';

export const bandOf = (price: number | null, limits: PriceRange | null): Quote['band'] => {
  if (price === null || limits === null) return 'within';
  if (price > limits.upper || price < limits.lower) return 'outside';
  if (price === limits.upper) return 'at-upper';
  return price === limits.lower ? 'at-lower' : 'within';
};
