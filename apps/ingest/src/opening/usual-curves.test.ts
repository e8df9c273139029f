import { type Paisa, type StockSymbol, addDays, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import type { DayFigures, StockMinutes } from '@chuli/tape/live';
import { describe, expect, it } from 'vitest';
import { curvesByDay, curvesByMinute } from './usual-curves.ts';

const DAY = tradingDate('2026-09-01');
const BANK = stockSymbol('BANKA');
const NOBODY: ReadonlyMap<StockSymbol, StockSymbol> = new Map();
const once = (): number => 1;

const sessionDay = (number: number) => addDays(DAY, number - 30);

/** Session n trades n shares at Rs 100 + n in the first minute, odd lots in the second, 10 at Rs 100 in the fourth. */
const minutesOf = (number: number, symbol = BANK): StockMinutes => ({
  symbol,
  traded_on: sessionDay(number),
  minutes: [0, 1, 3],
  volumes: [number, 5, 10],
  amounts: [number * (100_00 + number * 100), 500_00, 1_000_00].map((amount) => paisa(amount)),
  highs: [100_00 + number * 100, 0, 100_00].map((rate) => paisa(rate)),
  lows: [100_00 + number * 100, 0, 100_00].map((rate) => paisa(rate)),
});

const dayOf = (number: number, base: Paisa | null = paisa(100_00), symbol = BANK): DayFigures => ({
  symbol,
  traded_on: sessionDay(number),
  high: paisa(100_00 + number * 100),
  low: paisa(100_00),
  base,
  volume: number * 100,
});

const numbers = (count: number): number[] => Array.from({ length: count }, (_, place) => place + 1);

const known = (count: number) => ({
  day: DAY,
  days: numbers(count).map((number) => dayOf(number)),
  present: NOBODY,
  sharesOf: once,
});

describe('what is usual by the minute', () => {
  it('sums the last ten sessions and takes the middle range of all, by hand', () => {
    const [curve] = curvesByMinute(
      numbers(12).map((number) => minutesOf(number)),
      known(12),
    );
    // Sessions 3 to 12: 3 + … + 12 = 75 shares, and their squares 645.
    expect(curve?.volumes.slice(0, 5)).toEqual([75, 50, 0, 100, 0]);
    expect(curve?.amounts.slice(0, 4)).toEqual([75 * 100_00 + 645 * 100, 5_000_00, 0, 10_000_00]);
    // The range is 0 until the fourth minute, then n percent: the middle of 1 to 12 is 6.5.
    expect(curve?.ranges.slice(0, 5)).toEqual([0, 0, 0, 65_000, 65_000]);
    expect(curve?.ranges).toHaveLength(240);
    expect(curve?.ranges.at(-1)).toBe(65_000);
  });

  it('is not known from fewer than ten sessions, nor is a range without a previous close', () => {
    const nine = numbers(9).map((number) => minutesOf(number));
    expect(curvesByMinute(nine, known(9))).toEqual([]);
    const ten = numbers(10).map((number) => minutesOf(number));
    const [curve] = curvesByMinute(ten, {
      ...known(10),
      days: numbers(10).map((number) => dayOf(number, number === 4 ? null : paisa(100_00))),
    });
    expect(curve?.ranges.at(-1)).toBe(0);
    expect(curve?.volumes[0]).toBe(55);
  });

  it('counts shares of before a bonus as shares of today, and an old name as the new one', () => {
    const old = stockSymbol('OLDBK');
    const [curve] = curvesByMinute(
      numbers(10).map((number) => minutesOf(number, number <= 5 ? old : BANK)),
      {
        day: DAY,
        days: numbers(10).map((number) => dayOf(number, paisa(100_00), number <= 5 ? old : BANK)),
        present: new Map([[old, BANK]]),
        sharesOf: (_, day) => (day <= sessionDay(5) ? 2 : 1),
      },
    );
    expect(curve?.symbol).toBe(BANK);
    // 1 to 5 twice, 6 to 10 once.
    expect(curve?.volumes[0]).toBe(70);
    expect(curve?.amounts[0]).toBe(55 * 100_00 + 385 * 100);
    expect(curve?.ranges.at(-1)).toBe(55_000);
  });
});

it('of whole days has one figure of each, and no amounts', () => {
  expect(curvesByDay(known(11))).toEqual([{ symbol: BANK, amounts: [], volumes: [6_500], ranges: [60_000] }]);
});
