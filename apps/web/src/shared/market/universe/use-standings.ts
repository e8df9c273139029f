import { useMemo } from 'react';
import type { TradingDate } from '@chuli/kernel';
import { useCall } from '../../../api/use-call.ts';
import type { PerformanceRow } from '../session-facts.ts';
import { useStockPerformance } from '../use-session.ts';

/** What every stock did and usually trades; null where it could not be asked. */
export type Standings = {
  readonly isWaiting: boolean;
  readonly bySymbol: ReadonlyMap<string, PerformanceRow> | null;
};

/** Of the day that is shown where that lies before the as-of day. */
export const useStandings = (day?: string): Standings => {
  const now = useStockPerformance();
  const isEarlier = now.data !== undefined && day !== undefined && day < now.data.as_of;
  const query = { type: 'stock', as_of: day as TradingDate } as const;
  const then = useCall('/data/performance/daily/', query, { enabled: isEarlier });
  const { isPending, failureCount, data } = isEarlier ? then : now;
  // Prices do not wait for averages that failed to come.
  const isWaiting = isPending && failureCount === 0;
  return useMemo(
    () => ({
      isWaiting,
      bySymbol: data === undefined ? null : new Map(data.rows.map((row) => [row.symbol, row])),
    }),
    [isWaiting, data],
  );
};
