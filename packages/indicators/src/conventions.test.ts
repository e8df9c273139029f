import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { INDICATORS } from './list.ts';

const page = readFileSync(new URL('../../../docs/conventions/indicators.md', import.meta.url), 'utf8');

/** Ids and silent bars of the tables: the id is the first cell, the column is found by its heading. */
const rows = page.split('\n## ').flatMap((section) => {
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  const at = (lines[0] ?? '').split(' | ').findIndex((cell) => cell.startsWith('silent'));
  return lines.slice(2).map((line) => {
    const cells = line.replace(/ \|$/, '').split(' | ');
    return { id: (cells[0] ?? '').replace(/^\| `|`$/g, ''), silent: Number(cells[at]) };
  });
});

it('the page of conventions lists exactly the indicators, with their warm-up at the usual parameters', () => {
  const listed = Object.values(INDICATORS)
    .flat()
    .map((indicator) => ({
      id: indicator.id,
      silent: indicator.warmup(
        Object.fromEntries(Object.entries(indicator.parameters).map(([name, { usual }]) => [name, usual])),
      ),
    }));
  const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
  expect(rows.toSorted(byId)).toEqual(listed.toSorted(byId));
});
