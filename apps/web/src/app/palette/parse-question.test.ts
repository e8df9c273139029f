import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuestion } from './parse-question.ts';

const SYMBOLS = new Set(['NABIL', 'HDL', 'B58', 'GBILD84/85']);
const parse = (text: string) => parseQuestion(text, (word) => SYMBOLS.has(word));

describe('what a line in the palette asks', () => {
  it('a symbol alone is the stock, in any case', () => {
    const nabil = { kind: 'stock', symbol: 'NABIL', view: null, sessions: null };
    expect(parse('NABIL')).toEqual(nabil);
    expect(parse('  nabil ')).toEqual(nabil);
    expect(parse('gbild84/85')).toMatchObject({ kind: 'stock', symbol: 'GBILD84/85' });
  });

  it('words after a symbol name a view and a range, in either order and shortened', () => {
    const flow = { kind: 'stock', symbol: 'NABIL', view: 'flow', sessions: 5 };
    expect(parse('NABIL flow 5d')).toEqual(flow);
    expect(parse('nabil 5d fl')).toEqual(flow);
    expect(parse('nabil ch')).toMatchObject({ view: 'chart', sessions: null });
  });

  it('a range that no screen has becomes the next longer one, at most the longest', () => {
    expect(parse('NABIL flow 7d')).toMatchObject({ sessions: 10 });
    expect(parse('NABIL flow 365d')).toMatchObject({ sessions: 60 });
  });

  it('b and a number is a broker, even where a stock has that name', () => {
    expect(parse('b58')).toEqual({ kind: 'broker', broker: '58', sessions: null });
    expect(parse('B58 20d')).toEqual({ kind: 'broker', broker: '58', sessions: 20 });
    expect(parse('Broker 58')).toEqual({ kind: 'broker', broker: '58', sessions: null });
    expect(parse('ब्रोकर 58 20d')).toEqual({ kind: 'broker', broker: '58', sessions: 20 });
    expect(parse('broker flow')).toMatchObject({ kind: 'words' });
  });

  it('a date is a day to look at; one that does not exist is only words', () => {
    expect(parse('2024-05-14')).toEqual({ kind: 'day', date: '2024-05-14' });
    expect(parse('2081-02-01')).toEqual({ kind: 'day', date: '2024-05-14' });
    expect(parse('2024-02-31')).toMatchObject({ kind: 'words' });
  });

  it('anything else is words to look for', () => {
    expect(parse('hydro')).toEqual({ kind: 'words', words: 'hydro' });
    expect(parse('nabil bank')).toEqual({ kind: 'words', words: 'nabil bank' });
    expect(parse('')).toEqual({ kind: 'words', words: '' });
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parse(text)).toHaveProperty('kind');
      }),
    );
  });
});
