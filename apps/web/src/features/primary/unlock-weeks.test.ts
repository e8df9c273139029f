import { tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { weeksOf } from './unlock-weeks.tsx';

const FROM = tradingDate('2026-08-22');
const on = (day: string, amount: number | null) => ({ on: tradingDate(day), amount });

it('adds up what comes free by week, from the first day on', () => {
  const rows = [on('2026-08-22', 1), on('2026-08-28', 2), on('2026-08-29', 4), on('2026-09-12', 8)];
  expect(weeksOf(rows, FROM)).toEqual([
    { first: '2026-08-22', amount: 3 },
    { first: '2026-08-29', amount: 4 },
    { first: '2026-09-05', amount: 0 },
    { first: '2026-09-12', amount: 8 },
  ]);
});

it('leaves out what was before, what is more than a year ahead, and what is not known', () => {
  expect(weeksOf([on('2026-08-21', 1), on('2028-01-01', 2), on('2026-08-23', null)], FROM)).toEqual([]);
});
