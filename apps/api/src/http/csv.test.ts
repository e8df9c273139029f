import { CONTRACTS } from '@chuli/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf, toCsv } from './csv.ts';

/** A reader of RFC 4180 written apart from the writer. */
const parseCsv = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (quoted) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') field += text[++at];
      else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',') [row, field] = [[...row, field], ''];
    else if (character === '\r' && text[at + 1] === '\n') {
      rows.push([...row, field]);
      [row, field] = [[], ''];
      at++;
    } else field += character;
  }
  return rows;
};

describe('CSV', () => {
  it('has a header even without rows, and ends every line with CRLF', () => {
    expect(toCsv(['symbol', 'net'], [])).toBe('symbol,net\r\n');
  });

  it('quotes commas, quotes and line breaks and doubles quotes inside', () => {
    expect(toCsv(['name'], [{ name: 'Say "hi", please\nnow' }])).toBe(
      'name\r\n"Say ""hi"", please\nnow"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@cmd', '\tx', '\rx', ' =1', '\n=1', '\0=1', '＝1'])(
    'keeps the text %j from running as a formula',
    (text) => {
      expect(parseCsv(toCsv(['name'], [{ name: text }]))[1]).toEqual([`'${text}`]);
    },
  );

  it('leaves numbers as numbers, negative ones too, and unknown empty', () => {
    expect(toCsv(['a', 'b', 'c', 'd'], [{ a: -12.5, b: null, c: true }])).toBe('a,b,c,d\r\n-12.5,,true,\r\n');
  });

  it('writes a list as one safe cell', () => {
    expect(parseCsv(toCsv(['net'], [{ net: [-5, 3] }]))[1]).toEqual(['[-5,3]']);
  });

  it('gives back every text that begins as a word', () => {
    const texts = fc
      .string({ unit: fc.constantFrom('a', ',', '"', '\r', '\n', '=', '-', '\0', ' ', 'ने') })
      .map((text) => `a${text}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(texts, texts), { minLength: 1 }), (pairs) => {
        const csv = toCsv(
          ['a', 'b'],
          pairs.map(([a, b]) => ({ a, b })),
        );
        expect(parseCsv(csv).slice(1)).toEqual(pairs);
      }),
    );
  });

  it('takes its columns from the contract, in its order; a reply without rows is no table', () => {
    expect(columnsOf(CONTRACTS.floorsheet.floorsheet.reply)?.slice(0, 3)).toEqual([
      'contract_id',
      'symbol',
      'buyer',
    ]);
    expect(columnsOf(CONTRACTS.history.symbolSummary.reply)).toBeNull();
  });
});
