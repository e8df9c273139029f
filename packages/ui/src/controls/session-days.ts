import type { TradingDate } from '@chuli/kernel';
import { lastDashainBy } from '@chuli/market';
import type { Phrase } from '@chuli/language';
import { addMonths, monthDays, monthOf } from './month-days.ts';
import { neighbours } from './neighbours.ts';

/** The first and the last of some sessions, in any order; null without any. */
export const spanOf = (
  sessions: readonly TradingDate[],
): { first: TradingDate; last: TradingDate } | null => {
  const sorted = [...sessions].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
};

/** The day, or the last session before it. Before the first one known nobody can say: the day itself. */
export const sessionBy = (sessions: readonly TradingDate[], day: TradingDate): TradingDate =>
  sessions.includes(day) ? day : (neighbours(sessions, day).before ?? day);

/** The same day of an earlier month, or the last one of a month that is shorter. */
const monthsBefore = (day: TradingDate, count: number): TradingDate => {
  const days = monthDays(addMonths(monthOf(day), -count));
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day;
};

export type QuickDate = { label: Phrase; date: TradingDate };

/** Days that are often looked back to, counted from the last session; only those of which the session is known. */
export const quickDates = (sessions: readonly TradingDate[]): QuickDate[] => {
  const span = spanOf(sessions);
  if (span === null) return [];
  const { first, last } = span;
  const dashain = lastDashainBy(last);
  const choices: { label: Phrase; date: TradingDate | null }[] = [
    { label: '1 month ago', date: sessionBy(sessions, monthsBefore(last, 1)) },
    { label: '1 year ago', date: sessionBy(sessions, monthsBefore(last, 12)) },
    { label: 'Before Dashain', date: dashain === null ? null : neighbours(sessions, dashain).before },
  ];
  return choices.flatMap(({ label, date }) => (date === null || date < first ? [] : [{ label, date }]));
};
