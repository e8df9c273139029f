import { describe, expect, it } from 'vitest';
import type { WallCell } from './wall-address.ts';
import { filledCells, withIndicators, withInterval, withLink, withSymbol } from './wall-cells.ts';

const cell = (symbol: string, interval: WallCell['interval'] = 'D'): WallCell => ({
  symbol,
  interval,
  indicators: [],
});
const wall = [cell('NEPSE', 'W'), cell('NABIL'), cell('NICA', '15')];
const symbols = (cells: readonly WallCell[]): string[] => cells.map(({ symbol }) => symbol);
const intervals = (cells: readonly WallCell[]): string[] => cells.map(({ interval }) => interval);

describe('the cells of a wall', () => {
  it('are filled with what is offered and not there', () => {
    const offered = ['NEPSE', 'NABIL', 'SCB', 'EBL'];
    expect(symbols(filledCells([cell('NABIL')], 4, offered))).toEqual(['NABIL', 'NEPSE', 'SCB', 'EBL']);
    expect(symbols(filledCells(wall, 2, offered))).toEqual(['NEPSE', 'NABIL']);
    expect(symbols(filledCells([], 3, ['NEPSE']))).toEqual(['NEPSE', 'NEPSE']);
    expect(filledCells([], 6, [])).toEqual([]);
  });

  it('change alone, or together where they are linked', () => {
    expect(symbols(withSymbol(wall, 1, 'EBL', []))).toEqual(['NEPSE', 'EBL', 'NICA']);
    expect(symbols(withSymbol(wall, 1, 'EBL', ['symbol']))).toEqual(['EBL', 'EBL', 'EBL']);
    expect(intervals(withSymbol(wall, 1, 'EBL', ['symbol']))).toEqual(['W', 'D', '15']);
    expect(intervals(withInterval(wall, 0, 'M', ['crosshair']))).toEqual(['M', 'D', '15']);
    expect(intervals(withInterval(wall, 0, 'M', ['interval']))).toEqual(['M', 'M', 'M']);
  });

  it('have indicators of their own', () => {
    const indicators = [{ id: 'rsi', numbers: [14], isHidden: false }];
    expect(withIndicators(wall, 2, indicators).map((one) => one.indicators.length)).toEqual([0, 0, 1]);
  });

  it('are the same at once when a link is set, and stay so when it is taken away', () => {
    const linked = withLink(wall, 2, 'interval', ['crosshair']);
    expect(linked.link).toEqual(['crosshair', 'interval']);
    expect(intervals(linked.cells)).toEqual(['15', '15', '15']);
    expect(symbols(linked.cells)).toEqual(symbols(wall));
    const free = withLink(linked.cells, 0, 'interval', linked.link);
    expect(free).toEqual({ cells: linked.cells, link: ['crosshair'] });
    expect(withLink(wall, 0, 'range', []).cells).toEqual(wall);
  });
});
