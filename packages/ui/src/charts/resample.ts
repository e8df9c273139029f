import type { PriceBar } from './price-bar.ts';

export const INTERVALS = ['D', 'W', 'M'] as const;
export type Interval = (typeof INTERVALS)[number];

const DAY = 86_400_000;
/** 1970-01-01 was a Thursday, four days after a Sunday. */
const DAYS_AFTER_SUNDAY = 4;

/**
 * Weeks are those of the calendar, Sunday to Saturday: whichever days the exchange has opened on over the years, Sunday
 * to Thursday or Monday to Friday, no trading week reaches over a Saturday.
 */
const weekOf = (date: string): string =>
  String(Math.floor((Date.parse(`${date}T00:00:00Z`) / DAY + DAYS_AFTER_SUNDAY) / 7));

const PERIOD_OF: Record<Exclude<Interval, 'D'>, (date: string) => string> = {
  W: weekOf,
  M: (date) => date.slice(0, 7),
};

export const isSamePeriod = (one: string, other: string, interval: Interval): boolean =>
  interval === 'D' ? one === other : PERIOD_OF[interval](one) === PERIOD_OF[interval](other);

/** What one day did not say, the week cannot know either. */
const together = (
  values: readonly (number | null)[],
  join: (one: number, other: number) => number,
): number | null => values.reduce((one, other) => (one === null || other === null ? null : join(one, other)));

const merge = (days: readonly [PriceBar, ...PriceBar[]]): PriceBar => {
  const last = days.at(-1) ?? days[0];
  return {
    date: last.date,
    open: days[0].open,
    high: together(
      days.map((day) => day.high),
      Math.max,
    ),
    low: together(
      days.map((day) => day.low),
      Math.min,
    ),
    close: last.close,
    volume: together(
      days.map((day) => day.volume),
      (one, other) => one + other,
    ),
    change: days.reduce((growth, { change }) => growth * (1 + change), 1) - 1,
  };
};

/** Daily bars as weeks or months, each dated by its last session; the last one may still be forming. */
export const resample = (bars: readonly PriceBar[], interval: Interval): readonly PriceBar[] => {
  if (interval === 'D') return bars;
  const periodOf = PERIOD_OF[interval];
  const merged: PriceBar[] = [];
  let days: [PriceBar, ...PriceBar[]] | null = null;
  let period = '';
  for (const bar of bars) {
    const next = periodOf(bar.date);
    if (days !== null && next === period) days.push(bar);
    else {
      if (days !== null) merged.push(merge(days));
      days = [bar];
      period = next;
    }
  }
  if (days !== null) merged.push(merge(days));
  return merged;
};
