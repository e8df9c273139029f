import { needed, refused } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Stores, listOf, port, whole } from './common.ts';
import { settingRows } from './rows.ts';
import { secret } from './secret.ts';

const shape = {
  A_PORT: port(4_300),
  A_LIST: z.string().default('one,two').transform(listOf).describe('a list'),
  A_KEY: z.string().optional().meta(secret('a key')),
  ...Stores,
};
const one = {
  process: 'one',
  groups: [{ shape }, { shape: { SIZE: whole(1, 9).default(3).describe('a size') }, prefix: 'A_' }],
  demands: [
    needed('A_KEY', 'opens it'),
    refused('A_LIST', 'not here', (value) => value === 'zero'),
    refused('A_SIZE', 'for tests'),
  ],
};
const rowsBy = (...all: Parameters<typeof settingRows>[0]) =>
  new Map(settingRows(all).map((row) => [row.name, row]));

describe('what is told of settings', () => {
  const rows = rowsBy(one);

  it('is where nothing is said, through everything that reads the text', () => {
    expect(rows.get('A_PORT')?.fallback).toBe('4300');
    expect(rows.get('A_LIST')?.fallback).toBe('one,two');
    expect(rows.get('A_SIZE')?.fallback).toBe('3');
    expect(rows.get('A_KEY')).toMatchObject({ fallback: null, isSecret: true, neededBy: [] });
    expect(rows.get('DATABASE_URL')).toMatchObject({ fallback: null, isSecret: true, neededBy: ['one'] });
  });

  it('is what production demands and refuses, always or in some cases', () => {
    expect(rows.get('A_KEY')?.demanded).toEqual([{ process: 'one', says: 'opens it' }]);
    expect(rows.get('A_LIST')?.refused).toEqual([{ process: 'one', says: 'in some cases: not here' }]);
    expect(rows.get('A_SIZE')?.refused).toEqual([{ process: 'one', says: 'for tests' }]);
  });

  it('is one row for those who read the same', () => {
    const both = rowsBy(one, { process: 'two', groups: [{ shape: Stores }], demands: [] });
    expect(both.get('DATABASE_URL')).toMatchObject({ processes: ['one', 'two'], neededBy: ['one', 'two'] });
    expect(both.get('CHULI_ENVIRONMENT')?.processes).toEqual(['one', 'two']);
  });

  it.each([
    ['says nothing of itself', { shape: { B: z.string() } }],
    ['is declared in two ways', { shape: { A_PORT: port(4_310) } }],
  ])('is refused where one %s', (fault, group) => {
    const other = { process: 'two', groups: [group], demands: [] };
    expect(() => settingRows([one, other])).toThrow(fault);
  });

  it('is refused where something is demanded that nobody reads', () => {
    const other = { process: 'two', groups: [], demands: [needed('GONE', 'why')] };
    expect(() => settingRows([other])).toThrow('two demands GONE, and reads none');
  });
});

it.each(['', '4e3', '-1', '1.5', '70000'])('takes no %j for a port', (text) => {
  expect(port(1).safeParse(text).success).toBe(false);
});
