import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv, parseRecords } from './csv.ts';

describe('CSV by RFC 4180', () => {
  it('keeps commas, doubled quotes and line ends inside quotes', () => {
    expect(parseCsv('a,"b,c","say ""yes""","two\nlines"\r\nx,,"",\n')).toEqual([
      ['a', 'b,c', 'say "yes"', 'two\nlines'],
      ['x', '', '', ''],
    ]);
  });

  it('reads a last line without a line end', () => {
    expect(parseCsv('a,b\nc,')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
  });

  it('refuses a quoted field that does not end', () => {
    expect(() => parseCsv('a,"b')).toThrow('does not end');
  });

  it('gives back whatever was written with every field quoted', () => {
    const lines = fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(lines, (written) => {
        const text = written
          .map((line) => line.map((field) => `"${field.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        expect(parseCsv(text)).toEqual(written);
      }),
    );
  });
});

describe('records under a header', () => {
  it('takes columns by name, whatever their order, and ignores surplus ones', () => {
    expect(parseRecords('c,b,a\n3,2,1\n', ['a', 'c'])).toEqual([{ a: '1', c: '3' }]);
  });

  it('names the column that is missing', () => {
    expect(() => parseRecords('a,b\n', ['symbol'])).toThrow('no column symbol');
  });
});
