import { FEWEST_MET, PIVOT_HISTORY, type ReplyOf, type pivotContracts } from '@chuli/contracts';
import { halfAway, percentOf, paisa, toRupees } from '@chuli/kernel';
import type { CellHistory, PivotDimension, PivotRow } from '@chuli/tape/broker';
import { sum } from '../../figures/figures.ts';
import { roundShares } from './whole-shares.ts';

type Reply = ReplyOf<typeof pivotContracts.pivot>;
export type PivotTable = Pick<Reply, 'columns' | 'rows' | 'rows_left' | 'columns_left' | 'rest'>;
type Measure = 'net' | 'net_amount' | 'bought' | 'sold' | 'turnover' | 'share' | 'matched';

type Sums = { bought: number; sold: number; matched: number; bought_amount: number; sold_amount: number };
const NOTHING: Sums = { bought: 0, sold: 0, matched: 0, bought_amount: 0, sold_amount: 0 };

const COLUMNS = ['bought', 'sold', 'matched', 'bought_amount', 'sold_amount'] as const;

const add = (cells: readonly Sums[]): Sums => {
  const total = { ...NOTHING };
  for (const cell of cells) for (const column of COLUMNS) total[column] += cell[column];
  return total;
};

const turnoverOf = ({ bought_amount, sold_amount }: Sums): number => bought_amount + sold_amount;

const rupees = (amount: number): number => toRupees(paisa(amount));

/** The figure of a cell as it is shown; a share is told of its column. */
const SHOWN: Record<Measure, (cell: Sums, column: Sums) => number | null> = {
  net: ({ bought, sold }) => roundShares(bought) - roundShares(sold),
  bought: ({ bought }) => roundShares(bought),
  sold: ({ sold }) => roundShares(sold),
  matched: ({ matched }) => roundShares(matched),
  net_amount: ({ bought_amount, sold_amount }) => rupees(bought_amount - sold_amount),
  turnover: (cell) => rupees(turnoverOf(cell)),
  share: (cell, column) => percentOf(turnoverOf(cell), turnoverOf(column)),
};

/** The same before it was rounded, in the unit of the history. */
const EXACT: Record<Exclude<Measure, 'share'>, (cell: Sums) => number> = {
  net: ({ bought, sold }) => bought - sold,
  bought: ({ bought }) => bought,
  sold: ({ sold }) => sold,
  matched: ({ matched }) => matched,
  net_amount: ({ bought_amount, sold_amount }) => bought_amount - sold_amount,
  turnover: turnoverOf,
};

/** Rows and columns by key with their cells. */
export type Cells = ReadonlyMap<string, ReadonlyMap<string, Sums>>;

export const cellsOf = (found: readonly PivotRow[]): Cells =>
  new Map(
    found.map((row) => [
      row.key,
      new Map(
        row.columns.map((column, at) => [
          column,
          Object.fromEntries(COLUMNS.map((name) => [name, row[name][at] ?? 0])) as Sums,
        ]),
      ),
    ]),
  );

export type Axis = { keys: string[]; left: string[]; totals: ReadonlyMap<string, Sums> };

/** Those that traded most, days by date; the rest is left out. */
export const axisOf = (
  totals: ReadonlyMap<string, Sums>,
  { dimension, most }: { dimension: PivotDimension; most: number },
): Axis => {
  const byTurnover = [...totals].toSorted(
    ([a, one], [b, other]) => turnoverOf(other) - turnoverOf(one) || (a < b ? -1 : 1),
  );
  const byDate = [...totals].toSorted(([a], [b]) => (a < b ? 1 : -1));
  const ordered = (dimension === 'day' ? byDate : byTurnover).map(([key]) => key);
  const keys = ordered.slice(0, most);
  return { keys: dimension === 'day' ? keys.toReversed() : keys, left: ordered.slice(most), totals };
};

export const axesOf = (
  cells: Cells,
  asked: { rows: PivotDimension; columns: PivotDimension; most_rows: number; most_columns: number },
): { rows: Axis; columns: Axis } => {
  const rowTotals = new Map([...cells].map(([key, row]) => [key, add([...row.values()])]));
  const columnTotals = new Map<string, Sums>();
  for (const row of cells.values())
    for (const [key, cell] of row) columnTotals.set(key, add([columnTotals.get(key) ?? NOTHING, cell]));
  return {
    rows: axisOf(rowTotals, { dimension: asked.rows, most: asked.most_rows }),
    columns: axisOf(columnTotals, { dimension: asked.columns, most: asked.most_columns }),
  };
};

/**
 * How far a sum of sessions stands from what its own earlier sessions lead to expect, in standard deviations of such a
 * sum. Sessions without a trade count as nothing; a cell that traded on few of them is not judged.
 */
export const zOf = (
  value: number,
  sessions: number,
  { sum: total, squares, met }: Pick<CellHistory, 'sum' | 'squares' | 'met'>,
): number | null => {
  if (met < FEWEST_MET) return null;
  const mean = total / PIVOT_HISTORY;
  const variance = Math.max(0, squares - PIVOT_HISTORY * mean * mean) / (PIVOT_HISTORY - 1);
  if (variance === 0) return null;
  return halfAway((value - sessions * mean) / Math.sqrt(sessions * variance), 2);
};

export type Judgement = {
  measure: Measure;
  /** Sessions of a cell. */
  sessions: number;
  isJudged: boolean;
  historyOf: (row: string, column: string) => CellHistory | undefined;
};

export const pivotTable = (
  cells: Cells,
  axes: { rows: Axis; columns: Axis },
  judgement: Judgement,
): PivotTable => {
  const { measure, sessions, isJudged, historyOf } = judgement;
  const { rows, columns } = axes;
  const whole = add([...columns.totals.values()]);
  const shown = (cell: Sums, column: Sums): number | null => SHOWN[measure](cell, column);
  const columnOf = (key: string): Sums => columns.totals.get(key) ?? NOTHING;
  const rest = add(columns.left.map(columnOf));
  const cellsIn = (keys: readonly string[], column: string): Sums =>
    add(keys.flatMap((key) => cells.get(key)?.get(column) ?? []));
  const judged = (cell: Sums, history: CellHistory | undefined): number | null =>
    !isJudged || history === undefined || measure === 'share'
      ? null
      : zOf(EXACT[measure](cell), sessions, history);
  return {
    columns: columns.keys.map((key) => ({ key, total: shown(columnOf(key), columnOf(key)) })),
    rows: rows.keys.map((key) => {
      const row = cells.get(key) ?? new Map<string, Sums>();
      return {
        key,
        total: shown(rows.totals.get(key) ?? NOTHING, whole),
        rest:
          columns.left.length === 0
            ? null
            : shown(add(columns.left.flatMap((one) => row.get(one) ?? [])), rest),
        cells: columns.keys.map((column) => {
          const cell = row.get(column);
          const history = historyOf(key, column);
          return {
            value: cell === undefined ? null : shown(cell, columnOf(column)),
            z: judged(cell ?? NOTHING, history),
            met: history?.met ?? 0,
          };
        }),
      };
    }),
    rows_left: rows.left.length,
    columns_left: columns.left.length,
    rest:
      rows.left.length === 0
        ? null
        : {
            total: shown(add(rows.left.map((key) => rows.totals.get(key) ?? NOTHING)), whole),
            rest:
              columns.left.length === 0
                ? null
                : shown(add(columns.left.map((one) => cellsIn(rows.left, one))), rest),
            cells: columns.keys.map((column) => shown(cellsIn(rows.left, column), columnOf(column))),
          },
  };
};

/** Cells that were judged, and those beyond ±2. */
export const countJudged = (rows: PivotTable['rows']): { judged: number; beyond: number } => {
  const all = rows.flatMap((row) => row.cells.flatMap(({ z }) => z ?? []));
  return { judged: all.length, beyond: sum(all.map((z) => Number(Math.abs(z) > 2))) };
};
