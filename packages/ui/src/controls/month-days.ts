import { type TradingDate, addDays, tradingDate, weekday } from '@chuli/kernel';

export const WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

export type Month = { year: number; month: number };

export const monthOf = (date: TradingDate): Month => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
});

export const addMonths = ({ year, month }: Month, count: number): Month => {
  const index = year * 12 + (month - 1) + count;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
};

export const firstOfMonth = ({ year, month }: Month): TradingDate =>
  tradingDate(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`);

/** The days of a month. */
export const monthDays = (month: Month): TradingDate[] => {
  const after = firstOfMonth(addMonths(month, 1));
  const days: TradingDate[] = [];
  for (let day = firstOfMonth(month); day < after; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Where the first day of a month stands in a week that begins with Sunday, counted from 1. */
export const firstColumn = (month: Month): number => WEEK.indexOf(weekday(firstOfMonth(month))) + 1;
