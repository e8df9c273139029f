import { type StockSymbol, type TradingDate, paisa } from '@chuli/kernel';
import type { Era } from '@chuli/tape/market';
import { describe, expect, it } from 'vitest';
import { capWeighted, indexRange, stockRange, sumKnown } from './range-figures.ts';

const day = (text: string): TradingDate => text as TradingDate;

const era = (first: string, last: string, close: number, more: Partial<Era> = {}): Era => ({
  symbol: 'UPPER' as StockSymbol,
  traded_on: day(first),
  last_on: day(last),
  high: paisa((close + 10) * 100),
  low: paisa((close - 10) * 100),
  close: paisa(close * 100),
  volume: 1_000,
  amount: paisa(close * 100_000),
  trades: 10,
  sessions: 5,
  ...more,
});

const base_on = day('2026-08-02');

describe('a stock over a range', () => {
  const adjustments = [{ ex_on: day('2026-08-10'), factor: 0.5 }];

  it('is measured in the shares of its last day: a bonus within the range is no loss', () => {
    const eras = [era('2026-08-03', '2026-08-09', 420), era('2026-08-10', '2026-08-20', 210)];
    const base = { traded_on: base_on, close: paisa(400_00) };
    expect(stockRange(eras, base, { base_on, adjustments })).toMatchObject({
      base: 200,
      last: 210,
      percentage_change: 5,
      high: 220,
      low: 200,
      volume: 2_000,
      sessions_traded: 10,
      why: null,
    });
  });

  it('an action after its last day changes nothing', () => {
    const eras = [era('2026-08-03', '2026-08-09', 420)];
    const base = { traded_on: base_on, close: paisa(400_00) };
    expect(stockRange(eras, base, { base_on, adjustments })).toMatchObject({ base: 400, last: 420 });
  });

  it('has no change where it was listed within the range, or last traded a year before', () => {
    const eras = [era('2026-08-03', '2026-08-09', 420)];
    const why = (base: Parameters<typeof stockRange>[1]) =>
      stockRange(eras, base, { base_on, adjustments: [] })?.why;
    expect(why(undefined)).toBe('needs-history');
    expect(why({ traded_on: day('2025-08-02'), close: paisa(100_00) })).toBe('stale');
    expect(stockRange([], undefined, { base_on, adjustments: [] })).toBeNull();
  });

  it('one day whose turnover nobody knows makes the sum unknown', () => {
    const eras = [
      era('2026-08-03', '2026-08-09', 420),
      era('2026-08-10', '2026-08-20', 210, { amount: null }),
    ];
    expect(stockRange(eras, undefined, { base_on, adjustments })).toMatchObject({ amount: null, trades: 20 });
    expect(sumKnown([1, 2])).toBe(3);
  });
});

describe('an index and a sector over a range', () => {
  const point = (on: string, close: number) => ({
    traded_on: day(on),
    high: paisa(close + 1),
    low: paisa(close - 1),
    close: paisa(close),
    volume: 0,
    amount: null,
  });

  it('counts the days after the base up to the end', () => {
    const points = [point('2026-08-01', 1_000), point('2026-08-05', 1_100), point('2026-08-30', 9_000)];
    expect(indexRange(points, { base_on, end_on: day('2026-08-20') })).toMatchObject({
      percentage_change: 10,
      high: 11.01,
      sessions_traded: 1,
    });
    expect(indexRange(points, { base_on: day('2026-08-05'), end_on: day('2026-08-20') })).toBeNull();
  });

  it('weighs companies by what they were worth, and leaves out what nobody knows', () => {
    expect(
      capWeighted([
        { base: 100, last: 110, listed_shares: 300 },
        { base: 100, last: 90, listed_shares: 100 },
        { base: 100, last: 500, listed_shares: null },
      ]),
    ).toBe(5);
    expect(capWeighted([])).toBeNull();
  });
});
