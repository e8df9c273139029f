import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicePart, datePart, readAddress, textPart, upperCasePart, writeAddress } from './address.ts';

const spec = {
  symbol: upperCasePart(),
  note: textPart(),
  days: choicePart(['1', '5', '20'], '5'),
  date: datePart(),
};

const read = (text: string) => readAddress(spec, new URLSearchParams(text));

describe('the address is the state of a screen', () => {
  it('is read with the usual values for what is not there or makes no sense', () => {
    expect(read('')).toEqual({ symbol: '', note: '', days: '5', date: null });
    expect(read('days=7&date=2024-02-31')).toMatchObject({ days: '5', date: null });
    expect(read('symbol=nabil&days=20&date=2024-06-13')).toMatchObject({
      symbol: 'NABIL',
      days: '20',
      date: '2024-06-13',
    });
  });

  it('leaves usual values out and the parts of others alone', () => {
    const params = new URLSearchParams('days=20&as_of=2024-06-13&symbol=EBL');
    expect(writeAddress(spec, params, { days: '5', symbol: 'nabil' }).toString()).toBe(
      'as_of=2024-06-13&symbol=NABIL',
    );
  });

  it('gives back what was written', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('1' as const, '5' as const, '20' as const), (note, days) => {
        const params = writeAddress(spec, new URLSearchParams(), { note, days });
        expect(read(params.toString())).toMatchObject({ note: note.toWellFormed(), days });
      }),
    );
  });
});
