import type { RepliedBy, RowOf } from '@chuli/contracts';
import { SECTORS } from '@chuli/market';

export type Session = RepliedBy<'/data/v2/daily-stock/'>;
export type SessionRow = RowOf<'/data/v2/daily-stock/'>;
export type PerformanceRow = RowOf<'/data/performance/daily/'>;

/**
 * The rows of an answer of that day; null until it is here. After a day was chosen the calls answer one by one, and the
 * prices of one day say nothing beside the averages of another.
 */
export const rowsOfDay = <Row>(
  answer: { as_of: string; rows: readonly Row[] } | undefined,
  day: string | undefined,
): readonly Row[] | null => (answer !== undefined && answer.as_of === day ? answer.rows : null);

/**
 * What breadth and movers count: shares of companies, not debentures, promoter shares or funds. An instrument is null
 * where neither a list nor the ticker names another.
 */
export const isOrdinary = ({ instrument }: { instrument: string | null }): boolean =>
  instrument === null || instrument === 'Equity';

/** Debentures and promoter shares are other claims on the same companies. */
export const isCompanyOrFund = (row: { instrument: string | null }): boolean =>
  isOrdinary(row) || row.instrument === 'Mutual Funds';

export type Breadth = {
  advanced: number;
  declined: number;
  unchanged: number;
  ceiling: readonly SessionRow[];
  floor: readonly SessionRow[];
};

/** How many shares rose, fell and stood; one on its first day has nothing to be compared with and counts in none. */
export const breadthOf = (rows: readonly SessionRow[]): Breadth => {
  const changes = rows.map((row) => row.change).filter((change) => change !== null);
  return {
    advanced: changes.filter((change) => change > 0).length,
    declined: changes.filter((change) => change < 0).length,
    unchanged: changes.filter((change) => change === 0).length,
    ceiling: rows.filter((row) => row.limit === 'ceiling'),
    floor: rows.filter((row) => row.limit === 'floor'),
  };
};

export type Ranking = 'gainers' | 'losers' | 'turnover' | 'volume';

type Rule = { by: (row: SessionRow) => number | null; isListed: (figure: number) => boolean };

const RULES: Record<Ranking, Rule> = {
  gainers: { by: (row) => row.percentage_change, isListed: (change) => change > 0 },
  losers: {
    by: (row) => (row.percentage_change === null ? null : -row.percentage_change),
    isListed: (fall) => fall > 0,
  },
  turnover: { by: (row) => row.amount, isListed: () => true },
  volume: { by: (row) => row.volume, isListed: () => true },
};

/** The first of a list of movers. Equal ones are ordered by turnover, then by symbol. */
export const ranked = (rows: readonly SessionRow[], ranking: Ranking, count: number): SessionRow[] => {
  const { by, isListed } = RULES[ranking];
  return rows
    .flatMap((row) => {
      const figure = by(row);
      return figure !== null && isListed(figure) ? [{ row, figure }] : [];
    })
    .toSorted(
      (a, b) =>
        b.figure - a.figure ||
        (b.row.amount ?? 0) - (a.row.amount ?? 0) ||
        (a.row.symbol < b.row.symbol ? -1 : 1),
    )
    .slice(0, count)
    .map(({ row }) => row);
};

export type SectorRow = {
  id: number;
  sector: string;
  /** Of the exchange's own index of the sector. */
  change: number | null;
  advanced: number;
  declined: number;
  amount: number;
  /** Of the turnover of the sectors together. */
  share: number | null;
  /** Turnover as a multiple of the usual one. */
  pace: number | null;
};

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** Sectors by the turnover of their shares; a fund belongs to its own sector. */
export const sectorRows = (
  rows: readonly SessionRow[],
  performance: readonly PerformanceRow[],
  indices: readonly PerformanceRow[],
): SectorRow[] => {
  const ofSector = Map.groupBy(rows, (row) => row.sector_id);
  const usual = Map.groupBy(performance, (row) => row.sector_id);
  const all = sum(rows.map((row) => row.amount));
  return SECTORS.flatMap(({ id, name }) => {
    const own = ofSector.get(id) ?? [];
    if (own.length === 0) return [];
    const amount = sum(own.map((row) => row.amount));
    const usually = sum((usual.get(id) ?? []).map((row) => row.average_amount_20));
    const { advanced, declined } = breadthOf(own.filter(isCompanyOrFund));
    return [
      {
        id,
        sector: name,
        change: indices.find((index) => index.sector_id === id)?.change_1 ?? null,
        advanced,
        declined,
        amount,
        share: all === 0 ? null : (amount / all) * 100,
        pace: usually === 0 ? null : amount / usually,
      },
    ];
  }).toSorted((a, b) => b.amount - a.amount);
};
