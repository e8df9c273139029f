import { type TradingDate, dayNumber } from '@chuli/kernel';
import { type BarFigures, joinBars } from './bars.ts';

/** A bar of one or more days, both ends included. */
export type PeriodBar = BarFigures & { readonly from: TradingDate; readonly to: TradingDate };

/** 4 January 1970 was a Sunday. */
const FIRST_SUNDAY = 3;
const DAYS_OF_A_WEEK = 7;

/**
 * Nepal's week begins on Sunday. Under each trading week so far, Sunday to Thursday, Sunday to Friday or Monday to
 * Friday, all its sessions lie between a Sunday and the Saturday after it, also in a week in which the rule changed.
 */
const weekOf = (day: TradingDate): number => Math.floor((dayNumber(day) - FIRST_SUNDAY) / DAYS_OF_A_WEEK);

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
