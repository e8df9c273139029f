import { expect, it } from 'vitest';
import { compareLine } from './compare-line.ts';

it('a stock that is compared keeps its last close on days on which it did not trade', () => {
  const days = ['2025-01-01', '2025-01-02', '2025-01-05', '2025-01-06'].map((date) => ({ date }));
  const others = [
    { date: '2025-01-02', close: 200 },
    { date: '2025-01-03', close: 210 },
    { date: '2025-01-06', close: 190 },
  ];
  expect(compareLine(days, 'NICA', others).values).toEqual([null, 200, 210, 190]);
});
