import { type StockSymbol, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { factorSince, shareEras } from './share-eras.ts';

const ex = (symbol: string, on: string, factor: number) => ({
  symbol: symbol as StockSymbol,
  ex_on: tradingDate(on),
  factor,
});

describe('eras of shares', () => {
  const dates = [ex('AAA', '2026-01-05', 0.5), ex('BBB', '2026-01-06', 0.9), ex('AAA', '2026-01-08', 0.8)];

  it('divide a range at the ex-dates of each stock, the last counting as it is', () => {
    expect(shareEras(dates, tradingDate('2026-01-01'))).toEqual([
      { symbol: 'AAA', since: '2026-01-01', factor: 0.4 },
      { symbol: 'AAA', since: '2026-01-05', factor: 0.8 },
      { symbol: 'AAA', since: '2026-01-08', factor: 1 },
      { symbol: 'BBB', since: '2026-01-01', factor: 0.9 },
      { symbol: 'BBB', since: '2026-01-06', factor: 1 },
    ]);
    expect(shareEras([], tradingDate('2026-01-01'))).toEqual([]);
  });

  it('multiply prices by all later factors, not by that of the day itself', () => {
    const own = dates.filter(({ symbol }) => symbol === 'AAA');
    expect(factorSince(own, tradingDate('2026-01-04'))).toBe(0.4);
    expect(factorSince(own, tradingDate('2026-01-05'))).toBe(0.8);
    expect(factorSince(own, tradingDate('2026-01-08'))).toBe(1);
  });

  it('D7 golden: the close of MANDU before its ex-bonus of 2026-08-21 compares with that after', () => {
    // 801 and 763.9 are the closes of the exchange; 10 % bonus: 801 / 1.1 = 728.18, and 763.9 is 4.9 % above it.
    const mandu = [ex('MANDU', '2026-08-21', 1 / 1.1)];
    const first = Math.round(80_100 * factorSince(mandu, tradingDate('2026-08-19')));
    expect(first).toBe(72_818);
    expect(((76_390 / first - 1) * 100).toFixed(1)).toBe('4.9');
  });
});
