import { type PriceBar, dayOf, placeOf } from './price-bar.ts';
import { type Interval, isSamePeriod } from './resample.ts';

/** How long a bar is: of days, or so many minutes. */
export type BarSpan = Interval | number;

type Dated = Pick<PriceBar, 'date'>;

const MINUTE = 60_000;

const instantOf = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}Z`);

/** A minute lies in the bar that began last, if that was not longer ago than a bar lasts. */
const minutesHolding = (bars: readonly Dated[], moment: string, minutes: number): number | null => {
  const isDay = moment === dayOf(moment);
  // A longer bar is known by its end: of a day that is the last bar of the session.
  const next = placeOf(bars, isDay ? `${moment} 24:00` : `${moment}~`);
  const bar = bars[next - 1];
  if (bar === undefined || dayOf(bar.date) !== dayOf(moment)) return null;
  return isDay || instantOf(moment) - instantOf(bar.date) < minutes * MINUTE ? next - 1 : null;
};

/**
 * The bar within which a moment lies, a day or one of its minutes; null where the stock has none. Weeks and months are
 * dated by their last session: the one that holds a day is the first on or after it, or the last before it where nothing
 * was traded up to the end of the period.
 */
export const barHolding = (bars: readonly Dated[], moment: string, span: BarSpan): number | null => {
  if (typeof span === 'number') return minutesHolding(bars, moment, span);
  const day = dayOf(moment);
  const place = placeOf(bars, day);
  const holder = [place, place - 1].find((index) => {
    const bar = bars[index];
    return bar !== undefined && isSamePeriod(bar.date, day, span);
  });
  return holder ?? null;
};
