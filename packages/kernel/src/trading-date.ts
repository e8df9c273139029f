import type { Branded } from './branded.ts';
import { AppError } from './app-error.ts';

/** A calendar day in Kathmandu, `YYYY-MM-DD`. Never an instant: a session belongs to a day, whatever the clock of the server says. */
export type TradingDate = Branded<string, 'TradingDate'>;

const DAY_MS = 86_400_000;

export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A date that exists in the Gregorian calendar: `2026-02-30` does not. */
export const isTradingDate = (text: string): text is TradingDate => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
};

export const tradingDate = (text: string): TradingDate => {
  if (!isTradingDate(text)) throw new AppError('input.invalid-date', { text });
  return text;
};

/** Days since 1970-01-01, for arithmetic on calendar days. */
export const dayNumber = (date: TradingDate): number => Date.parse(date) / DAY_MS;

export const dateOfDayNumber = (day: number): TradingDate =>
  new Date(day * DAY_MS).toISOString().slice(0, 10) as TradingDate;

export const addDays = (date: TradingDate, days: number): TradingDate =>
  dateOfDayNumber(dayNumber(date) + days);

export const daysBetween = (from: TradingDate, to: TradingDate): number => dayNumber(to) - dayNumber(from);

export const addYears = (date: TradingDate, years: number): TradingDate => {
  const year = Number(date.slice(0, 4)) + years;
  const sameDay = `${String(year).padStart(4, '0')}${date.slice(4)}`;
  return isTradingDate(sameDay) ? sameDay : tradingDate(`${sameDay.slice(0, 4)}-02-28`);
};

export const weekday = (date: TradingDate): Weekday =>
  WEEKDAYS[(((dayNumber(date) + 4) % 7) + 7) % 7] as Weekday;
