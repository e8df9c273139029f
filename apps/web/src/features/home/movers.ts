import { type PerformanceRow, type SessionRow, ranked } from '../market/session-facts.ts';

export const LISTS = ['both', 'up', 'down', 'turnover', 'pace'] as const;
export type List = (typeof LISTS)[number];

/** A share that usually trades less than this moves by accident. */
const SMALLEST_TURNOVER = 20_00_000;
const ROWS = 24;
const RISING_OF_BOTH = 12;

type Performances = ReadonlyMap<string, PerformanceRow>;

/** New listings have no usual turnover yet and are judged by that of the session. */
const isLiquid = (row: SessionRow, performances: Performances): boolean =>
  (performances.get(row.symbol)?.average_amount_20 ?? row.amount ?? 0) >= SMALLEST_TURNOVER;

const byPace = (rows: readonly SessionRow[], performances: Performances): SessionRow[] => {
  const pace = (row: SessionRow): number => performances.get(row.symbol)?.amount_ratio_20 ?? -1;
  return rows.toSorted((a, b) => pace(b) - pace(a)).slice(0, ROWS);
};

/** The largest rises, then the smallest of the largest falls down to the largest. */
const bothEnds = (rows: readonly SessionRow[]): SessionRow[] => {
  const rising = ranked(rows, 'gainers', RISING_OF_BOTH);
  return [...rising, ...ranked(rows, 'losers', ROWS - rising.length).toReversed()];
};

const ORDERS: Record<List, (rows: readonly SessionRow[], performances: Performances) => SessionRow[]> = {
  both: bothEnds,
  up: (rows) => ranked(rows, 'gainers', ROWS),
  down: (rows) => ranked(rows, 'losers', ROWS),
  turnover: (rows) => ranked(rows, 'turnover', ROWS),
  pace: byPace,
};

/** The shares of one list, without those that hardly trade. */
export const moversOf = (rows: readonly SessionRow[], performances: Performances, list: List): SessionRow[] =>
  ORDERS[list](
    rows.filter((row) => isLiquid(row, performances)),
    performances,
  );
