import type { RowOf } from '@chuli/contracts';
import type { FloatClass } from '../../shared/market/float-classes.ts';

export type CapRow = RowOf<'/data/market-cap/'>;
export type CapBy = 'market' | 'float';

export type CapitalRow = CapRow & {
  /** Percent of what all ordinary shares are worth, alone and with all larger ones; null where nobody knows. */
  share: number | null;
  cumulative: number | null;
  /** Public shares in percent of the listed ones. */
  float_percent: number | null;
  /** Sessions of the average turnover in which the float would change hands once. */
  days_to_turn: number | null;
};

const CAPS = { market: 'market_cap', float: 'float_cap' } as const;

export const capOf = (row: CapRow, by: CapBy): number | null => row[CAPS[by]];

/** Ordinary shares that trade: promoter shares, funds and debentures are other claims on the same companies. */
const isCounted = ({ instrument, status }: CapRow): boolean => instrument === 'Equity' && status === 'Active';

export type Ranked = { symbol: string; cap: number; cumulative: number };

/** Companies from the largest on, each with what it and all larger ones are of the whole, in percent. */
export const rankedCaps = (rows: readonly CapRow[], by: CapBy): Ranked[] => {
  const known = rows
    .filter(isCounted)
    .map((row) => ({ symbol: row.symbol, cap: capOf(row, by) ?? 0 }))
    .filter(({ cap }) => cap > 0)
    .toSorted((a, b) => b.cap - a.cap || (a.symbol < b.symbol ? -1 : 1));
  const total = known.reduce((sum, { cap }) => sum + cap, 0);
  let run = 0;
  return known.map(({ symbol, cap }) => {
    run += cap;
    return { symbol, cap, cumulative: (100 * run) / total };
  });
};

/** How many companies have no figure to be ranked by. */
export const unrankedCount = (rows: readonly CapRow[], by: CapBy): number =>
  rows.filter((row) => isCounted(row) && capOf(row, by) === null).length;

/** How many of the largest companies are so many percent of the whole. */
export const companiesFor = (ranked: readonly Ranked[], percent: number): number =>
  ranked.findIndex(({ cumulative }) => cumulative >= percent) + 1;

const shareOf = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : (100 * part) / whole;

type Averages = readonly { symbol: string; average_amount_20: number | null }[];

/** The rows of the call with what each is of the whole, and how long its float lasts. */
export const capitalRows = (rows: readonly CapRow[], averages: Averages, by: CapBy): CapitalRow[] => {
  const ranked = rankedCaps(rows, by);
  const places = new Map(ranked.map((one) => [one.symbol, one]));
  const total = ranked.reduce((sum, { cap }) => sum + cap, 0);
  const usual = new Map(averages.map(({ symbol, average_amount_20 }) => [symbol, average_amount_20]));
  return rows.map((row) => {
    const place = places.get(row.symbol);
    const average = usual.get(row.symbol) ?? null;
    return {
      ...row,
      share: place === undefined ? null : (100 * place.cap) / total,
      cumulative: place?.cumulative ?? null,
      float_percent: shareOf(row.public_shares, row.listed_shares),
      days_to_turn:
        average === null || average === 0 || row.float_cap === null
          ? null
          : Math.round(row.float_cap / average),
    };
  });
};

type Asked = {
  reply: { rows: readonly CapRow[] };
  also: { performance?: { rows: Averages } | undefined };
  values: { category: FloatClass | 'all' };
};

/** The rows of a class, or of all with and without one. */
export const byMarketCap = ({
  reply,
  also,
  values,
}: Asked & { values: { by: CapBy; category: FloatClass | 'all' } }): CapitalRow[] =>
  capitalRows(reply.rows, also.performance?.rows ?? [], values.by).filter(
    (row) => values.category === 'all' || row.category === values.category,
  );

/** Only what has a class. */
export const byFloatCap = ({ reply, also, values: { category } }: Asked): CapitalRow[] =>
  capitalRows(reply.rows, also.performance?.rows ?? [], 'float').filter((row) =>
    category === 'all' ? row.category !== null : row.category === category,
  );
