import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@chuli/command';
import { AREAS, CONTRACTS } from '@chuli/contracts';
import { describe, expect, it } from 'vitest';

/** What stands beside the areas in a layer, and is none. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'packages/contracts/src': ['screens'],
  'apps/api/src/areas': [],
  'packages/tape/src': ['write', 'reconcile', 'keep', 'migration'],
  'packages/registry/src': ['keep', 'migration'],
  'apps/web/src/screens': [],
  'apps/web/src/features': [],
  'apps/web/src/shared': ['display', 'picture'],
};

/** Words that every area says, by where they are said. */
const COMMON_WORDS = ['common', 'controls', 'data', 'read-this-page', 'shell', 'units'];

const areas = new Set<string>(AREAS);

const foldersIn = (layer: string): string[] =>
  readdirSync(join(ROOT, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('an area has one name', () => {
  it.each(Object.entries(LAYERS))('in %s', (layer, others) => {
    const folders = foldersIn(layer);
    expect(folders.filter((name) => !areas.has(name)).toSorted()).toEqual([...others].toSorted());
  });

  it('in the Nepali, where a long one has several files', () => {
    const files = readdirSync(join(ROOT, 'packages/language/src/nepali')).map((name) => name.slice(0, -3));
    const isOfAnArea = (file: string): boolean => areas.has(file.split('-')[0] ?? '');
    expect(files.filter((file) => !isOfAnArea(file)).toSorted()).toEqual(COMMON_WORDS);
  });

  it('and where it has calls, a folder for them and for what answers', () => {
    const called = Object.keys(CONTRACTS);
    expect(called.filter((area) => !foldersIn('apps/api/src/areas').includes(area))).toEqual([]);
    expect(called.filter((area) => !foldersIn('packages/contracts/src').includes(area))).toEqual([]);
  });

  it('and none stands in the list that is nowhere', () => {
    const found = new Set(Object.keys(LAYERS).flatMap(foldersIn));
    expect(AREAS.filter((area) => !found.has(area))).toEqual([]);
  });
});
