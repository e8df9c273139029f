import { describe, expect, it } from 'vitest';
import { candlesOf, placeOf, rungAt, rungsOf } from './ladder-rows.ts';
import type { Level } from './sides-row.ts';

const level = (price: number): Level => ({
  price: price as Level['price'],
  volume: 10,
  bought: 10,
  sold: 0,
  estimated_bought: 0,
  estimated_sold: 0,
  auction: 0,
  unknown: 0,
  delta: 100,
  delta_estimated: 100,
  known_percent: 100,
  top_buyer: null,
  top_seller: null,
});

describe('the ladder', () => {
  const rungs = rungsOf({ rows: [level(660.4), level(659.8)], step: 0.2 as Level['price'] });

  it('has every step between its ends, traded or not', () => {
    expect(rungs.map(({ price, level: own }) => [price, own !== null])).toEqual([
      [660.4, true],
      [660.2, false],
      [660, false],
      [659.8, true],
    ]);
  });

  it('finds the rung of a price, and none outside', () => {
    expect([660.5, 660.4, 660.3, 660.2, 659.8, 659.7].map((price) => rungAt(rungs, 0.2, price))).toEqual([
      0,
      0,
      1,
      1,
      3,
      null,
    ]);
    expect([rungAt(rungs, 0.2, null), rungAt([], null, 660)]).toEqual([null, null]);
  });

  it('puts a price into the middle of its rung where that is one price, else by its part of it', () => {
    expect(placeOf({ highest: 660, step: 0.1, tick: 0.1 }, 660)).toBeCloseTo(0.5);
    expect(placeOf({ highest: 660, step: 1, tick: 0.1 }, 660.9)).toBeCloseTo(0.05);
    expect(placeOf({ highest: 660, step: 1, tick: 0.1 }, 660)).toBeCloseTo(0.95);
  });
});

describe('candles of minutes', () => {
  it('open with the first price and close with the last; minutes of odd lots have none', () => {
    const at = (minute: number, close: number | null) => ({
      time: minute * 60,
      open: close,
      high: close === null ? null : close + 1,
      low: close,
      close,
    });
    const found = candlesOf([at(0, 10), at(1, 14), at(4, 9), at(5, null), at(10, 8)], 5, String);
    expect(found).toEqual([
      { id: '0', open: 10, high: 15, low: 9, close: 9 },
      { id: '600', open: 8, high: 9, low: 8, close: 8 },
    ]);
  });
});
