import type { Rupees, StockSymbol, TradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { type ScanRow, judgedRows, matchingRows } from './scan-rows.ts';

const row = (symbol: string, more: Partial<ScanRow>): ScanRow => ({
  symbol: symbol as StockSymbol,
  name: symbol,
  sector_id: 1,
  fiscal_year: '2082/2083',
  quarter: 4,
  known_on: '2026-08-01' as TradingDate,
  known_on_is_assumed: false,
  close: 100 as Rupees,
  eps: null,
  price_earnings: null,
  book_value: null,
  price_book: null,
  return_on_equity: null,
  non_performing_loans: null,
  net_profit: null,
  paid_up_capital: null,
  pack: 'lender',
  ratios: {},
  why: {},
  basis: {},
  vs_sector: {},
  ...more,
});

const bank = (symbol: string, price_earnings: number | null, npl: number | null): ScanRow =>
  row(symbol, {
    ratios: { price_earnings, npl },
    why: { ...(price_earnings === null && { price_earnings: 'denominator' as const }) },
  });

const ROWS = [
  bank('A', 10, 2),
  bank('B', 20, 4),
  bank('C', 30, 1),
  bank('D', 40, 2),
  bank('E', 50, 2),
  bank('F', null, 2),
  row('H', { sector_id: 5, pack: 'hydro', ratios: { price_earnings: 5 }, why: {} }),
];
const found = (q: string, sector = 'all') =>
  matchingRows({ reply: { rows: ROWS }, values: { q, sector } }).map(({ symbol }) => symbol);

describe('a rule over ratios of reports', () => {
  it('reads them by their names, with the middle of each sector over all of its companies', () => {
    expect(found('')).toHaveLength(7);
    expect(found('', '5')).toEqual(['H']);
    expect(found('price_earnings < sector.price_earnings and npl < 3')).toEqual(['A']);
    expect(found('pe <= 10')).toEqual(['A', 'H']);
    expect(found('pe <= 10', '1')).toEqual(['A']);
  });

  it('finds nothing while it cannot be read', () => {
    expect(found('npl <')).toEqual([]);
  });

  it('leaves out whom it cannot judge, with the reason that the reports give', () => {
    const { judged } = judgedRows(ROWS, { q: 'price_earnings > 0 and npl > 0', sector: 'all' });
    if ('fault' in judged) throw judged.fault;
    expect([...judged.found.leftOut]).toEqual([
      ['loss', 1],
      ['not-applicable', 1],
    ]);
  });
});
