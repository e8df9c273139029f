import type { TradingDate } from '@chuli/kernel';
import { nextTradingDay, weekOf } from '@chuli/market';
import type { SeriesBar } from './series-bar.ts';

/** The number of the week or month in which a day lies. */
export type PeriodOf = (on: TradingDate) => number;

const MONTHS = 12;

/** Months are those of the Gregorian calendar, as on the charts. */
export const monthOf: PeriodOf = (on) => Number(on.slice(0, 4)) * MONTHS + Number(on.slice(5, 7)) - 1;

const joined = (days: readonly SeriesBar[], first: SeriesBar, last: SeriesBar): SeriesBar => {
  // A longer bar has no limit of its own.
  const { limit: _, ...candle } = first.candle;
  for (const { candle: day } of days.slice(1)) {
    candle.high = Math.max(candle.high, day.high);
    candle.low = Math.min(candle.low, day.low);
    candle.volume += day.volume;
    candle.amount = candle.amount === null || day.amount === null ? null : candle.amount + day.amount;
  }
  candle.close = last.candle.close;
  candle.market = last.candle.market;
  candle.session = last.candle.session;
  return { ...last, has_open: first.has_open, candle };
};

type Longer = { closed: SeriesBar[]; forming: SeriesBar | null };

/**
 * Longer bars from bars of days, and the one that is not over yet: a period closes with its last session by the
 * calendar, or with the first session of another one where the calendar was wrong.
 */
const longerSeries = (
  daily: readonly SeriesBar[],
  periodOf: PeriodOf,
  today: TradingDate | undefined = daily.at(-1)?.on,
): Longer => {
  const closed: SeriesBar[] = [];
  for (let from = 0; from < daily.length;) {
    const first = daily[from];
    if (first === undefined) break;
    let to = from + 1;
    for (let day = daily[to]; day !== undefined && periodOf(day.on) === periodOf(first.on); day = daily[to])
      to += 1;
    closed.push(joined(daily.slice(from, to), first, daily[to - 1] ?? first));
    from = to;
  }
  const last = closed.at(-1);
  if (last === undefined || today === undefined) return { closed, forming: null };
  const isOver = periodOf(today) > periodOf(last.on) || periodOf(nextTradingDay(today)) > periodOf(last.on);
  return isOver ? { closed, forming: null } : { closed: closed.slice(0, -1), forming: last };
};

export const weeklySeries = (daily: readonly SeriesBar[], today?: TradingDate): Longer =>
  longerSeries(daily, weekOf, today);

export const monthlySeries = (daily: readonly SeriesBar[], today?: TradingDate): Longer =>
  longerSeries(daily, monthOf, today);

/** The last session of a period by the calendar: with its end the period closes, whether a stock traded then or not. */
export const lastDayOf = (on: TradingDate, periodOf: PeriodOf): TradingDate => {
  const period = periodOf(on);
  let last = on;
  for (let next = nextTradingDay(last); periodOf(next) === period; next = nextTradingDay(next)) last = next;
  return last;
};
