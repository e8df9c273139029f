import { useMemo } from 'react';
import type { MarketDay } from '../market/market-day.ts';
import { useIndexPerformance, useStockPerformance } from '../market/use-session.ts';
import { livenessOf, marketDayOf } from './live-day.ts';
import { tradedRows } from './live-session.ts';
import type { LiveMarket } from './use-live-market.ts';

/** The live day as a day of the market; null while it is not wanted, or what the days before say is not here yet. */
export const useLiveDay = (
  { market, state, rows, health, call }: LiveMarket,
  isWanted: boolean,
): MarketDay | null => {
  const stocks = useStockPerformance().data?.rows;
  const indices = useIndexPerformance().data?.rows;
  const last = call.data;
  const liveness = market === null ? null : livenessOf(market, health);
  return useMemo(() => {
    if (!isWanted || market === null || state === null || liveness === null) return null;
    if (stocks === undefined || indices === undefined || last === undefined) return null;
    return marketDayOf({
      state: { ...state, market },
      rows: tradedRows(rows),
      liveness,
      last,
      stocks,
      indices,
    });
  }, [isWanted, market, state, rows, liveness, stocks, indices, last]);
};
