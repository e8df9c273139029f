import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { series } from '@chuli/indicators';
import { cellsOf } from './cells.ts';
import { alternativesOf } from './clause.ts';
import type { Family } from './define-family.ts';
import { FAMILY_IDS } from './catalogue/families.ts';
import { FAMILIES } from './families.ts';

const saysOf = (family: Family): string[] =>
  cellsOf(family).flatMap((cell) => {
    const exit = family.exit(cell);
    const clauses = [...family.conditions(cell), ...(exit === 'opposite' || 'bars' in exit ? [] : exit)];
    return clauses.flatMap(alternativesOf).map(({ says }) => says);
  });

it('the families are those of the catalogue, each once and in its order', () => {
  expect(FAMILIES.map(({ id }) => id)).toEqual(FAMILY_IDS);
});

describe.each(FAMILIES.map((family) => [family.id, family] as const))('%s', (_, family) => {
  it('names only its own settings in its conditions', () => {
    const named = saysOf(family).flatMap((says) => [...says.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name));
    expect(named.filter((name) => family.settings[name ?? ''] === undefined)).toEqual([]);
  });

  it('reads indicators with parameters that they allow', () => {
    for (const { indicator, chosen } of Object.values(family.uses)) {
      expect(Object.keys(chosen).toSorted()).toEqual(Object.keys(indicator.parameters).toSorted());
      expect(series(indicator, chosen, [])).toEqual([]);
    }
  });

  it('counts only families that come before it in the list', () => {
    const before = FAMILIES.slice(0, FAMILIES.indexOf(family));
    const missing = (family.votes?.of ?? []).filter(
      (vote) => before.find(({ id }) => id === vote.family)?.kinds[vote.kind] === undefined,
    );
    expect(missing).toEqual([]);
  });
});

/** Settings, version, words and comments apart, what a definition calculates with. */
const codeOf = (path: string): string =>
  readFileSync(path, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
    .replaceAll(/\{\s*label: '[^']*',\s*value: [\d.]+,?\s*\}/gu, '')
    .replaceAll(/^ {2}version: \d+,$/gmu, '')
    .replaceAll(/'[^']*'|`[^`]*`/gu, '');

it('no number hides in a definition: all but 0, 1 and the version are published settings', () => {
  const files = globSync(new URL('families/*.ts', import.meta.url).pathname);
  const hidden = files
    .filter((path) => basename(path) !== 'mirrored.ts')
    .flatMap((path) =>
      [...codeOf(path).matchAll(/(?<![\w.])\d+(?:\.\d+)?/gu)]
        .map(([number]) => number)
        .filter((number) => number !== '0' && number !== '1')
        .map((number) => `${basename(path)}: ${number}`),
    );
  expect(files.length).toBeGreaterThan(14);
  expect(hidden).toEqual([]);
});
