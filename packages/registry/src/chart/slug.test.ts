import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

const NONE = new Set<string>();

describe('a name as part of an address', () => {
  it.each([
    ['Market to stock', 'market-to-stock'],
    ['  Banks, open!  ', 'banks-open'],
    ['Café № 4', 'cafe-no-4'],
    ['../../etc', 'etc'],
    ['बैंकहरू', 'chart'],
    ['—', 'chart'],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name, NONE)).toBe(slug);
  });

  it('is another one where it is taken', () => {
    expect(slugOf('Banks', new Set(['banks', 'banks-2']))).toBe('banks-3');
    expect(slugOf('बैंक', new Set(['chart']))).toBe('chart-2');
  });

  it('is short enough whatever the name, and ends with no dash', () => {
    const taken = new Set<string>();
    for (const name of ['x'.repeat(60), `${'y'.repeat(29)} z`, '-'.repeat(60)])
      for (let count = 0; count < 60; count += 1) {
        const slug = slugOf(name, taken);
        expect(slug).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);
        expect(taken.has(slug)).toBe(false);
        taken.add(slug);
      }
  });
});
