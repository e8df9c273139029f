import type { Branded } from './branded.ts';
import { AppError } from './app-error.ts';
import { type TradingDate, dateOfDayNumber } from './trading-date.ts';

/** A moment, in milliseconds since 1970 UTC. */
export type Instant = Branded<number, 'Instant'>;

/** Nepal Standard Time is UTC+05:45 all year; there is no daylight saving. */
export const KATHMANDU_OFFSET_MS = (5 * 60 + 45) * 60_000;

const DAY_MS = 86_400_000;

export const instant = (ms: number): Instant => {
  if (!Number.isSafeInteger(ms)) throw new AppError('input.invalid', { ms });
  return ms as Instant;
};

/** The calendar day in Kathmandu at this moment. */
export const kathmanduDate = (at: Instant): TradingDate =>
  dateOfDayNumber(Math.floor((at + KATHMANDU_OFFSET_MS) / DAY_MS));

/** Minutes since midnight in Kathmandu at this moment. */
export const kathmanduMinutes = (at: Instant): number =>
  Math.floor(((((at + KATHMANDU_OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS) / 60_000);

/** The moment at which the clock in Kathmandu shows `minutes` past midnight of `date`. */
export const atKathmandu = (date: TradingDate, minutes: number): Instant =>
  instant(Date.parse(date) + minutes * 60_000 - KATHMANDU_OFFSET_MS);
