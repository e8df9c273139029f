import { addDays, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { usualDays } from './usual-sessions.ts';

it('compares a day with sessions of its hours alone', () => {
  // 1 July 2022 was a Friday, which ended at 13:30.
  const days = ['2022-06-30', '2022-07-01', '2022-07-03', '2022-07-04'].map(tradingDate);
  expect(usualDays(days, tradingDate('2022-07-04'))).toEqual(['2022-06-30', '2022-07-03']);
});

it('takes the last twenty', () => {
  const days = Array.from({ length: 30 }, (_, number) => addDays(tradingDate('2026-08-01'), number));
  expect(usualDays(days, tradingDate('2026-09-10'))).toEqual(days.slice(-20));
});
