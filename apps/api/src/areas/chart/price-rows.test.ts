import { paisa } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Traded, priceRows, valueAreaOf } from './price-rows.ts';

const trade = (rate: number, shares: number): Traded => ({
  low: paisa(rate),
  high: paisa(rate),
  shares,
  amount: paisa(rate * shares),
});

const bar = (low: number, high: number, shares: number, amount: number | null = 0): Traded => ({
  low: paisa(low),
  high: paisa(high),
  shares,
  amount: amount === null ? null : paisa(amount),
});

const volumes = (traded: readonly Traded[], bins: number, step = 10) =>
  priceRows(traded, { bins, step }).map(({ low, high, volume }) => [low, high, volume]);

describe('volume by price', () => {
  it('counts trades by hand, in rows of whole price steps', () => {
    // From 500 to 503 there are 31 prices: twelve rows would hold 2.6 each, so eleven hold three.
    const traded = [trade(500_00, 100), trade(501_00, 50), trade(502_50, 30), trade(503_00, 40)];
    const rows = priceRows(traded, { bins: 12, step: 10 });
    expect(rows).toHaveLength(11);
    expect(rows.filter(({ volume }) => volume > 0)).toEqual([
      { low: 500_00, high: 500_30, volume: 100, amount: 50_000_00 },
      { low: 500_90, high: 501_20, volume: 50, amount: 25_050_00 },
      { low: 502_40, high: 502_70, volume: 30, amount: 15_075_00 },
      { low: 503_00, high: 503_30, volume: 40, amount: 20_120_00 },
    ]);
    // 150 of 220 are less than 70 percent, 180 are enough.
    expect(valueAreaOf(rows)).toEqual({ point_of_control: 500_15, value_low: 500_00, value_high: 502_70 });
  });

  it('spreads a bar evenly from its low to its high', () => {
    // 1,000 shares over Rs 10, in rows of Rs 2.60: 260 each, and what is left of the last.
    expect(volumes([bar(100_00, 110_00, 1_000)], 4)).toEqual([
      [100_00, 102_60, 260],
      [102_60, 105_20, 260],
      [105_20, 107_80, 260],
      [107_80, 110_40, 220],
    ]);
  });

  it('has one row where all was traded at one price, and none where nothing was', () => {
    expect(volumes([trade(213_40, 7)], 48)).toEqual([[213_40, 213_50, 7]]);
    expect(priceRows([], { bins: 48, step: 10 })).toEqual([]);
    expect(valueAreaOf([])).toBeNull();
  });

  it('does not know an amount of which a part is not known', () => {
    const [row] = priceRows([bar(100_00, 100_00, 5, null), trade(100_00, 5)], { bins: 12, step: 10 });
    expect(row).toMatchObject({ volume: 10, amount: null });
  });

  it('takes the shortest run around the peak, and of equal runs the one that holds most', () => {
    const rows = priceRows(
      [10, 40, 100, 50, 10].map((shares, index) => trade(100_00 + 10 * index, shares)),
      { bins: 12, step: 10 },
    );
    expect(valueAreaOf(rows)).toEqual({ point_of_control: 100_25, value_low: 100_20, value_high: 100_40 });
  });
});

const price = fc.integer({ min: 50_00, max: 5_000_00 });
const anyTraded: fc.Arbitrary<Traded> = fc
  .tuple(price, fc.integer({ min: 0, max: 300_00 }), fc.double({ min: 0, max: 1e6, noNaN: true }), price)
  .map(([low, range, shares, amount]) => bar(low, low + range, shares, amount));
const anyHeld = fc
  .array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 40 })
  .filter((held) => held.some((volume) => volume > 0));
const anyBins = fc.integer({ min: 12, max: 96 });

describe('laws of the volume by price', () => {
  it('adds up to what was traded, in shares and in rupees, row beside row', () => {
    fc.assert(
      fc.property(fc.array(anyTraded, { minLength: 1, maxLength: 60 }), anyBins, (traded, bins) => {
        const rows = priceRows(traded, { bins, step: 10 });
        const shares = traded.reduce((total, one) => total + one.shares, 0);
        expect(Math.abs(rows.reduce((total, row) => total + row.volume, 0) - shares)).toBeLessThan(0.501);
        expect(rows.reduce((total, row) => total + (row.amount ?? 0), 0)).toBe(
          traded.reduce((total, one) => total + (one.amount ?? 0), 0),
        );
        expect(rows.length).toBeLessThanOrEqual(bins);
        expect(rows.every(({ volume }) => volume >= 0)).toBe(true);
        for (const [index, row] of rows.entries()) expect(row.low).toBe(rows[index - 1]?.high ?? row.low);
        for (const { low, high } of traded) {
          expect(low).toBeGreaterThanOrEqual(rows[0]?.low ?? Infinity);
          expect(high).toBeLessThan(rows.at(-1)?.high ?? 0);
        }
      }),
    );
  });

  it('has a value area that holds the peak and 70 percent, and no shorter one does', () => {
    fc.assert(
      fc.property(anyHeld, (held) => {
        const rows = held.map((volume, index) => ({
          low: paisa(100_00 + 10 * index),
          high: paisa(100_10 + 10 * index),
          volume,
          amount: null,
        }));
        const area = valueAreaOf(rows);
        const total = held.reduce((sum, volume) => sum + volume, 0);
        const peak = held.indexOf(Math.max(...held));
        expect(area?.point_of_control).toBe(100_05 + 10 * peak);
        const from = ((area?.value_low ?? 0) - 100_00) / 10;
        const to = ((area?.value_high ?? 0) - 100_00) / 10;
        const sumOf = (start: number, end: number) =>
          held.slice(start, end).reduce((sum, volume) => sum + volume, 0);
        expect(from <= peak && peak < to).toBe(true);
        expect(sumOf(from, to)).toBeGreaterThanOrEqual(0.7 * total);
        const shorter = to - from - 1;
        for (let start = Math.max(0, peak - shorter + 1); start <= peak; start += 1)
          expect(sumOf(start, start + shorter)).toBeLessThan(Math.max(0.7 * total, 1e-9));
      }),
    );
  });
});
