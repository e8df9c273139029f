import type { TradingDate } from '@chuli/kernel';
import { HOLIDAYS } from './holidays.ts';

/** With which the long closure begins. Ghatasthapana, a week earlier, is a day off by itself. */
const FIRST_DAYS = ['Fulpati', 'Maha Ashtami', 'Dashain'];

/** The day on which the Dashain closure began that came last up to a day; null before the first named one, of 2022. */
export const lastDashainBy = (date: TradingDate): TradingDate | null => {
  const days = HOLIDAYS.filter(({ name }) => FIRST_DAYS.some((first) => name.startsWith(first)))
    .map((holiday) => holiday.date)
    .sort();
  const firstOfYear = days.filter((day, at) => day.slice(0, 4) !== days[at - 1]?.slice(0, 4));
  return firstOfYear.findLast((day) => day <= date) ?? null;
};
