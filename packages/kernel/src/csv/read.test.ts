import { describe, expect, it } from 'vitest';
import { readCsv, readCsvRecords } from './read.ts';

const linesIn = (text: string): string[][] => [...readCsv(text)];

describe('reading CSV by RFC 4180', () => {
  it('keeps commas, doubled quotes and line ends inside quotes', () => {
    expect(linesIn('a,"b,c","say ""yes""","two\nlines"\r\nx,,"",\n')).toEqual([
      ['a', 'b,c', 'say "yes"', 'two\nlines'],
      ['x', '', '', ''],
    ]);
  });

  it('reads a last line without a line end', () => {
    expect(linesIn('a,b\nc,')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
  });

  it('passes over the mark that spreadsheets put first, and keeps what follows a closing quote', () => {
    expect(linesIn('\uFEFFa,"b"c\nd')).toEqual([['a', 'bc'], ['d']]);
  });

  it('refuses a quoted field that does not end, or lets it take the rest where that is asked for', () => {
    expect(() => linesIn('a,"b')).toThrow('does not end');
    expect([...readCsv('a,"b\nc', 'kept')]).toEqual([['a', 'b\nc']]);
  });
});

describe('records under a header', () => {
  it('takes columns by name, whatever their order, and ignores surplus ones', () => {
    expect(readCsvRecords('c,b,a\n3,2,1\n', ['a', 'c'])).toEqual([{ a: '1', c: '3' }]);
  });

  it('names the column that is missing', () => {
    expect(() => readCsvRecords('a,b\n', ['symbol'])).toThrow('no column symbol');
  });
});
