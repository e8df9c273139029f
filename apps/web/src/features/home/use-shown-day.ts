import type { MarketDay } from '../../shared/market/market-day.ts';
import { type PerformanceRow, type Session, rowsOfDay } from '../../shared/market/session-facts.ts';
import { useIndexPerformance, useStockPerformance } from '../../shared/market/use-session.ts';
import type { ShownDay } from './cards.tsx';

const NO_ROWS: readonly PerformanceRow[] = [];

/** The day that trades where there is one; it stands in the place of the last session. */
export const useShownDay = (session: Session, live: MarketDay | null): ShownDay => {
  const { data: stocks, isFetching } = useStockPerformance();
  const indices = useIndexPerformance().data;
  if (live !== null) return { ...live, isComing: false };
  const performances = rowsOfDay(stocks, session.as_of);
  return {
    session,
    performances,
    indices: rowsOfDay(indices, session.as_of) ?? NO_ROWS,
    liveness: 'archived',
    pace: null,
    isComing: performances === null && isFetching,
  };
};
