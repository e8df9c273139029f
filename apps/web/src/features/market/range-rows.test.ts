import { type StockSymbol, type TradingDate, fromRupees, toRupees } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { type RangeReply, rangeBreadth, rangeRows } from './range-rows.ts';

const figures = (change: number | null, amount = 10_00_00_000) => ({
  name: 'Name',
  base: toRupees(fromRupees(100)),
  last: toRupees(fromRupees(100)),
  percentage_change: change,
  high: null,
  low: null,
  amount: toRupees(fromRupees(amount)),
  volume: 1,
  trades: 1,
  sessions_traded: 10,
  why: null,
});

const stock = (symbol: string, change: number | null, instrument = 'Equity', amount?: number) => ({
  symbol: symbol as StockSymbol,
  sector_id: symbol === 'BANK' ? 1 : 5,
  instrument,
  ...figures(change, amount),
});

const REPLY: RangeReply = {
  as_of: '2026-08-21' as TradingDate,
  from_date: '2026-08-01' as TradingDate,
  to_date: '2026-08-21' as TradingDate,
  open_from: null,
  base_on: null,
  end_on: '2026-08-21' as TradingDate,
  sessions: 10,
  total: { amount: null, volume: 0, trades: null },
  stocks: [
    stock('BANK', 3),
    stock('HYDRO', -5),
    stock('THIN', 9, 'Equity', 100),
    stock('NEW', null),
    stock('PROMOTER', 4, 'Promoter Share'),
  ],
  sectors: [{ id: 1, ...figures(2), is_derived: false }],
  indices: [{ id: 58, symbol: 'NEPSE', ...figures(-2.5) }],
};

const symbols = (values: Partial<Parameters<typeof rangeRows>[0]['values']>): (string | null)[] =>
  rangeRows({ reply: REPLY, values: { view: 'stocks', sector: 'all', turnover: '0', ...values } }).map(
    ({ symbol }) => symbol,
  );

it('shows ordinary shares, narrowed by sector and by what they usually trade', () => {
  expect(symbols({})).toEqual(['BANK', 'HYDRO', 'THIN', 'NEW']);
  expect(symbols({ turnover: '2000000' })).toEqual(['BANK', 'HYDRO', 'NEW']);
  expect(symbols({ sector: '1' })).toEqual(['BANK']);
});

it('measures each against NEPSE, and nothing against a change that is unknown', () => {
  const of = (view: 'stocks' | 'sectors') =>
    rangeRows({ reply: REPLY, values: { view, sector: 'all', turnover: '2000000' } }).map(
      ({ over_nepse }) => over_nepse,
    );
  expect(of('stocks')).toEqual([5.5, -2.5, null]);
  expect(of('sectors')).toEqual([4.5]);
});

it('counts ordinary shares that rose and fell', () => {
  expect(rangeBreadth(REPLY)).toEqual({ up: 2, down: 1 });
});
