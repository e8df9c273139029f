import { expect, it } from 'vitest';
import { cellsOf } from '../cells.ts';
import { FAMILIES } from '../families.ts';
import { FAMILY_CATALOGUE, FORMING_LISTS, barsOf } from './families.ts';

it.each(FAMILY_CATALOGUE)('the bars of $id are those of its lists', ({ id, bars }) => {
  const family = FAMILIES.find((one) => one.id === id);
  const judged = family === undefined ? [] : cellsOf(family).map(({ timeframe }) => timeframe);
  expect(new Set(bars)).toEqual(new Set(judged));
});

it('several families have the bars of any of them, the shortest first', () => {
  expect(barsOf(['dow', 'macd-divergence'])).toEqual(['hourly', 'daily']);
  expect(barsOf(['dow'])).toEqual(['daily']);
});

it.each(FORMING_LISTS)('$key, judged while its bar forms, is a published list', ({ family, kind, side }) => {
  const published = FAMILIES.find(({ id }) => id === family);
  const cells = published === undefined ? [] : cellsOf(published);
  expect(cells).toContainEqual({ kind, side, timeframe: 'daily' });
});
