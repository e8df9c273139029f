import { expect, it } from 'vitest';
import { priceEarnings } from './price-earnings.ts';

it.each([
  { means: 'a profit', eps: 20, stated: 25, is: 25 },
  { means: 'a profit of next to nothing', eps: 0.01, stated: 22_301.57, is: 22_301.57 },
  { means: 'a loss', eps: -0.25, stated: -2_592, is: null },
  { means: 'a loss whose sign the source dropped', eps: -0.25, stated: 2_592, is: null },
  { means: 'neither profit nor loss', eps: 0, stated: 0, is: null },
  { means: 'a ratio without its profit', eps: null, stated: 18, is: 18 },
  { means: 'a negative ratio without its loss', eps: null, stated: -18, is: null },
  { means: 'a ratio that nobody states', eps: 20, stated: null, is: null },
])('knows the price over earnings of $means', ({ eps, stated, is }) => {
  expect(priceEarnings({ eps, price_earnings: stated })).toBe(is);
});
