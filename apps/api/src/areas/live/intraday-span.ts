import { AppError, type TradingDate, atKathmandu, daysBetween, instant, kathmanduDate } from '@chuli/kernel';

/** Days to be read, and which bars of them by their begin in Unix seconds; or why there are none. */
export type IntradaySpan = {
  from: TradingDate;
  to: TradingDate;
  first: number;
  last: number;
  resolution: number;
  reason: 'after-as-of' | 'visitor-limit' | null;
};

/** Bars that begin between two moments, both included, Unix seconds. */
export type SpanAsked = { first: number; last: number; resolution: number };

/** What may be read: no later day than `as_of`, no earlier one than `open_from`. */
export type SpanLimits = { as_of: TradingDate; open_from: TradingDate | null };

const DAY_MINUTES = 24 * 60;
const MONTH_DAYS = 31;
const YEAR_DAYS = 366;

const midnightOf = (date: TradingDate): number => atKathmandu(date, 0) / 1_000;
const dayOf = (seconds: number): TradingDate => kathmanduDate(instant(seconds * 1_000));

/** The last second of a day. */
export const endOfDay = (date: TradingDate): number => atKathmandu(date, DAY_MINUTES) / 1_000 - 1;

export const wholeDay = (date: TradingDate): { first: number; last: number } => ({
  first: midnightOf(date),
  last: endOfDay(date),
});

/** The begin of the bar that holds a moment. */
export const barStart = (seconds: number, resolution: number): number => {
  const midnight = midnightOf(dayOf(seconds));
  const length = resolution * 60;
  return midnight + Math.floor((seconds - midnight) / length) * length;
};

/** A month of minute bars is 5,000 rows; a longer question is refused instead of cut without a word. */
const longestDays = (resolution: number): number => Math.min(MONTH_DAYS * resolution, YEAR_DAYS);

export const spanOf = (asked: SpanAsked, { as_of, open_from }: SpanLimits): IntradaySpan => {
  const { resolution } = asked;
  if (asked.first > asked.last) {
    throw new AppError('input.invalid-range', { from: asked.first, to: asked.last });
  }
  const whole = { from: dayOf(asked.first), to: dayOf(asked.last), ...asked };
  if (whole.from > as_of) return { ...whole, reason: 'after-as-of' };
  if (open_from !== null && whole.to < open_from) return { ...whole, reason: 'visitor-limit' };
  const last = Math.min(asked.last, endOfDay(as_of));
  const first = open_from === null ? asked.first : Math.max(asked.first, midnightOf(open_from));
  const [from, to] = [dayOf(first), dayOf(last)];
  const longest = longestDays(resolution);
  if (daysBetween(from, to) >= longest) {
    const problem = `At most ${longest} days in bars of ${resolution} minutes.`;
    throw new AppError('input.invalid', { problems: [{ parameter: 'from', problem }] });
  }
  return { from, to, first, last, resolution, reason: null };
};
