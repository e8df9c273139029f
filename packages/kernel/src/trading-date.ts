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

const ZERO = '0'.charCodeAt(0);
const digits = (text: string, from: number, to: number): number => {
  let number = 0;
  for (let at = from; at < to; at += 1) number = 10 * number + text.charCodeAt(at) - ZERO;
  return number;
};

/** Days from 0000-03-01 to 1970-01-01. */
const DAYS_TO_1970 = 719_468;

/**
 * Days since 1970-01-01, for arithmetic on calendar days. Years are taken to begin in March, so that the leap day is
 * their last; histories of a whole market count a million days, and this takes less than a third of parsing a date.
 */
export const dayNumber = (date: TradingDate): number => {
  const month = digits(date, 5, 7);
  const year = digits(date, 0, 4) - (month > 2 ? 0 : 1);
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + digits(date, 8, 10) - 1;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return 365 * year + leapDays + dayOfYear - DAYS_TO_1970;
};

const writeDay = (day: number): TradingDate =>
  new Date(day * DAY_MS).toISOString().slice(0, 10) as TradingDate;

/** Two hundred years from 1970 on: histories of a whole market write each of their days hundreds of times. */
const KEPT_DAYS = 73_050;
const written: TradingDate[] = [];

export const dateOfDayNumber = (day: number): TradingDate => {
  if (!Number.isInteger(day) || day < 0 || day >= KEPT_DAYS) return writeDay(day);
  written[day] ??= writeDay(day);
  return written[day];
};

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
