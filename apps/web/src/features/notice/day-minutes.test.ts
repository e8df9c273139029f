import { expect, it } from 'vitest';
import { minutesOf, timeOf } from './day-minutes.ts';

it('a time of the day is written and read back, whatever minute it is', () => {
  for (let minutes = 0; minutes < 1_440; minutes += 1) expect(minutesOf(timeOf(minutes))).toBe(minutes);
  expect(timeOf(5)).toBe('00:05');
});

it('what a half-filled field says is no time', () => {
  for (const text of ['', '24:00', '7:00', '12:60']) expect(minutesOf(text)).toBeNull();
});
