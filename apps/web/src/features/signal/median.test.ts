import { expect, it } from 'vitest';
import { medianOf } from './median.ts';

it('is the middle of what is known, whatever its order', () => {
  expect(medianOf([9, null, -3, 1])).toBe(1);
  expect(medianOf([10, 9, -3, 2])).toBe(5.5);
  expect(medianOf([null])).toBeNull();
});
