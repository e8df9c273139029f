import { AppError, type TradingDate, addDays, weekday } from '@chuli/kernel';
import { CLOSURES, OBSERVED_CLOSURES } from './closures.ts';
import { HOLIDAYS } from './holidays.ts';
import { TRADING_WEEK } from './trading-week.ts';

/**
 * Sessions outside the ordinary week or on a listed holiday. None is seen from 2012 to August 2026;
 * one that is announced gets a row here.
 */
export const UNSCHEDULED_SESSIONS: readonly { date: TradingDate; reason: string; source: string }[] = [];

const sessions = new Set(UNSCHEDULED_SESSIONS.map((row) => row.date));
const holidayNames = new Map(HOLIDAYS.map((row) => [row.date, row.name]));
const observed = new Set(
  Object.entries(OBSERVED_CLOSURES).flatMap(([year, days]) => days.map((day) => `${year}-${day}`)),
);

/**
 * Why the market opens or stays shut: `session`, `weekend`, `holiday: …` or `closure: …`.
 * Before 2012 nothing but the week is known, so holidays of those years read `session`.
 */
export const tradingDayReason = (date: TradingDate): string => {
  if (sessions.has(date)) return 'session';
  if (!TRADING_WEEK.on(date).includes(weekday(date))) return 'weekend';
  const holiday = holidayNames.get(date);
  if (holiday !== undefined) return `holiday: ${holiday}`;
  const closure = CLOSURES.find((row) => row.from <= date && date <= row.to);
  if (closure !== undefined) return `closure: ${closure.reason}`;
  return observed.has(date) ? 'closure: no trade on this weekday' : 'session';
};

export const isTradingDay = (date: TradingDate): boolean => tradingDayReason(date) === 'session';

/** Longer than any closure: the lockdown of 2020 lasted seven weeks. */
const LONGEST_SEARCH_DAYS = 400;

const step = (date: TradingDate, direction: 1 | -1): TradingDate => {
  for (let distance = 1; distance <= LONGEST_SEARCH_DAYS; distance++) {
    const day = addDays(date, direction * distance);
    if (isTradingDay(day)) return day;
  }
  throw new AppError('market.no-session', { date });
};

/** The first session after this day. */
export const nextTradingDay = (date: TradingDate): TradingDate => step(date, 1);

/** The last session before this day. */
export const previousTradingDay = (date: TradingDate): TradingDate => step(date, -1);

/** Every session from one day to the other, both included. */
export const tradingDaysBetween = (from: TradingDate, to: TradingDate): TradingDate[] => {
  const days: TradingDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isTradingDay(day)) days.push(day);
  return days;
};

/** The session `count` sessions after this day, or before it when negative. Zero gives the day itself. */
export const addTradingDays = (date: TradingDate, count: number): TradingDate => {
  let day = date;
  for (let left = Math.abs(count); left > 0; left--) day = step(day, count > 0 ? 1 : -1);
  return day;
};
