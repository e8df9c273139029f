import type { IChartApi } from 'lightweight-charts';
import { type ChartRange, type PriceBar, firstBarOf, placeOf } from './price-bar.ts';

/** The days between which the chart is looked at. */
export type ChartWindow = { from: string; to: string };
/** The same in places of bars, as the library counts: before the first and after the last there is room. */
type ChartPlaces = { from: number; to: number };

type Dated = Pick<PriceBar, 'date'>;

const BARS_AFTER_LAST = 3;
const DAY = 86_400_000;
/** The exchange opens on about 235 days of a year. */
const SESSIONS_A_DAY = 235 / 365;
/** Fewer do not tell how far apart they usually are. */
const TELLING = 20;

const daysOf = (date: string): number => Date.parse(`${date.replace(' ', 'T')}Z`) / DAY;

/** Bars a day, where there are none: what those that are there say. */
const densityOf = (bars: readonly Dated[]): number => {
  const [first, last] = [bars[0], bars.at(-1)];
  const days = first === undefined || last === undefined ? 0 : daysOf(last.date) - daysOf(first.date);
  return bars.length < TELLING || days <= 0 ? SESSIONS_A_DAY : (bars.length - 1) / days;
};

const dateAfter = (date: string, days: number): string =>
  new Date((daysOf(date) + days) * DAY).toISOString().slice(0, 16).replace('T', ' ').slice(0, date.length);

/** Where a day lies among the bars: before the first of them and after the last as far away as time says. */
const placeInTime = (bars: readonly Dated[], date: string): number => {
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const asked = date.slice(0, first.date.length);
  if (asked < first.date) return (daysOf(asked) - daysOf(first.date)) * densityOf(bars);
  if (asked > last.date) return bars.length - 1 + (daysOf(asked) - daysOf(last.date)) * densityOf(bars);
  return placeOf(bars, asked);
};

/** The places of the bars from one day to another. Of bars that begin later the room before them stays empty. */
export const placesOf = (bars: readonly Dated[], { from, to }: ChartWindow): ChartPlaces => {
  const last = bars.length - 1;
  const end = placeInTime(bars, to);
  return { from: placeInTime(bars, from) - 0.5, to: end >= last ? end + BARS_AFTER_LAST : end + 0.5 };
};

/** The days that places stand for: the first and the last of the bars among them, and beyond the bars by time. */
export const windowAt = (bars: readonly Dated[], { from, to }: ChartPlaces): ChartWindow | null => {
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return null;
  const end = bars.length - 1;
  const dateAt = (place: number): string => {
    if (place < 0) return dateAfter(first.date, place / densityOf(bars));
    return place > end ? dateAfter(last.date, (place - end) / densityOf(bars)) : (bars[place]?.date ?? '');
  };
  const isAtEnd = to > end && to <= end + BARS_AFTER_LAST + 0.5;
  return { from: dateAt(Math.ceil(from)), to: isAtEnd ? last.date : dateAt(Math.floor(to)) };
};

export const showWindow = (
  chart: IChartApi,
  bars: readonly PriceBar[],
  range: ChartRange,
  between: ChartWindow | null,
): void => {
  const last = bars.at(-1);
  const whole = { from: bars[firstBarOf(bars, range)]?.date ?? '', to: last?.date ?? '' };
  chart.timeScale().setVisibleLogicalRange(placesOf(bars, between ?? whole));
};

/** The first and the last day in view. */
export const windowOf = (chart: IChartApi, bars: readonly PriceBar[]): ChartWindow | null => {
  const visible = chart.timeScale().getVisibleLogicalRange();
  return visible === null ? null : windowAt(bars, visible);
};

/** Puts a bar in the middle when it is out of view. */
export const bringIntoView = (chart: IChartApi, index: number): void => {
  const visible = chart.timeScale().getVisibleLogicalRange();
  if (visible === null || (index >= visible.from && index <= visible.to)) return;
  const half = (visible.to - visible.from) / 2;
  chart.timeScale().setVisibleLogicalRange({ from: index - half, to: index + half });
};
