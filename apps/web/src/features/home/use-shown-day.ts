import type { MarketDay } from '../../shared/market/market-day.ts';
import type { PerformanceRow, Session } from '../../shared/market/session-facts.ts';
import { useDayPerformance } from '../../shared/market/use-session.ts';

/** `isComing` says that what is usual for this day is not here yet. */
export type ShownDay = MarketDay & { isComing: boolean };

const NO_ROWS: readonly PerformanceRow[] = [];

/** The day that trades where there is one; it stands in the place of the last session. */
export const useShownDay = (session: Session, live: MarketDay | null): ShownDay => {
  const { stocks, indices, isComing } = useDayPerformance(session.as_of);
  if (live !== null) return { ...live, isComing: false };
  return {
    session,
    performances: stocks,
    indices: indices ?? NO_ROWS,
    liveness: 'archived',
    pace: null,
    isComing,
  };
};
