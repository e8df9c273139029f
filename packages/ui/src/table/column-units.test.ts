import { expect, it } from 'vitest';
import type { Column } from './column.ts';
import { unitsOf } from './column-units.ts';

type Row = { symbol: string; turnover: number | null; net: number };

const COLUMNS: readonly Column<Row>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol' },
  { key: 'turnover', label: 'Turnover', format: 'amount' },
  { key: 'net', label: 'Net', format: 'netAmount' },
];

it('gives each column of amounts the unit that most of its rows read well in', () => {
  const rows: readonly Row[] = [
    { symbol: 'A', turnover: 4_351_000, net: -250_000 },
    { symbol: 'B', turnover: 10_700_000, net: 120_000 },
    { symbol: 'C', turnover: null, net: 90_000_000 },
  ];
  expect(unitsOf(COLUMNS, rows)).toEqual([undefined, 'Cr', 'Lac']);
  expect(unitsOf(COLUMNS, [])).toEqual([undefined, undefined, undefined]);
});
