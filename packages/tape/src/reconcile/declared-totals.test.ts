import { stockSymbol, tradingDate } from '@chuli/kernel';
import type { BarFigures, DeclaredTotals, TradedFigures } from './figures.ts';
import { describe, expect, it } from 'vitest';
import { compareDeclared } from './declared-totals.ts';

const traded = (symbol: string, volume: number): TradedFigures => ({
  traded_on: tradingDate('2024-05-21'),
  symbol: stockSymbol(symbol),
  volume,
  amount: volume * 100_00,
  trades: 1,
  board_trades: 1,
  board_open: 100_00,
  board_high: 100_00,
  board_low: 100_00,
  board_close: 100_00,
  all_open: 100_00,
  all_close: 100_00,
  board_rates: [100_00],
  late_average: null,
});

const bar = (symbol: string, volume: number): BarFigures => ({
  symbol: stockSymbol(symbol),
  open: 100_00,
  high: 100_00,
  low: 100_00,
  close: 100_00,
  volume,
  amount: volume * 100_00,
  trades: 1,
  previous_close: null,
  flags: '',
});

const declared = (volume: number, trades: number): DeclaredTotals => ({
  turnover: volume * 100_00,
  volume,
  trades,
  symbols: null,
});

describe('declared totals', () => {
  it('are equal when volume, turnover and trades are', () => {
    expect(compareDeclared([traded('AAA', 100)], [bar('AAA', 100)], declared(100, 1))).toEqual({
      isEqual: true,
    });
  });

  it('are not compared where none were declared', () => {
    expect(compareDeclared([traded('AAA', 100)], [], null)).toBeNull();
  });

  it('name symbols that the floorsheet lacks', () => {
    expect(compareDeclared([traded('AAA', 75)], [bar('AAA', 75), bar('BBB', 25)], declared(100, 2))).toEqual({
      isEqual: false,
      cause: '25.00 % of the volume is of symbols missing in the floorsheet',
    });
  });

  it('say when the floorsheet holds more', () => {
    expect(compareDeclared([traded('AAA', 110)], [], declared(100, 1))).toEqual({
      isEqual: false,
      cause: 'floorsheet holds 10.00 % more than was declared',
    });
  });
});
