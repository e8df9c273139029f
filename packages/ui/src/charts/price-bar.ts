import type { Time, UTCTimestamp } from 'lightweight-charts';

export type PriceBar = {
  /** The day, or within a session its minute: `2024-06-10 11:15`. */
  date: string;
  /** Null where no source has a trustworthy opening price. */
  open: number | null;
  /** Null where only closes are known, as for old index values. */
  high: number | null;
  low: number | null;
  close: number;
  volume: number | null;
  /** As a part of the close before: 0.01 is one percent up. */
  change: number;
};

/**
 * How a signal stands at its bar: a letter in a circle, under the bar when it points up and above it when it points
 * down; filled when it holds, hollow when it is weak or not yet certain. One that points nowhere stands above the bar,
 * without colour: something is to be known about the bar itself.
 */
export type SignalSign = { letter: string; isFilled: boolean; direction: 'up' | 'down' | 'none' };

/** Something that happened on a day: a short word on the chart, and more in the card that opens on it. */
export type PriceMark = {
  date: string;
  text: string;
  /** Drawn instead of the square with the word. */
  sign?: SignalSign;
  details?: readonly { label: string; value: string }[];
  /** What it did, in a sentence. */
  note?: string;
};

export const RANGES = ['3M', '6M', '1Y', '5Y', 'All'] as const;
export type ChartRange = (typeof RANGES)[number];

const MONTHS: Record<ChartRange, number | null> = { '3M': 3, '6M': 6, '1Y': 12, '5Y': 60, All: null };

/** The day so many months earlier, the last of the month where that one is shorter. */
const monthsBefore = (date: string, months: number): string => {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = Math.min(Number(date.slice(8)), lastDay);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
};

/** The first day of a range that ends on a day; null where it reaches back to the first bar. */
export const rangeBegins = (date: string, range: ChartRange): string | null => {
  const months = MONTHS[range];
  return months === null ? null : monthsBefore(date, months);
};

/** The place of the first bar on or after a day: as many as there are bars when none is. */
export const placeOf = (bars: readonly { date: string }[], date: string): number => {
  let [low, high] = [0, bars.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((bars[middle]?.date ?? '') < date) low = middle + 1;
    else high = middle;
  }
  return low;
};

const DAY_LENGTH = 'YYYY-MM-DD'.length;
/** As many as can be told apart on a desk. */
const MINUTES_IN_VIEW = 180;

export const dayOf = (date: string): string => date.slice(0, DAY_LENGTH);

const isOfMinutes = (date: string): boolean => date.length > DAY_LENGTH;

/**
 * The time of a bar as the chart library takes it. A minute in Kathmandu is written as if it were of Greenwich: the
 * library knows no other clock.
 */
export const timeOf = (date: string): Time =>
  isOfMinutes(date) ? ((Date.parse(`${date.replace(' ', 'T')}Z`) / 1_000) as UTCTimestamp) : date;

/** The first bar that a range shows, counted back from the last bar; of minutes the last ones, whatever the range. */
export const firstBarOf = (bars: readonly { date: string }[], range: ChartRange): number => {
  const months = MONTHS[range];
  const last = bars.at(-1);
  if (last !== undefined && isOfMinutes(last.date)) return Math.max(0, bars.length - MINUTES_IN_VIEW);
  return months === null || last === undefined ? 0 : placeOf(bars, monthsBefore(last.date, months));
};

/** The bar on a day, or the first one after it: an ex-date may fall on a day without trades. Null outside the bars. */
export const barAtOrAfter = (bars: readonly { date: string }[], date: string): number | null => {
  const first = bars[0];
  // A minute is somewhere in its day.
  const asked = first === undefined ? date : date.slice(0, first.date.length);
  if (first === undefined || (asked < first.date && asked !== dayOf(first.date))) return null;
  const index = placeOf(bars, asked);
  return index === bars.length ? null : index;
};
