import { useCall } from '../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

/** One session of the whole market, and what the days before it say about it. */
export const useSession = () => useCall('/data/v2/daily-stock/', asOfQuery(useAsOf()));

export const useStockPerformance = () =>
  useCall('/data/performance/daily/', { type: 'stock', ...asOfQuery(useAsOf()) });

export const useIndexPerformance = () =>
  useCall('/data/performance/daily/', { type: 'index', ...asOfQuery(useAsOf()) });
