import { type StockSymbol, tradingDate } from '@chuli/kernel';
import type { BarFigures, TradedFigures } from './figures.ts';
import { describe, expect, it } from 'vitest';
import { compareSymbol } from './compare-symbol.ts';

const traded: TradedFigures = {
  traded_on: tradingDate('2024-05-20'),
  symbol: 'X' as StockSymbol,
  volume: 105,
  amount: 1_050_000,
  trades: 6,
  board_trades: 5,
  board_open: 10_000,
  board_high: 10_200,
  board_low: 9_900,
  board_close: 10_100,
  all_open: 9_950,
  all_close: 10_150,
  board_rates: [9_900, 10_000, 10_050, 10_100, 10_200],
  late_average: 10_088,
};

const bar: BarFigures = {
  symbol: traded.symbol,
  open: 10_000,
  high: 10_200,
  low: 9_900,
  close: 10_100,
  volume: 105,
  amount: 1_050_000,
  trades: 6,
  previous_close: 10_020,
  flags: '',
};

const compare = (
  barChange: Partial<BarFigures> = {},
  tradedChange: Partial<TradedFigures> = {},
  date = '2024-05-20',
) =>
  compareSymbol({
    date: tradingDate(date),
    traded: { ...traded, ...tradedChange },
    bar: { ...bar, ...barChange },
  });

describe('a bar against its trades', () => {
  it('agrees when board lots give the prices and all trades the sums', () => {
    expect(compare()).toBeNull();
  });

  it('closes on the average of the last quarter of an hour while that was the rule', () => {
    expect(compare({ close: 10_088 }, {}, '2025-05-20')).toBeNull();
    expect(compare({ close: 10_100 }, { late_average: null }, '2025-05-20')).toBeNull();
    expect(compare({ close: 10_088 })).toMatchObject({ fields: ['close'], causes: ['unexplained'] });
  });

  it.each<[string, Partial<BarFigures>, Partial<TradedFigures>]>([
    ['open blank in source', { open: null }, {}],
    ['amount or trades blank in source', { trades: null }, {}],
    ['floorsheet lacks trades', { volume: 205, trades: 7 }, {}],
    ['bar lacks trades', { volume: 100 }, {}],
    ['amount rounded to the rupee in source', { amount: 1_050_050 }, {}],
    ['opened at the previous close', { open: 10_300, high: 10_300, previous_close: 10_300 }, {}],
    ['opened at the previous close', { open: 9_800, low: 9_800, previous_close: 9_800 }, {}],
    ['publishers disagree on the bar', { close: 9_000, flags: 'D' }, {}],
    ['close outside the range in source', { close: 9_000, flags: 'C' }, {}],
    ['trade outside the price band', { low: 9_950 }, { board_low: 4_000 }],
    ['price of an odd lot', { close: 10_150 }, {}],
    ['another trade of the day', { open: 10_050 }, {}],
    ['unexplained', { open: 10_070 }, {}],
  ])('names the cause: %s', (cause, barChange, tradedChange) => {
    expect(compare(barChange, tradedChange)?.causes).toEqual([cause]);
  });

  it('has no prices on a day of odd lots only', () => {
    const none = { board_trades: 0, board_open: null, board_high: null, board_low: null, board_close: null };
    expect(compare({}, { ...none, board_rates: [] })?.causes).toEqual(['odd lots only']);
  });
});
