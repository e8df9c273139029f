import { expect, it } from 'vitest';
import type { Family } from './define-family.ts';
import { FAMILIES } from './families.ts';
import { buySell } from './families/buy-sell.ts';
import { ruleVersion } from './rule-version.ts';

const changed = (change: Partial<Family>): string => ruleVersion({ ...buySell, ...change });

it('the version of a rule changes with its settings, its code version and its id, and with nothing else', () => {
  const version = ruleVersion(buySell);
  expect(changed({ settings: { ...buySell.settings, fast: { label: 'Fast', value: 8 } } })).not.toBe(version);
  expect(changed({ version: 2 })).not.toBe(version);
  expect(changed({ id: 'other' })).not.toBe(version);
  expect(changed({ title: 'Other words', settings: { ...buySell.settings } })).toBe(version);
  const backwards = Object.fromEntries(Object.entries(buySell.settings).toReversed());
  expect(changed({ settings: backwards })).toBe(version);
});

it('is a short text, different for every family', () => {
  const versions = FAMILIES.map(ruleVersion);
  expect(new Set(versions).size).toBe(FAMILIES.length);
  for (const version of versions) expect(version).toMatch(/^\d+-[\da-f]{8}$/u);
});

it('is FNV-1a of 32 bits: the known sums of short texts', () => {
  const empty = { ...buySell, id: 'a', version: 1, settings: {} };
  // Python: h = 0x811c9dc5; for b in b"a;1": h = (h ^ b) * 0x01000193 % 2**32
  expect(ruleVersion(empty)).toBe('1-dfbf834c');
});
