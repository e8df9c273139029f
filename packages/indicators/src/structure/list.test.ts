import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STRUCTURE } from './list.ts';

it('every definition is told in plain words in the conventions, and nothing else is', () => {
  const text = readFileSync(new URL('../../../../docs/conventions/structure.md', import.meta.url), 'utf8');
  const headings = [...text.matchAll(/^## (.+)$/gm)].flatMap(([, ids]) => (ids ?? '').split(', '));
  expect(headings.toSorted()).toEqual(STRUCTURE.map(({ id }) => id).toSorted());
});
