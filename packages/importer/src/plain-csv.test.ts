import { parseRupees } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlainCsv } from './plain-csv.ts';

const only = (field: string): PlainCsv => {
  const lines = new PlainCsv(Buffer.from(`value,next\n${field},x\n`), ['value', 'next']);
  lines.nextLine();
  return lines;
};

describe('plain CSV from bytes', () => {
  it('walks over lines, empty fields, empty lines and CRLF', () => {
    const lines = new PlainCsv(Buffer.from('a,b,c\n1,,3\r\n\n4,5,'), ['a', 'b', 'c']);
    expect(lines.nextLine()).toBe(true);
    expect([lines.fields, lines.text(0), lines.isEmpty(1), lines.text(2)]).toEqual([3, '1', true, '3']);
    expect(lines.nextLine()).toBe(true);
    expect([lines.line(), lines.isEmpty(2)]).toEqual(['4,5,', true]);
    expect(lines.nextLine()).toBe(false);
  });

  it('refuses other columns and quoted fields', () => {
    expect(() => new PlainCsv(Buffer.from('a,c\n'), ['a', 'b'])).toThrow('columns a,c instead of a,b');
    expect(() => new PlainCsv(Buffer.from('a\n"1"\n'), ['a'])).toThrow('quoted');
  });

  it('reads every amount of money as kernel does', () => {
    const decimal = fc
      .tuple(fc.nat(), fc.constantFrom('', '.', '.5', '.50', '.05', '.123', '.100'))
      .map(([whole, fraction]) => `${whole}${fraction}`);
    fc.assert(
      fc.property(decimal, (text) => {
        if (text.endsWith('.')) return;
        expect(only(text).paisa(0)).toBe(parseRupees(text) ?? Number.NaN);
      }),
    );
  });

  it.each(['', '-1', '1e5', 'x', '1.x', '.5'])(
    'reads %j neither as a count nor, if it is none, as money',
    (text) => {
      expect(only(text).whole(0)).toBeNaN();
    },
  );
});
