import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell } from './csv-cell.ts';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const BEFORE = ['', ' ', '   ', '\t', '\r', '\n', '\0', '\u00A0', '\uFEFF', '\u200B', ' \0\n '];

describe('a cell of CSV', () => {
  it.each(SIGNS)('never lets %j run, whatever is dropped before it', (sign) => {
    for (const before of BEFORE) expect(csvCell(`${before}${sign}1`), JSON.stringify(before)).toMatch(/^"?'/);
  });

  it.each(['\tx', '\rx', '\nx', '\0x'])('keeps %j a text', (text) => {
    expect(csvCell(text)).toMatch(/^"?'/);
  });

  it.each(['', 'Nabil Bank', 'a=b', ' Nabil', 'नबिल बैंक', '12.5', '"quoted"', 'a,b'])(
    'leaves %j as it is said',
    (text) => {
      const cell = csvCell(text);
      const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(read).toBe(text);
    },
  );

  it('quotes what would break a line, and doubles quotes inside', () => {
    expect(csvCell('Say "hi", please\nnow')).toBe('"Say ""hi"", please\nnow"');
  });

  it('has no bare break and no bare comma', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ',', '"', '\r', '\n', '=', '-', '\0', ' ', 'ने') }),
        (text) => {
          const cell = csvCell(text);
          expect(cell.startsWith('"') || !/[",\r\n]/.test(cell)).toBe(true);
        },
      ),
    );
  });
});
