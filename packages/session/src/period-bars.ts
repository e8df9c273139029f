import type { TradingDate } from '@chuli/kernel';
import { weekOf } from '@chuli/market';
import { type BarFigures, joinBars } from './bars.ts';

/** A bar of one or more days, both ends included. */
export type PeriodBar = BarFigures & { readonly from: TradingDate; readonly to: TradingDate };

const monthOf = (day: TradingDate): string => day.slice(0, 7);

/** Weeks or months from days, oldest first. Each runs from its first session to its last. */
export const foldBars = (days: readonly PeriodBar[], period: 'week' | 'month'): readonly PeriodBar[] => {
  const inOrder = days.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const groups = Map.groupBy<string | number, PeriodBar>(inOrder, ({ from }) =>
    period === 'week' ? weekOf(from) : monthOf(from),
  );
  return [...groups.values()].flatMap((bars) => {
    const [first, last] = [bars[0], bars.at(-1)];
    return first === undefined || last === undefined
      ? []
      : [{ from: first.from, to: last.to, ...joinBars(bars) }];
  });
};
