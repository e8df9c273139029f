import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rank, ranked } from './rank.ts';

const stock = (code: string, name: string, group = 'Others') => ({ code, name, group });
const codes = (text: string, things: ReturnType<typeof stock>[]): string[] =>
  ranked(things, text, 10).found.map(({ code }) => code);

describe('how well a text names something', () => {
  it('the exact code beats a longer one, whatever comes first', () => {
    expect(codes('nabil', [stock('NABILP', 'Promoter share'), stock('NABIL', 'A bank')])).toEqual([
      'NABIL',
      'NABILP',
    ]);
  });

  it('only the beginning of a word counts', () => {
    expect(codes('abc', [stock('XABC', 'One'), stock('ABCX', 'Two')])).toEqual(['ABCX']);
    expect(codes('wer', [stock('ONE', 'Power'), stock('TWO', 'Werner')])).toEqual(['TWO']);
    expect(codes('rsi', [stock('Mean reversion', 'Mean reversion')])).toEqual([]);
    expect(codes('85', [stock('GBILD84/85', 'Debenture')])).toEqual(['GBILD84/85']);
  });

  it('what it is also called finds it, the whole of it before a beginning', () => {
    const map = { ...stock('Tree map', 'Tree map'), keywords: ['heat map'] };
    const live = { ...stock('Live market', 'Live market'), keywords: ['heat map of today'] };
    expect(codes('heat map', [live, map])).toEqual(['Tree map', 'Live market']);
    expect(codes('map heat', [map])).toEqual(['Tree map']);
    expect(codes('eat', [map])).toEqual([]);
  });

  it('a symbol beats a name', () => {
    expect(codes('sun', [stock('ONE', 'Sun Trading'), stock('SUNX', 'Other')])).toEqual(['SUNX', 'ONE']);
  });

  it('finds a name by any of its words, and by several in any order', () => {
    expect(codes('trading', [stock('ONE', 'Sun Trading')])).toEqual(['ONE']);
    expect(codes('tra sun', [stock('ONE', 'Sun Trading')])).toEqual(['ONE']);
    expect(codes('sun moon', [stock('ONE', 'Sun Trading')])).toEqual([]);
  });

  it('hydro finds the names with the word before the rest of the sector', () => {
    const things = [stock('AAA', 'Upper River', 'Hydro'), stock('BBB', 'Lower Hydropower', 'Hydro')];
    expect(codes('hydro', things)).toEqual(['BBB', 'AAA']);
  });

  it('nothing typed finds nothing', () => {
    expect(rank(stock('ONE', 'One'), '  ')).toBeNull();
  });

  it('a code always finds itself first', () => {
    const code = fc.stringMatching(/^[A-Z]{2,6}$/);
    fc.assert(
      fc.property(fc.uniqueArray(code, { minLength: 1, maxLength: 20 }), (all) => {
        const things = all.map((one) => stock(one, `${one} Limited`));
        for (const one of all) expect(codes(one.toLowerCase(), things)[0]).toBe(one);
      }),
    );
  });
});
