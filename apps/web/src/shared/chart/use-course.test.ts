import { atKathmandu, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { firstMoment } from './use-course.ts';

const days = (...texts: string[]) => texts.map(tradingDate);

it('minutes are those of the latest session alone', () => {
  expect(firstMoment(days('2026-08-18', '2026-08-17'), '1')).toBeUndefined();
});

it('quarters of an hour go back five sessions', () => {
  const sessions = days('2026-08-18', '2026-08-17', '2026-08-14', '2026-08-13', '2026-08-12', '2026-08-11');
  expect(firstMoment(sessions, '15')).toBe(atKathmandu(tradingDate('2026-08-12'), 0) / 1_000);
});

it('a session of long ago is not drawn beside the latest', () => {
  const sessions = days('2026-08-18', '2026-08-17', '2024-09-12');
  expect(firstMoment(sessions, '60')).toBe(atKathmandu(tradingDate('2026-08-17'), 0) / 1_000);
});
