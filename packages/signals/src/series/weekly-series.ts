import { dayNumber, type TradingDate } from '@chuli/kernel';
import { nextTradingDay } from '@chuli/market';
import type { SeriesBar } from './series-bar.ts';

/** Weeks run from Sunday to Saturday, whichever of their days the exchange opens. 1970-01-04 was a Sunday. */
export const weekOf = (on: TradingDate): number => Math.floor((dayNumber(on) - 3) / 7);

const joined = (days: readonly SeriesBar[], first: SeriesBar, last: SeriesBar): SeriesBar => {
  // A week has no limit of its own.
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

/**
 * Bars of a week from bars of its days, and the week that is not over yet: a week closes with its last session by the
 * calendar, or with the first session of another week where the calendar was wrong.
 */
export const weeklySeries = (
  daily: readonly SeriesBar[],
  today: TradingDate | undefined = daily.at(-1)?.on,
): { closed: SeriesBar[]; forming: SeriesBar | null } => {
  const closed: SeriesBar[] = [];
  for (let from = 0; from < daily.length;) {
    const first = daily[from];
    if (first === undefined) break;
    let to = from + 1;
    for (let day = daily[to]; day !== undefined && weekOf(day.on) === weekOf(first.on); day = daily[to])
      to += 1;
    closed.push(joined(daily.slice(from, to), first, daily[to - 1] ?? first));
    from = to;
  }
  const last = closed.at(-1);
  if (last === undefined || today === undefined) return { closed, forming: null };
  const isOver = weekOf(today) > weekOf(last.on) || weekOf(nextTradingDay(today)) > weekOf(last.on);
  return isOver ? { closed, forming: null } : { closed: closed.slice(0, -1), forming: last };
};
