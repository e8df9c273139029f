import { type PerformanceRow, type SessionRow, ranked } from '../../shared/market/session-facts.ts';
import { SMALLEST_TURNOVER, usualTurnover } from '../../shared/market/turnover.ts';

export const LISTS = ['both', 'up', 'down', 'turnover', 'pace'] as const;
export type List = (typeof LISTS)[number];

export const MOVERS = 16;

type Performances = ReadonlyMap<string, PerformanceRow>;

const isLiquid = ({ symbol, amount }: SessionRow, performances: Performances): boolean =>
  usualTurnover({ average_amount_20: performances.get(symbol)?.average_amount_20 ?? null, amount }) >=
  SMALLEST_TURNOVER;

const byPace = (rows: readonly SessionRow[], count: number, performances: Performances): SessionRow[] => {
  const pace = (row: SessionRow): number => performances.get(row.symbol)?.amount_ratio_20 ?? -1;
  return rows.toSorted((a, b) => pace(b) - pace(a)).slice(0, count);
};

/** The largest rises, then the smallest of the largest falls down to the largest. */
const bothEnds = (rows: readonly SessionRow[], count: number): SessionRow[] => {
  const rising = ranked(rows, 'gainers', count / 2);
  return [...rising, ...ranked(rows, 'losers', count - rising.length).toReversed()];
};

type Order = (rows: readonly SessionRow[], count: number, performances: Performances) => SessionRow[];

const ORDERS: Record<List, Order> = {
  both: bothEnds,
  up: (rows, count) => ranked(rows, 'gainers', count),
  down: (rows, count) => ranked(rows, 'losers', count),
  turnover: (rows, count) => ranked(rows, 'turnover', count),
  pace: byPace,
};

/** The shares of one list, without those that hardly trade. */
export const moversOf = (
  rows: readonly SessionRow[],
  performances: Performances,
  list: List,
  count = MOVERS,
): SessionRow[] =>
  ORDERS[list](
    rows.filter((row) => isLiquid(row, performances)),
    count,
    performances,
  );
