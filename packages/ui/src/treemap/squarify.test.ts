import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, squarify } from './squarify.ts';

const BOX: Box = { x: 10, y: 20, width: 600, height: 400 };

const sizes = fc
  .array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 40 })
  .map((values) => values.toSorted((a, b) => b - a));

const rounded = ({ x, y, width, height }: Box): number[] =>
  [x, y, width, height].map((value) => Number(value.toFixed(2)));

describe('a squarified treemap', () => {
  it('divides the worked example of its inventors as they do', () => {
    const tiles = squarify([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 });
    expect(tiles.map(rounded)).toEqual([
      [0, 0, 3, 2],
      [0, 2, 3, 2],
      [3, 0, 1.71, 2.33],
      [4.71, 0, 1.29, 2.33],
      [3, 2.33, 1.2, 1.67],
      [4.2, 2.33, 1.2, 1.67],
      [5.4, 2.33, 0.6, 1.67],
    ]);
  });

  it('gives every size its share of the area', () => {
    fc.assert(
      fc.property(sizes, (values) => {
        const total = values.reduce((sum, value) => sum + value, 0);
        for (const [index, tile] of squarify(values, BOX).entries()) {
          const share = (values[index] ?? 0) / total;
          expect(tile.width * tile.height).toBeCloseTo(share * 240_000, 3);
        }
      }),
    );
  });

  it('stays within its box', () => {
    fc.assert(
      fc.property(sizes, (values) => {
        for (const { x, y, width, height } of squarify(values, BOX)) {
          expect(x).toBeGreaterThanOrEqual(10 - 1e-6);
          expect(y).toBeGreaterThanOrEqual(20 - 1e-6);
          expect(x + width).toBeLessThanOrEqual(610 + 1e-6);
          expect(y + height).toBeLessThanOrEqual(420 + 1e-6);
        }
      }),
    );
  });

  it('has no tile for no size or no room', () => {
    expect(squarify([], BOX)).toEqual([]);
    expect(squarify([1], { ...BOX, width: 0 })).toEqual([]);
  });
});
