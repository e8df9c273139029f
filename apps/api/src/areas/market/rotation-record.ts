import { type Interval, excessInterval, widened } from '@chuli/backtest';
import { QUADRANTS, type ReplyOf, type sectorContracts } from '@chuli/contracts';
import { type TradingDate, dayNumber, halfAway } from '@chuli/kernel';
import type { RotationPoint, RotationWeek } from './rotation.ts';

type RotationRecord = ReplyOf<typeof sectorContracts.sectorRotation>['record'];

/** Fixed before anything was counted, as the benchmark: the mean of all sectors of which both weeks are known. */
const WEEKS_AHEAD = 4;
const SESSIONS_AHEAD = 20;
/** With fewer the mean sector is one or two of them. */
const FEWEST_SECTORS = 5;
const DECIMALS = 2;

export type RotatedSector = {
  readonly weeks: readonly RotationWeek[];
  readonly points: readonly RotationPoint[];
};

type Ahead = { readonly date: TradingDate; readonly quadrant: RotationPoint['quadrant']; excess: number };

/** By week of the market, what each sector gained in the weeks after it; only weeks that are over. */
const gainsOf = (
  { weeks }: RotatedSector,
  placeOf: ReadonlyMap<number, number>,
  lastOver: number,
): Map<number, number> => {
  const byPlace = new Map(weeks.map((week) => [placeOf.get(week.week) ?? -1, week]));
  const gains = new Map<number, number>();
  for (const [place, { week, close }] of byPlace) {
    const later = byPlace.get(place + WEEKS_AHEAD);
    if (later !== undefined && later.week <= lastOver) gains.set(week, (100 * later.close) / close - 100);
  }
  return gains;
};

const casesOf = (
  sectors: readonly RotatedSector[],
  placeOf: ReadonlyMap<number, number>,
  lastOver: number,
): Ahead[] => {
  const gains = sectors.map((sector) => gainsOf(sector, placeOf, lastOver));
  return sectors.flatMap(({ points }, own) =>
    points.flatMap(({ week, date, quadrant }) => {
      const gain = gains[own]?.get(week);
      const all = gains.flatMap((one) => one.get(week) ?? []);
      if (gain === undefined || all.length < FEWEST_SECTORS) return [];
      const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
      return [{ date, quadrant, excess: gain - mean }];
    }),
  );
};

const verdictOf = (interval: Interval | null): RotationRecord['rows'][number]['verdict'] => {
  if (interval === null) return 'too-few';
  if (interval.low > 0) return 'leads';
  return interval.high < 0 ? 'trails' : 'no-evidence';
};

const rowOf = (
  quadrant: RotationPoint['quadrant'],
  cases: readonly Ahead[],
): RotationRecord['rows'][number] => {
  const measured = cases.map(({ date, excess }) => ({
    day: dayNumber(date),
    excess,
    heldSessions: SESSIONS_AHEAD,
  }));
  const mean = cases.reduce((sum, { excess }) => sum + excess, 0) / cases.length;
  const alone = excessInterval(measured);
  const interval = alone === null ? null : widened(alone, mean, QUADRANTS.length);
  return {
    quadrant,
    cases: cases.length,
    mean: cases.length === 0 ? null : halfAway(mean, DECIMALS),
    low: interval === null ? null : halfAway(interval.low, DECIMALS),
    high: interval === null ? null : halfAway(interval.high, DECIMALS),
    verdict: verdictOf(interval),
  };
};

/** What the sectors of each quadrant did in the weeks after, against the mean sector of the same weeks, before costs. */
export const rotationRecord = (
  sectors: readonly RotatedSector[],
  placeOf: ReadonlyMap<number, number>,
  lastOver: number,
): RotationRecord => {
  const cases = casesOf(sectors, placeOf, lastOver);
  const dates = cases.map(({ date }) => date).toSorted();
  return {
    weeks_ahead: WEEKS_AHEAD,
    since: dates[0] ?? null,
    sectors: sectors.filter(({ points }) => points.length > 0).length,
    rows: QUADRANTS.map((quadrant) =>
      rowOf(
        quadrant,
        cases.filter((one) => one.quadrant === quadrant),
      ),
    ),
  };
};
