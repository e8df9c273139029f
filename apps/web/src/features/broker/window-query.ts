import { type TradingDate, atKathmandu } from '@chuli/kernel';

/** Parts of a session, by what the reader calls them. */
export const WINDOWS = ['all', 'first', 'last', '60', '30', '15'] as const;
export type Window = (typeof WINDOWS)[number];

const OPENS = 11 * 60;
const CLOSES = 15 * 60;
const HOUR = 60;

const seconds = (date: TradingDate, minutes: number): number => atKathmandu(date, minutes) / 1_000;

/** From the first moment up to the second; nothing is said of the whole session. */
export const windowQuery = (
  window: Window,
  date: TradingDate,
  now: number,
): { from_timestamp?: number; to_timestamp?: number } => {
  const [opens, closes] = [seconds(date, OPENS), seconds(date, CLOSES)];
  if (window === 'all') return {};
  if (window === 'first') return { from_timestamp: opens, to_timestamp: opens + HOUR * 60 };
  if (window === 'last') return { from_timestamp: closes - HOUR * 60, to_timestamp: closes };
  const end = Math.min(closes, Math.max(opens, now));
  return { from_timestamp: end - Number(window) * 60, to_timestamp: end };
};
