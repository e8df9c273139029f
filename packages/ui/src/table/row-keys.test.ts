import { describe, expect, it } from 'vitest';
import { rowAfterKey } from './row-keys.ts';

describe('the keyboard on a table of 100 rows, 20 in view', () => {
  const after = (key: string, from: number | null): number | null => rowAfterKey(key, from, 100, 20);

  it('starts with the first row', () => {
    expect(after('ArrowDown', null)).toBe(0);
    expect(after('k', null)).toBe(0);
  });

  it('moves by one with arrows or j and k, by a screenful with the page keys', () => {
    expect(after('j', 4)).toBe(5);
    expect(after('ArrowUp', 4)).toBe(3);
    expect(after('PageDown', 4)).toBe(24);
    expect(after('PageUp', 4)).toBe(0);
  });

  it('stops at both ends', () => {
    expect(after('k', 0)).toBe(0);
    expect(after('ArrowDown', 99)).toBe(99);
    expect([after('Home', 50), after('End', 50)]).toEqual([0, 99]);
  });

  it('leaves other keys to others, and an empty table has no rows to go to', () => {
    expect(after('x', 3)).toBeNull();
    expect(rowAfterKey('j', null, 0, 20)).toBeNull();
  });
});
