import { PIVOT_HISTORY } from '@chuli/contracts';
import type { PivotRow } from '@chuli/tape/broker';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Judgement, axesOf, cellsOf, countJudged, pivotTable, zOf } from './pivot-table.ts';

const ROWS: PivotRow[] = [
  {
    key: '1',
    columns: ['A', 'B'],
    bought: [10, 5],
    sold: [4, 0],
    matched: [0, 0],
    bought_amount: [1_000_00, 50_00],
    sold_amount: [400_00, 0],
    buys: [1, 1],
    sells: [1, 0],
  },
  {
    key: '2',
    columns: ['A', 'C'],
    bought: [0, 7],
    sold: [6, 7],
    matched: [0, 7],
    bought_amount: [0, 70_00],
    sold_amount: [600_00, 70_00],
    buys: [0, 1],
    sells: [1, 1],
  },
];

const ASKED = { rows: 'broker', columns: 'symbol', most_rows: 30, most_columns: 20 } as const;
const UNJUDGED = { sessions: 1, isJudged: false, historyOf: () => undefined } as const;
const table = (measure: Judgement['measure'], asked: Partial<typeof ASKED> | object = {}, rows = ROWS) => {
  const cells = cellsOf(rows);
  return pivotTable(cells, axesOf(cells, { ...ASKED, ...asked }), { measure, ...UNJUDGED });
};
const valuesOf = ({ rows }: ReturnType<typeof table>) =>
  rows.map(({ cells }) => cells.map(({ value }) => value));

describe('a table of brokers against stocks', () => {
  it('has the largest by turnover first, and nothing where nothing was traded', () => {
    const { columns, rows } = table('net_amount');
    expect(columns).toEqual([
      { key: 'A', total: 0 },
      { key: 'C', total: 0 },
      { key: 'B', total: 50 },
    ]);
    expect(rows.map(({ key, total }) => [key, total])).toEqual([
      ['1', 650],
      ['2', -600],
    ]);
    expect(valuesOf(table('net_amount'))).toEqual([
      [600, null, 50],
      [-600, 0, null],
    ]);
  });

  it('tells shares, turnover and shares of a column', () => {
    expect(valuesOf(table('net'))).toEqual([
      [6, null, 5],
      [-6, 0, null],
    ]);
    expect(valuesOf(table('matched'))).toEqual([
      [0, null, 0],
      [0, 7, null],
    ]);
    expect(valuesOf(table('turnover'))).toEqual([
      [1_400, null, 50],
      [600, 140, null],
    ]);
    expect(valuesOf(table('share'))).toEqual([
      [70, null, 100],
      [30, 100, null],
    ]);
  });

  it('sums what is left out', () => {
    const { rows, rest, rows_left, columns_left } = table('net_amount', { most_rows: 1, most_columns: 1 });
    expect(rows).toMatchObject([{ key: '1', total: 650, rest: 50, cells: [{ value: 600 }] }]);
    expect({ rest, rows_left, columns_left }).toEqual({
      rest: { total: -600, rest: 0, cells: [-600] },
      rows_left: 1,
      columns_left: 2,
    });
  });

  it('keeps days in their order, the newest where not all are shown', () => {
    const onDays = (row: PivotRow): PivotRow => ({
      ...row,
      columns: row.columns.map((one) => `2026-08-1${'ABC'.indexOf(one)}`),
    });
    const days = ROWS.map(onDays);
    const asked = { columns: 'day', most_columns: 2 };
    expect(table('net', asked, days).columns.map(({ key }) => key)).toEqual(['2026-08-11', '2026-08-12']);
  });

  it('adds up, whatever is left out', () => {
    const amount = fc.nat(1_000_000);
    const cell = fc.record({ row: fc.nat(8), column: fc.nat(8), bought: amount, sold: amount });
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (made, most_rows, most_columns) => {
          const unique = [...new Map(made.map((one) => [`${one.row} ${one.column}`, one])).values()];
          const found: PivotRow[] = [...Map.groupBy(unique, ({ row }) => row)].map(([row, own]) => {
            const nothing = own.map(() => 0);
            return {
              key: String(row),
              columns: own.map(({ column }) => String(column)),
              bought: nothing,
              sold: nothing,
              matched: nothing,
              bought_amount: own.map(({ bought }) => bought),
              sold_amount: own.map(({ sold }) => sold),
              buys: nothing,
              sells: nothing,
            };
          });
          const { columns, rows, rest } = table('net_amount', { most_rows, most_columns }, found);
          const net = unique.reduce((sum, one) => sum + one.bought - one.sold, 0) / 100;
          const all = [...rows, ...(rest === null ? [] : [rest])];
          expect(all.reduce((sum, { total }) => sum + (total ?? 0), 0)).toBeCloseTo(net, 4);
          for (const row of rows) {
            const inside = row.cells.reduce((sum, { value }) => sum + (value ?? 0), 0);
            expect(inside + (row.rest ?? 0)).toBeCloseTo(row.total ?? 0, 4);
          }
          for (const [place, column] of columns.entries()) {
            const inside = rows.reduce((sum, { cells }) => sum + (cells[place]?.value ?? 0), 0);
            expect(inside + (rest?.cells[place] ?? 0)).toBeCloseTo(column.total ?? 0, 4);
          }
        },
      ),
    );
  });
});

describe('how unusual a cell is', () => {
  const history = (values: readonly number[]) => ({
    sum: values.reduce((sum, value) => sum + value, 0),
    squares: values.reduce((sum, value) => sum + value * value, 0),
    met: values.length,
  });
  /** 30 times 10 and 30 times −10: nothing on average, with a deviation of 10 × √(60 ÷ 59). */
  const even = Array.from({ length: PIVOT_HISTORY }, (_, at) => (at % 2 === 0 ? 10 : -10));

  it('is told in deviations of a sum of so many sessions', () => {
    expect(zOf(20, 1, history(even))).toBe(1.98);
    expect(zOf(20, 4, history(even))).toBe(0.99);
    expect(zOf(-50, 1, history(even))).toBe(-4.96);
  });

  it('counts sessions without a trade as nothing', () => {
    // Fifteen times 40 in sixty sessions: 10 on average, variance (24,000 − 6,000) ÷ 59.
    expect(zOf(10, 1, history(Array.from({ length: 15 }, () => 40)))).toBe(0);
    expect(zOf(45, 1, history(Array.from({ length: 15 }, () => 40)))).toBe(2);
  });

  it('is not told of a cell that seldom traded, or never differed', () => {
    expect(zOf(45, 1, history(Array.from({ length: 14 }, () => 40)))).toBeNull();
    expect(zOf(45, 1, history(Array.from({ length: 60 }, () => 40)))).toBeNull();
  });

  it('is counted where it is told', () => {
    const cells = [
      { value: 1, z: 2.1, met: 20 },
      { value: 1, z: -3, met: 20 },
      { value: 1, z: 2, met: 20 },
      { value: 1, z: null, met: 3 },
    ];
    expect(countJudged([{ key: '1', total: 4, rest: null, cells }])).toEqual({ judged: 3, beyond: 2 });
  });
});
