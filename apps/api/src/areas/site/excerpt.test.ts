import { describe, expect, it } from 'vitest';
import { EXCERPT, excerptOf } from './excerpt.ts';

const BYTES_OF_A_CHARACTER = 4;

describe('the excerpt of an announcement', () => {
  it('is the text itself where that is short', () => {
    expect(excerptOf('Book close on 2083-07-30.\nNABIL')).toBe('Book close on 2083-07-30.\nNABIL');
    expect(excerptOf('')).toBe('');
  });

  it('ends between two words', () => {
    const cut = excerptOf('word '.repeat(200));
    expect(cut).toMatch(/word…$/);
    expect(Array.from(cut).length).toBeLessThanOrEqual(EXCERPT);
  });

  it.each(['क', '😀', '\u0001', '"', 'x'])(
    'of %j is never longer than it may be, in letters or in bytes',
    (one) => {
      const cut = excerptOf(one.repeat(4_000));
      expect(Array.from(cut).length).toBeLessThanOrEqual(EXCERPT);
      expect(Buffer.byteLength(JSON.stringify(cut))).toBeLessThanOrEqual(EXCERPT * BYTES_OF_A_CHARACTER + 2);
    },
  );

  it('cuts no letter in two', () => {
    expect(excerptOf('😀'.repeat(400))).toBe(`${'😀'.repeat(EXCERPT - 1)}…`);
  });
});
