import { expect, it } from 'vitest';
import { stripScale } from './strip-scale.ts';

it('has the best at the right', () => {
  const more = stripScale([10, 20, 30], 'up');
  expect([more(10), more(20), more(30)]).toEqual([0, 0.5, 1]);
  const less = stripScale([10, 20, 30], 'down');
  expect([less(10), less(30)]).toEqual([1, 0]);
});

it('keeps one far value from pressing the others together', () => {
  const scale = stripScale([10, 12, 14, 16, 18, 900], 'up');
  expect(scale(900)).toBe(1);
  expect(scale(18)).toBeGreaterThan(0.5);
});

it('puts what are all equal into the middle', () => {
  expect(stripScale([7, 7], 'up')(7)).toBe(0.5);
  expect(stripScale([], 'none')(1)).toBe(0.5);
});
