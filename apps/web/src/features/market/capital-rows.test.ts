import { type StockSymbol, fromRupees, toRupees, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CapRow, capitalRows, companiesFor, rankedCaps, unrankedCount } from './capital-rows.ts';

const rowOf = (symbol: string, market_cap: number | null, given: Partial<CapRow> = {}): CapRow => ({
  symbol: symbol as StockSymbol,
  name: symbol,
  sector_id: 1,
  instrument: 'Equity',
  traded_on: tradingDate('2026-08-21'),
  close: toRupees(fromRupees(100)),
  percentage_change: 0,
  listed_shares: 100,
  public_shares: 40,
  market_cap: market_cap === null ? null : toRupees(fromRupees(market_cap)),
  float_cap: market_cap === null ? null : toRupees(fromRupees(market_cap * 0.4)),
  status: 'Active',
  category: null,
  ...given,
});

const MARKET = [
  rowOf('SMALL', 10),
  rowOf('LARGE', 60),
  rowOf('MIDDLE', 30),
  rowOf('UNKNOWN', null),
  rowOf('PROMOTER', 500, { instrument: 'Promoter Share' }),
  rowOf('GONE', 500, { status: 'Suspended' }),
];

it('ranks ordinary shares that trade, the largest first, and counts what cannot be ranked', () => {
  expect(rankedCaps(MARKET, 'market').map(({ symbol, cumulative }) => [symbol, cumulative])).toEqual([
    ['LARGE', 60],
    ['MIDDLE', 90],
    ['SMALL', 100],
  ]);
  expect(unrankedCount(MARKET, 'market')).toBe(1);
});

it('says how many companies make half of the market', () => {
  const ranked = rankedCaps(MARKET, 'market');
  expect([50, 60, 61, 100].map((percent) => companiesFor(ranked, percent))).toEqual([1, 1, 2, 3]);
  expect(companiesFor([], 50)).toBe(0);
});

it('leaves the share of what is not counted unknown, and the days of what has no average', () => {
  const rows = capitalRows(MARKET, [{ symbol: 'LARGE', average_amount_20: 2 }], 'market');
  const of = (symbol: string) => rows.find((row) => row.symbol === symbol);
  expect(of('LARGE')).toMatchObject({ share: 60, float_percent: 40, days_to_turn: 12 });
  expect(of('SMALL')).toMatchObject({ share: 10, cumulative: 100, days_to_turn: null });
  expect(of('PROMOTER')).toMatchObject({ share: null, cumulative: null });
});

it('ends at the whole, whatever the market is made of', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e12 }), { minLength: 1, maxLength: 50 }), (caps) => {
      const ranked = rankedCaps(
        caps.map((cap, at) => rowOf(`S${at}`, cap)),
        'market',
      );
      expect(ranked.at(-1)?.cumulative).toBeCloseTo(100, 9);
      expect(ranked.every(({ cap }, at) => cap <= (ranked[at - 1]?.cap ?? Infinity))).toBe(true);
    }),
  );
});
