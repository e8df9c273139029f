import {
  AppError,
  type Instant,
  type TradingDate,
  instant,
  isTradingDate,
  kathmanduMinutes,
} from '@chuli/kernel';
import { formatBikramSambat } from '@chuli/market';

/** `2083-05-04`; null for a day outside the Bikram Sambat table, where the first date stands alone. */
export const bikramSambatText = (date: string): string | null => {
  if (!isTradingDate(date)) return null;
  try {
    return formatBikramSambat(date);
  } catch (error) {
    if (error instanceof AppError && error.code === 'market.outside-calendar') return null;
    throw error;
  }
};

const two = (value: number): string => String(value).padStart(2, '0');

/** `13:42:08` in Kathmandu. */
export const kathmanduTime = (at: Instant): string => {
  const minutes = kathmanduMinutes(at);
  const seconds = Math.floor(at / 1000) % 60;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds)}`;
};

/** Reads an ISO moment of the wire, whose microseconds a `Date` cannot hold. */
export const instantOf = (iso: string): Instant => instant(Math.floor(Date.parse(iso)));

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `Aug 2026`. */
export const monthText = (date: TradingDate): string =>
  `${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;

/** `3 s`, `6 min`, `2 h`, `86 days`: how old something is, in the largest unit that fits. */
export const ageText = (seconds: number): string => {
  if (seconds < 90) return `${Math.max(0, Math.round(seconds))} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  if (seconds < 36 * 3600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
};
