import { type StockSymbol, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import type { Series } from '@chuli/tape/market';
import { describe, expect, it } from 'vitest';
import { adjustedSeries } from './joined-series.ts';

const [OLD, NEW] = [stockSymbol('OLDBANK'), stockSymbol('NEWBANK')];

const series = (key: StockSymbol, closes: Record<string, number>): Series<StockSymbol> => ({
  key,
  base: null,
  points: Object.entries(closes).map(([day, rupees]) => ({
    traded_on: tradingDate(day),
    high: paisa(rupees * 100),
    low: paisa(rupees * 100),
    close: paisa(rupees * 100),
    volume: 10,
    amount: null,
  })),
});

const closesOf = (joined: ReturnType<typeof adjustedSeries>, symbol: StockSymbol) =>
  joined.get(symbol)?.points.map(({ close, volume }) => [close / 100, volume]);

const sessions = ['2026-08-10', '2026-08-11', '2026-08-13'].map(tradingDate);
const renames = [{ old_symbol: OLD, new_symbol: NEW, renamed_on: tradingDate('2026-08-11') }];

describe('series across a change of ticker', () => {
  it('go on under the new one, also what went ex under the old one', () => {
    const joined = adjustedSeries([series(OLD, { '2026-08-10': 200 }), series(NEW, { '2026-08-13': 101 })], {
      renames,
      sessions,
      adjustments: [
        { symbol: OLD, ex_on: tradingDate('2026-08-11'), kind: 'bonus', factor: 0.5, confidence: 'certain' },
      ],
    });
    expect(closesOf(joined, NEW)).toEqual([
      [100, 20],
      [101, 10],
    ]);
    expect(joined.has(OLD)).toBe(false);
  });

  it('leave out days on which the exchange held no session', () => {
    const joined = adjustedSeries([series(NEW, { '2026-08-13': 101, '2026-08-15': 999 })], {
      renames: [],
      adjustments: [],
      sessions,
    });
    expect(closesOf(joined, NEW)).toEqual([[101, 10]]);
  });
});
