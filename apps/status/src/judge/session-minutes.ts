import { type TradingDate, atKathmandu, instant, kathmanduDate } from '@chuli/kernel';
import { isTradingDay, previousTradingDay, sessionHours } from '@chuli/market';

const MINUTE_MS = 60_000;

export const minuteOf = (ms: number): number => Math.floor(ms / MINUTE_MS);

export const dayOf = (at: number): TradingDate => kathmanduDate(instant(at * MINUTE_MS));

/** The minutes of a session: the first, and the one after the last. */
export const minutesOf = (day: TradingDate): { readonly from: number; readonly to: number } => {
  const { from, to } = sessionHours(day);
  return { from: minuteOf(atKathmandu(day, from)), to: minuteOf(atKathmandu(day, to)) };
};

type Span = { readonly day: TradingDate; readonly from: number; readonly to: number };

/** The session of a day, once a day: a history has a hundred thousand minutes, and asks for each. */
const spans = new Map<TradingDate, Span | null>();

const spanOf = (day: TradingDate): Span | null => {
  let span = spans.get(day);
  if (span === undefined) {
    span = isTradingDay(day) ? { day, ...minutesOf(day) } : null;
    spans.set(day, span);
  }
  return span;
};

/** The session in which a minute lies, by the calendar alone; null outside of all. */
export const sessionAt = (at: number): TradingDate | null => {
  const span = spanOf(dayOf(at));
  return span !== null && at >= span.from && at < span.to ? span.day : null;
};

/** The last sessions by the calendar that have begun, oldest first. */
export const lastSessions = (at: number, count: number): TradingDate[] => {
  const today = dayOf(at);
  let day = isTradingDay(today) && minutesOf(today).from <= at ? today : previousTradingDay(today);
  const days: TradingDate[] = [];
  while (days.length < count) {
    days.push(day);
    day = previousTradingDay(day);
  }
  return days.reverse();
};
