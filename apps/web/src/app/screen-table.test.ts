import { expect, it } from 'vitest';
import { expectedFiles, screenFiles } from './screen-table.ts';

it('every row of the screens table has its file, and every screen file its row', () => {
  expect(screenFiles().toSorted()).toEqual(expectedFiles().toSorted());
});
