import { expect, it } from 'vitest';
import { fittingOf } from './use-fitting.ts';

const THREE = { widths: [100, 80, 60], gap: 4 };

it('all fit where the whole width takes them with the gaps between', () => {
  expect(fittingOf({ ...THREE, inFirstLine: 3 }, 248)).toBe(3);
  // The menu beside them has pushed one out: without it there is room again.
  expect(fittingOf({ ...THREE, inFirstLine: 2 }, 248)).toBe(3);
});

it('where one is too many, as many fit as stand in the first line', () => {
  expect(fittingOf({ ...THREE, inFirstLine: 1 }, 247)).toBe(1);
  // Before the menu takes its place they may still stand in one line.
  expect(fittingOf({ ...THREE, inFirstLine: 3 }, 247)).toBe(2);
});
