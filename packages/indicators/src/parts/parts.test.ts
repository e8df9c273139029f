import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extremeOf, highest, lowest, reach } from './extremes.ts';
import { lineThrough, pair, paired } from './paired.ts';
import { addTo, runningSum } from './running-sum.ts';
import { weigh, weighted, weightedMeanOf } from './weighted.ts';

const sizes = fc.integer({ min: 1, max: 12 });
/** Few different values, so that ties are common. */
const values = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 80 });

it('extremes equal those found by looking at the whole window, of equal ones the newest', () => {
  fc.assert(
    fc.property(sizes, values, (size, pushed) => {
      const [tops, bottoms] = [highest(size), lowest(size)];
      for (const [index, value] of pushed.entries()) {
        const window = pushed.slice(Math.max(0, index + 1 - size), index + 1);
        expect(reach(tops, value)).toBe(window.length === size);
        reach(bottoms, value);
        expect([extremeOf(tops), tops.ago]).toEqual([
          Math.max(...window),
          window.length - 1 - window.lastIndexOf(Math.max(...window)),
        ]);
        expect([extremeOf(bottoms), bottoms.ago]).toEqual([
          Math.min(...window),
          window.length - 1 - window.lastIndexOf(Math.min(...window)),
        ]);
      }
    }),
  );
});

it('the lists of an extreme stay short however long it runs', () => {
  const state = highest(5);
  for (let index = 0; index < 1_000; index += 1) reach(state, 1_000 - index);
  expect(state.values.length).toBeLessThanOrEqual(10);
});

it('running and weighted sums equal sums written in full', () => {
  fc.assert(
    fc.property(sizes, values, (size, pushed) => {
      const [sum, weights] = [runningSum(size), weighted(size)];
      for (const [index, value] of pushed.entries()) {
        const window = pushed.slice(Math.max(0, index + 1 - size), index + 1);
        const isFull = window.length === size;
        expect([addTo(sum, value), weigh(weights, value)]).toEqual([isFull, isFull]);
        expect(sum.sum).toBe(window.reduce((total, one) => total + one, 0));
        const weighed = window.reduce((total, one, at) => total + one * (at + 1), 0);
        expect(weightedMeanOf(weights)).toBeCloseTo(
          weighed / ((window.length * (window.length + 1)) / 2),
          10,
        );
      }
    }),
  );
});

it('a line through pairs on a line finds it, and there is none where x does not vary', () => {
  const [state, upright] = [paired(5), paired(5)];
  for (let x = 0; x < 13; x += 1) {
    pair(state, x, 3 - 2 * x);
    pair(upright, 0.1, x);
  }
  expect(lineThrough(state)?.slope).toBeCloseTo(-2, 12);
  expect(lineThrough(state)?.height).toBeCloseTo(3, 10);
  expect(lineThrough(upright)).toBeNull();
});
