import {
  type Paisa,
  type TradingDate,
  addDays,
  addYears,
  paisa,
  toRupees,
  percentageChange,
} from '@chuli/kernel';
import { fiscalYearOf } from '@chuli/market';
import type { SeriesPoint } from '@chuli/tape/market';
import { usualBars } from '../../figures/usual-figures.ts';

const WEEKS_52_DAYS = 52 * 7;
/** A stock that trades seldom may have its last price before a day some weeks earlier. */
const SLACK_DAYS = 30;
const YEARS = [1, 3, 5] as const;
const LONGEST_YEARS = 5;

/** What is read for every series: the days of a year, and the last ones before each longer period. */
export const seriesRange = (as_of: TradingDate) => ({
  from: addDays(addYears(as_of, -1), -SLACK_DAYS),
  to: as_of,
  earlier: YEARS.map((years) => addYears(as_of, -years)),
});

/** No price that a period is measured from is older: the longest period, and a year of halted trading. */
export const earliestBase = (as_of: TradingDate): TradingDate => addYears(as_of, -LONGEST_YEARS - 1);

/**
 * The last close against the last one on or before an earlier day. Null when there is none in the year up to that day,
 * and when it has not traded since: a price that nobody paid did not stay the same.
 */
export const changeSince = (
  points: readonly Pick<SeriesPoint, 'traded_on' | 'close'>[],
  day: TradingDate | undefined,
): number | null => {
  const last = points.at(-1);
  if (last === undefined || day === undefined || last.traded_on <= day) return null;
  const base = points.findLast((point) => point.traded_on <= day);
  if (base === undefined || base.traded_on <= addYears(day, -1)) return null;
  return percentageChange(last.close, base.close);
};

const highestOf = (points: readonly SeriesPoint[]): Paisa =>
  paisa(Math.max(...points.map((point) => point.high)));
const lowestOf = (points: readonly SeriesPoint[]): Paisa =>
  paisa(Math.min(...points.map((point) => point.low)));

const twentySessions = (points: readonly SeriesPoint[], age: Parameters<typeof usualBars>[1]) => {
  const bars = usualBars(points, age);
  if (bars === null || bars.length === 0) return { high_20: null, low_20: null };
  return { high_20: toRupees(highestOf(bars)), low_20: toRupees(lowestOf(bars)) };
};

/** The days from which every series is measured, worked out once. */
export type Anchors = {
  as_of: TradingDate;
  /** The sessions of the exchange before the as-of day, oldest first. */
  before: readonly TradingDate[];
  fiscalYear: TradingDate;
  weeks52: TradingDate;
};

/** From the sessions of the exchange, of which the last is the as-of day. */
export const anchorsOf = (sessions: readonly TradingDate[], as_of: TradingDate): Anchors => ({
  as_of,
  before: sessions.slice(0, -1),
  fiscalYear: addDays(fiscalYearOf(as_of).start, -1),
  weeks52: addDays(as_of, -WEEKS_52_DAYS),
});

/**
 * Changes and ranges of one series, its prices adjusted, oldest first; null when it has not traded in 52 weeks. `first` is
 * the day on which it began, where that is known and lies before the points.
 */
export const performanceOf = (points: readonly SeriesPoint[], anchors: Anchors, first?: TradingDate) => {
  const last = points.at(-1);
  const year = points.filter((point) => point.traded_on > anchors.weeks52);
  if (last === undefined || year.length === 0) return null;
  const [highest, lowest] = [highestOf(year), lowestOf(year)];
  const back = (count: number) => changeSince(points, anchors.before.at(-count));
  const yearsBack = (years: (typeof YEARS)[number]) => changeSince(points, addYears(anchors.as_of, -years));
  return {
    traded_on: last.traded_on,
    close: toRupees(last.close),
    change_1: back(1),
    change_5: back(5),
    change_20: back(20),
    change_60: back(60),
    change_fiscal_year: changeSince(points, anchors.fiscalYear),
    change_1_year: yearsBack(1),
    change_3_years: yearsBack(3),
    change_5_years: yearsBack(5),
    ...twentySessions(points, { before: anchors.before, first }),
    high_52_weeks: toRupees(highest),
    low_52_weeks: toRupees(lowest),
    from_high_52_weeks: percentageChange(last.close, highest),
    from_low_52_weeks: percentageChange(last.close, lowest),
  };
};
