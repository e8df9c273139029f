import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './read.ts';
import { type CsvValue, csvLine, exactCsvCell } from './write.ts';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const BREAKS = ['\t', '\r', '\n', '\0'];
const DROPPED = [' ', '\t', '\r', '\n', '\0', '\u00A0', '\uFEFF', '\u200B', '"', "'"];
const LETTERS = ['a', 'ने', ',', ';', '"', "'", ' ', ...BREAKS, ...SIGNS, '\uFEFF', '1'];

const text = fc.string({ unit: fc.constantFrom(...LETTERS) });
const word = text.map((rest) => `a${rest}`);
const formula = fc
  .tuple(fc.array(fc.constantFrom(...DROPPED)), fc.constantFrom(...SIGNS), text)
  .map(([before, sign, rest]) => `${before.join('')}${sign}${rest}`);
const broken = fc.tuple(fc.constantFrom(...BREAKS), text).map((parts) => parts.join(''));
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));

const linesOf = <T>(cell: fc.Arbitrary<T>) =>
  fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1 });
const written = (lines: readonly (readonly CsvValue[])[]): string[][] => [
  ...readCsv(lines.map(csvLine).join('')),
];

describe('a line of CSV', () => {
  it('is read back cell by cell', () => {
    fc.assert(
      fc.property(linesOf(word), (lines) => {
        expect(written(lines)).toEqual(lines);
      }),
    );
  });

  it('never lets a text run, whatever is dropped before its sign', () => {
    fc.assert(
      fc.property(linesOf(fc.oneof(formula, broken)), (lines) => {
        expect(written(lines)).toEqual(lines.map((line) => line.map((cell) => `'${cell}`)));
      }),
    );
  });

  it('adds to any other text an apostrophe at most', () => {
    fc.assert(
      fc.property(linesOf(text), (lines) => {
        const read = written(lines);
        expect(read.map((line) => line.length)).toEqual(lines.map((line) => line.length));
        lines.forEach((line, y) =>
          line.forEach((cell, x) => expect([cell, `'${cell}`]).toContain(read[y]?.[x])),
        );
      }),
    );
  });

  it('leaves numbers numbers, negative ones too, that are read as the same number', () => {
    expect(csvLine([-5.2, 3, true, null, undefined, Number.NaN])).toBe('-5.2,3,true,,,\r\n');
    fc.assert(
      fc.property(linesOf(number), (lines) => {
        const read = written(lines).map((line) => line.map((cell) => Number(cell) + 0));
        expect(read).toEqual(lines.map((line) => line.map((value) => value + 0)));
      }),
    );
  });

  it.each(['', 'Nabil Bank', 'a=b', ' Nabil', 'नबिल बैंक', '12.5', '"quoted"', 'a,b', 'a;b', '\uFEFFa'])(
    'leaves %j as it is said',
    (said) => {
      expect(written([[said, 'x']])).toEqual([[said, 'x']]);
    },
  );

  it('quotes what would break a line, and doubles quotes inside', () => {
    expect(csvLine(['Say "hi", please\nnow', 'a;=b'])).toBe('"Say ""hi"", please\nnow","a;=b"\r\n');
  });
});

it('has cells for programs that are read back whatever they say', () => {
  fc.assert(
    fc.property(linesOf(text), (lines) => {
      const file = lines.map((line) => `${line.map(exactCsvCell).join(',')}\n`).join('');
      expect([...readCsv(file)]).toEqual(lines);
    }),
  );
});
