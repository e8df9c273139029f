import { expect, it } from 'vitest';
import { rebased } from './rebased.ts';

const bar = (date: string, close: number) => ({ date, close });

it('begins at 100 on the first day that all of them have, and holds the last close on a day without trades', () => {
  const one = [bar('2026-01-01', 100), bar('2026-01-02', 200), bar('2026-01-05', 300)];
  const other = [bar('2026-01-02', 50), bar('2026-01-04', 40)];
  expect(rebased([one, other], '2026-01-01')).toEqual({
    dates: ['2026-01-02', '2026-01-04', '2026-01-05'],
    lines: [
      [100, 100, 150],
      [100, 80, 80],
    ],
  });
});

it('leaves out what is older than asked for, and has nothing of a stock without prices', () => {
  expect(rebased([[bar('2025-01-01', 5), bar('2026-01-02', 10)], []], '2026-01-01')).toEqual({
    dates: ['2026-01-02'],
    lines: [[100], [null]],
  });
});
