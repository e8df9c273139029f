import {
  type Figure,
  RATIOS,
  type Ratio,
  type RatioGroup,
  type RatioId,
  type Reason,
  placesAmong,
  ratiosOf,
  unknown,
} from '@chuli/fundamentals';

/** What a reply tells of one company. */
export type Reported = {
  readonly symbol: string;
  readonly sector_id: number | null;
  readonly ratios: Readonly<Partial<Record<RatioId, number | null>>>;
  readonly why: Readonly<Partial<Record<RatioId, Reason>>>;
};

export type MetricCell = {
  readonly value: number | null;
  /** Why it is unknown; of a value that another source has otherwise, that. */
  readonly why: Reason | null;
  /** Among those that are compared, the best first. */
  readonly place: number | null;
};

/** One ratio of several companies, in their order. */
export type Metric = { readonly ratio: Ratio; readonly cells: readonly MetricCell[] };

/** Groups that every kind of company has; the rest are of one kind. */
const SHARED: ReadonlySet<RatioGroup> = new Set(['worth', 'profit', 'growth', 'debt']);
export type MetricSet = 'all' | 'worth' | 'profit' | 'growth' | 'debt' | 'kind';

export const isInSet = ({ group }: Ratio, set: MetricSet): boolean => {
  if (set === 'all') return true;
  return set === 'kind' ? !SHARED.has(group) : group === set;
};

/** Every ratio that at least one of these companies can have, in the order in which they are shown. */
export const ratiosOfAll = (rows: readonly Pick<Reported, 'sector_id'>[]): readonly Ratio[] => {
  const had = new Set(rows.flatMap(({ sector_id }) => ratiosOf(sector_id).map(({ id }) => id)));
  return RATIOS.filter(({ id }) => had.has(id));
};

const reasonOf = ({ ratios, why }: Reported, id: RatioId): Reason =>
  why[id] ?? (id in ratios ? 'not-reported' : 'not-applicable');

const figureOf = (row: Reported, id: RatioId): Figure => {
  const value = row.ratios[id] ?? null;
  return value === null ? unknown(reasonOf(row, id)) : { value, basis: 'computed', differs: false };
};

export const metricOf = (ratio: Ratio, rows: readonly Reported[]): Metric => {
  const figures = rows.map((row) => figureOf(row, ratio.id));
  const places = placesAmong(ratio, figures);
  return {
    ratio,
    cells: figures.map((figure, at) => ({
      value: figure.value,
      why: figure.value === null ? figure.why : (rows[at]?.why[ratio.id] ?? null),
      place: places[at] ?? null,
    })),
  };
};

export const isKnownOfAny = ({ cells }: Metric): boolean => cells.some(({ value }) => value !== null);

/** Companies of another kind than the first, with how many of the ratios they cannot have. */
export const ofAnotherKind = (
  rows: readonly Reported[],
  ratios: readonly Ratio[],
): { symbol: string; count: number }[] =>
  rows.slice(1).flatMap((row) => {
    const own = new Set(ratiosOf(row.sector_id).map(({ id }) => id));
    const count = ratios.filter(({ id }) => !own.has(id)).length;
    return count === 0 ? [] : [{ symbol: row.symbol, count }];
  });
