import { expect, it } from 'vitest';
import { steppedIndex } from './palette-group.ts';

it('the arrows walk the list round', () => {
  expect(steppedIndex(0, 1, 3)).toBe(1);
  expect(steppedIndex(2, 1, 3)).toBe(0);
  expect(steppedIndex(0, -1, 3)).toBe(2);
  expect(steppedIndex(0, 1, 0)).toBe(0);
});
