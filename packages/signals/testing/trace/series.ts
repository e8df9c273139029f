import type { TradingDate } from '@chuli/kernel';
import type { RawBar, RawHour } from '../../src/index.ts';
import type { Bar } from './bars.ts';

type Adjustment = { ex_on: TradingDate; factor: number };

/** Of a bonus or right share the price of one share falls by the factor; times the product since, it goes on. */
const factorOn = (day: TradingDate, adjustments: readonly Adjustment[]): number =>
  adjustments.reduce((product, { ex_on, factor }) => (ex_on <= day ? product / factor : product), 1);

/** Without an opening price the close before stands for it, on the scale of the day, within its high and low. */
const opened = ({ open, high, low, close }: RawBar, before: number | null): number =>
  open ?? Math.min(high, Math.max(low, before ?? close));

/** Days with a trade, on sessions that were held; prices on the scale of the first day. */
export const dailyBars = (
  days: readonly RawBar[],
  adjustments: readonly Adjustment[],
  sessions: ReadonlySet<TradingDate>,
): Bar[] => {
  const traded = days.filter(({ traded_on, volume }) => volume > 0 && sessions.has(traded_on));
  return traded.map((day, at) => {
    const factor = factorOn(day.traded_on, adjustments);
    const last = traded[at - 1];
    const between = adjustments.filter(({ ex_on }) => last !== undefined && ex_on > last.traded_on);
    const before = last === undefined ? null : last.close / factorOn(day.traded_on, between);
    return {
      on: day.traded_on,
      ends_at: null,
      raw_close: day.close,
      factor,
      open: (opened(day, before) / 100) * factor,
      high: (day.high / 100) * factor,
      low: (day.low / 100) * factor,
      close: (day.close / 100) * factor,
      volume: day.volume / factor,
    };
  });
};

const DAY = 86_400_000;
/** 1970 began on a Thursday; weeks begin on Sunday. */
const weekOf = (on: TradingDate): number => Math.floor((Date.parse(on) / DAY + 4) / 7);

/** The days of each week as one bar, under the date of its last. */
export const weeklyBars = (daily: readonly Bar[]): Bar[] =>
  [...Map.groupBy(daily, ({ on }) => weekOf(on)).values()].flatMap((days) => {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [
      {
        ...last,
        open: first.open,
        high: Math.max(...days.map(({ high }) => high)),
        low: Math.min(...days.map(({ low }) => low)),
        volume: days.reduce((sum, { volume }) => sum + volume, 0),
      },
    ];
  });

/** Hours of the sessions that have a daily bar, on its scale. */
export const hourlyBars = (hours: readonly RawHour[], daily: readonly Bar[]): Bar[] =>
  hours.flatMap((hour) => {
    const factor = daily.find(({ on }) => on === hour.traded_on)?.factor;
    if (factor === undefined) return [];
    return [
      {
        on: hour.traded_on,
        ends_at: hour.ends_at,
        raw_close: hour.close,
        factor,
        open: (hour.open / 100) * factor,
        high: (hour.high / 100) * factor,
        low: (hour.low / 100) * factor,
        close: (hour.close / 100) * factor,
        volume: hour.volume / factor,
      },
    ];
  });
