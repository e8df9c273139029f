import { type TradingDate, addDays, isTradingDate } from '@chuli/kernel';
import type { ChartWindow } from './chart-window.ts';

export type DaysInView = { from_date: TradingDate; to_date: TradingDate };

type Dated = { readonly date: string };

/**
 * The days that the bars in view are made of. A bar is dated by its last session, so that the first one reaches back to
 * the day after the bar before it, or to the first day that is known.
 */
export const daysInView = (
  bars: readonly Dated[],
  days: readonly Dated[],
  { from, to }: ChartWindow,
): DaysInView | null => {
  const first = bars.findIndex(({ date }) => date >= from);
  const last = bars.findLast(({ date }) => date <= to)?.date ?? '';
  const before = bars[first - 1]?.date;
  const begins = before !== undefined && isTradingDate(before) ? addDays(before, 1) : days[0]?.date;
  if (begins === undefined || first === -1 || last < begins) return null;
  return isTradingDate(begins) && isTradingDate(last) ? { from_date: begins, to_date: last } : null;
};
