import { describe, expect, it } from 'vitest';
import { moved, toggled, withNewest } from './ordered-list.ts';

describe('a list that a person keeps in order', () => {
  it('takes a thing in at the end, and out again', () => {
    expect(toggled(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('moves a thing by one place, not beyond the ends, and nothing it does not hold', () => {
    expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 'x', 1)).toEqual(['a', 'b']);
  });

  it('keeps the newest first, each once, and forgets the oldest', () => {
    expect(withNewest(['a', 'b', 'c'], 'c', 3)).toEqual(['c', 'a', 'b']);
    expect(withNewest(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b']);
  });
});
