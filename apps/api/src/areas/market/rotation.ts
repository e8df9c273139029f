import type { QUADRANTS } from '@chuli/contracts';
import { type TradingDate, halfAway } from '@chuli/kernel';
import { weekOf } from '@chuli/market';

export type Quadrant = (typeof QUADRANTS)[number];

type Close = { readonly traded_on: TradingDate; readonly close: number };

/** A week of a sector beside that of the market, both at the last session that has a value of each. */
export type RotationWeek = {
  readonly week: number;
  readonly date: TradingDate;
  readonly close: number;
  readonly nepse: number;
};

export type RotationPoint = {
  readonly week: number;
  readonly date: TradingDate;
  readonly strength: number;
  readonly momentum: number;
  readonly quadrant: Quadrant;
};

const STRENGTH_WEEKS = 26;
const MOMENTUM_WEEKS = 13;
/** Weeks of the market without a value of the sector, after which its history begins anew. */
const LONGEST_HOLE = 4;
const DECIMALS = 4;

/** The mean of each value and those before it; none before there are as many. */
const meansOf = (values: readonly number[], length: number): (number | null)[] => {
  let sum = 0;
  return values.map((value, at) => {
    sum += value - (at < length ? 0 : (values[at - length] ?? 0));
    return at + 1 < length ? null : sum / length;
  });
};

/** Each value in percent of the mean of itself and those before it. */
const againstMean = (values: readonly number[], length: number): (number | null)[] =>
  meansOf(values, length).map((mean, at) => (mean === null ? null : (100 * (values[at] ?? 0)) / mean));

export const quadrantOf = (strength: number, momentum: number): Quadrant => {
  if (strength >= 100) return momentum >= 100 ? 'leading' : 'weakening';
  return momentum >= 100 ? 'improving' : 'lagging';
};

/** Oldest first. */
export const rotationWeeks = (sector: readonly Close[], nepse: readonly Close[]): RotationWeek[] => {
  const market = new Map(nepse.map(({ traded_on, close }) => [traded_on, close]));
  const weeks = new Map<number, RotationWeek>();
  for (const { traded_on, close } of sector) {
    const beside = market.get(traded_on);
    const week = weekOf(traded_on);
    if (beside !== undefined) weeks.set(week, { week, date: traded_on, close, nepse: beside });
  }
  return [...weeks.values()];
};

/** A mean over a hole would be of two times: what lies before a long one is left alone. */
const stretchesOf = (
  weeks: readonly RotationWeek[],
  placeOf: ReadonlyMap<number, number>,
): RotationWeek[][] => {
  const stretches: RotationWeek[][] = [];
  let last: number | null = null;
  for (const week of weeks) {
    const place = placeOf.get(week.week) ?? 0;
    if (last === null || place - last > LONGEST_HOLE + 1) stretches.push([]);
    stretches.at(-1)?.push(week);
    last = place;
  }
  return stretches;
};

const pointsOf = (weeks: readonly RotationWeek[]): RotationPoint[] => {
  const relative = weeks.map(({ close, nepse }) => (100 * close) / nepse);
  const known = againstMean(relative, STRENGTH_WEEKS).flatMap((strength, at) => {
    const week = weeks[at];
    return strength === null || week === undefined ? [] : [{ ...week, strength }];
  });
  const momenta = againstMean(
    known.map(({ strength }) => strength),
    MOMENTUM_WEEKS,
  );
  return known.flatMap(({ week, date, strength: exact }, at) => {
    const own = momenta[at] ?? null;
    if (own === null) return [];
    const [strength, momentum] = [halfAway(exact, DECIMALS), halfAway(own, DECIMALS)];
    return [{ week, date, strength, momentum, quadrant: quadrantOf(strength, momentum) }];
  });
};

/** Weeks of the market in their order: holidays of a whole week are no hole. */
export const placesOfWeeks = (nepse: readonly Close[]): Map<number, number> =>
  new Map([...new Set(nepse.map(({ traded_on }) => weekOf(traded_on)))].map((week, place) => [week, place]));

/** Strength and momentum of a sector in every week in which they are known, oldest first. */
export const rotationOf = (
  weeks: readonly RotationWeek[],
  placeOf: ReadonlyMap<number, number>,
): RotationPoint[] => stretchesOf(weeks, placeOf).flatMap(pointsOf);
