import { describe, expect, it } from 'vitest';
import { fitted, wrapped } from './marks.ts';

describe('a text on the picture', () => {
  it('is cut where it would not fit, and says so', () => {
    const ten = (text: string): number => text.length * 10;
    expect(fitted('short', 50, ten)).toBe('short');
    expect(fitted('longer than it may be', 80, ten)).toBe('longer…');
    expect(fitted('क्षेत्र', 60, ten)).toBe('क्षे…');
  });

  it('goes into lines by words, the last of which tells that there was more', () => {
    const ten = (text: string): number => text.length * 10;
    expect(wrapped('one two three four', 70, 3, ten)).toEqual(['one two', 'three', 'four']);
    expect(wrapped('one two three four', 70, 2, ten)).toEqual(['one two', 'three…']);
    expect(wrapped('', 70, 2, ten)).toEqual([]);
  });
});
