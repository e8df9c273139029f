import { paisa, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { FLOAT_CAP_LINES, floatCapClass } from './float-cap-lines.ts';

const LINES = FLOAT_CAP_LINES.on(tradingDate('2026-08-21'));

it('a float on a line belongs to the class that begins there', () => {
  const classAt = (paisaWorth: number) => floatCapClass(paisa(paisaWorth), LINES);
  expect([LINES.high, LINES.high - 1].map(classAt)).toEqual(['high', 'mid']);
  expect([LINES.mid, LINES.mid - 1].map(classAt)).toEqual(['mid', 'low']);
  expect([LINES.low, LINES.low - 1, 1].map(classAt)).toEqual(['low', 'ultra_low', 'ultra_low']);
});

it('what nobody holds has no class', () => {
  expect(floatCapClass(paisa(0), LINES)).toBeNull();
});
