import { useCall } from '../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { rowsOfDay } from './session-facts.ts';

/** One session of the whole market, and what the days before it say about it. */
export const useSession = () => useCall('/data/v2/daily-stock/', asOfQuery(useAsOf()));

export const useStockPerformance = () =>
  useCall('/data/performance/daily/', { type: 'stock', ...asOfQuery(useAsOf()) });

export const useIndexPerformance = () =>
  useCall('/data/performance/daily/', { type: 'index', ...asOfQuery(useAsOf()) });

/** What the days up to this one say of stocks and indices; while `isComing`, unknown is no figure yet. */
export const useDayPerformance = (day: string) => {
  const ofStocks = useStockPerformance();
  const ofIndices = useIndexPerformance();
  const stocks = rowsOfDay(ofStocks.data, day);
  const indices = rowsOfDay(ofIndices.data, day);
  const isComing = (stocks === null && ofStocks.isFetching) || (indices === null && ofIndices.isFetching);
  return { stocks, indices, isComing };
};
