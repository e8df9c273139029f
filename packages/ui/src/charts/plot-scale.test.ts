import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PLOT_HEIGHT, apart, heightOf, scaleOf, ticksOf } from './plot-scale.ts';

it('has no scale where nothing is known, and one around a single value', () => {
  expect(scaleOf([null, null])).toBeNull();
  const one = scaleOf([500]);
  expect(one !== null && one.low < 500 && one.high > 500).toBe(true);
});

it('puts every value inside the drawing, higher values higher', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1 }), (values) => {
      const scale = scaleOf(values);
      if (scale === null) throw new Error('Known values have a scale.');
      const heights = values.map(heightOf(scale));
      expect(heights.every((height) => height >= 0 && height <= PLOT_HEIGHT)).toBe(true);
      const top = values.indexOf(Math.max(...values));
      expect(heights[top]).toBe(Math.min(...heights));
    }),
  );
});

it('ticks are round, within the scale, and few', () => {
  expect(ticksOf({ low: 553, high: 572 }, 4)).toEqual([555, 560, 565, 570]);
  expect(ticksOf({ low: -0.61, high: 0.42 }, 4)).toEqual([-0.5, 0]);
});

it('labels keep their order and their distance, and stay above the lowest place', () => {
  expect(apart([50, 52, 10], 12, 60)).toEqual([48, 60, 10]);
  expect(apart([], 12, 60)).toEqual([]);
});
