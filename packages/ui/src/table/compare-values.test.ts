import { expect, it } from 'vitest';
import { compareValues } from './compare-values.ts';

const sorted = (values: unknown[]): unknown[] => values.toSorted(compareValues);

it('broker numbers sort as numbers, the dealer after them', () => {
  expect(sorted(['45', 'D01', '4', '101'])).toEqual(['4', '45', '101', 'D01']);
});

it('figures sort by size and sets of bars by their sum', () => {
  expect(sorted([10, -3, 2])).toEqual([-3, 2, 10]);
  expect(sorted([[5, 5], [1], [-4, 9]])).toEqual([[1], [-4, 9], [5, 5]]);
});
