import { stockSymbol, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import type { ScanRow } from './peer-rows.ts';
import { ratioRows } from './ratio-rows.ts';
import type { Report } from './use-report.ts';

const row = (symbol: string, price_earnings: number | null, sector_id = 1): ScanRow => ({
  symbol: stockSymbol(symbol),
  name: symbol,
  sector_id,
  fiscal_year: '2082/2083',
  quarter: 4,
  known_on: tradingDate('2026-08-07'),
  known_on_is_assumed: false,
  close: null,
  eps: null,
  price_earnings,
  book_value: null,
  price_book: null,
  return_on_equity: null,
  non_performing_loans: null,
  net_profit: null,
  paid_up_capital: null,
  pack: 'lender',
  ratios: { price_earnings },
  why: {},
  basis: {},
  vs_sector: {},
});

const REPORT = {
  as_of: tradingDate('2026-08-21'),
  symbol: stockSymbol('A'),
  name: 'A',
  sector_id: 1,
  pack: 'lender',
  at_close: null,
  rows: [
    {
      ratios: { price_earnings: 10, cd: null, car: 12.5 },
      why: { cd: 'not-reported' },
      basis: { price_earnings: 'computed', car: 'stated' },
    },
  ],
  fair: { rows: [] },
  yardsticks: [{ id: 'car', value: 11, side: 'at-least', from: null, source: 'test' }],
  documents: [],
} as unknown as Report;

const five = [row('A', 10), row('B', 20), row('C', 30), row('D', 40), row('E', 50)];
const ratio = (scan: readonly ScanRow[], id: string) => ratioRows(REPORT, scan).find((one) => one.id === id);

it('has the middle of the sector, the place with the best first, and the formula it follows from', () => {
  expect(ratio([...five, row('X', 900, 2)], 'price_earnings')).toMatchObject({
    name: 'P/E',
    value: '10.00 ×',
    median: '30.00 ×',
    place: [1, 5],
    formula: 'Price ÷ EPS',
    note: 'computed',
  });
});

it('compares with nothing where fewer than five companies have it', () => {
  expect(ratio(five.slice(0, 4), 'price_earnings')).toMatchObject({ median: null, place: null });
});

it('says why there is none, and which line a regulator draws', () => {
  expect(ratio(five, 'cd')).toMatchObject({ value: 'Not reported', median: null, note: '' });
  expect(ratio(five, 'car')).toMatchObject({ value: '12.50 %', note: 'as printed · at least 11' });
});
