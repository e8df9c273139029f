import type { MarketDay } from '../../shared/market/market-day.ts';
import { isOrdinary } from '../../shared/market/session-facts.ts';

/** Shares whose highest, or lowest, price of 52 weeks is one of this session; null until the year of the day is here. */
export const atExtreme = (
  { session, performances }: Pick<MarketDay, 'session' | 'performances'>,
  end: 'high' | 'low',
): number | null => {
  if (performances === null) return null;
  const bySymbol = new Map(performances.map((row) => [row.symbol, row]));
  return session.rows.filter(isOrdinary).filter((row) => {
    const year = bySymbol.get(row.symbol);
    if (year === undefined || year.high_20 === null) return false;
    return end === 'high' ? row.high >= year.high_52_weeks : row.low <= year.low_52_weeks;
  }).length;
};
