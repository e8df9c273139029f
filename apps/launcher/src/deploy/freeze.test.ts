import { atKathmandu, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { frozenBecause } from './freeze.ts';

const WORDS = 'nothing is deployed on a trading day from 10:15 to 15:30 in Kathmandu; --urgent does';

it.each([
  ['2026-11-18', 10 * 60 + 14, null],
  ['2026-11-18', 10 * 60 + 15, WORDS],
  ['2026-11-18', 12 * 60, WORDS],
  ['2026-11-18', 15 * 60 + 29, WORDS],
  ['2026-11-18', 15 * 60 + 30, null],
  // A Saturday.
  ['2026-11-21', 12 * 60, null],
])('on %s at minute %i it is said: %s', (day, minutes, said) => {
  expect(frozenBecause(atKathmandu(tradingDate(day), minutes))).toBe(said);
});
