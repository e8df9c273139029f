import { addDays, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatBikramSambat } from './bikram-sambat.ts';
import { parseTypedDate } from './typed-date.ts';

it('takes a day of either calendar, the year telling which', () => {
  expect(parseTypedDate('2024-05-14')).toBe('2024-05-14');
  expect(parseTypedDate('2081-02-01')).toBe('2024-05-14');
  expect(parseTypedDate(' 2081/2/1 ')).toBe('2024-05-14');
  expect(parseTypedDate('2024.5.14')).toBe('2024-05-14');
});

it('refuses days that do not exist and texts that are no date', () => {
  for (const text of ['2024-02-31', '2081-02-33', '2081-13-01', '9999-01-01', '14-05-2024', 'hydro', ''])
    expect(parseTypedDate(text)).toBeNull();
});

it('reads every BS date as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000 }), (days) => {
      const date = addDays(tradingDate('2004-01-01'), days);
      expect(parseTypedDate(formatBikramSambat(date))).toBe(date);
    }),
  );
});
