import { atKathmandu, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { windowQuery } from './window-query.ts';

const DATE = tradingDate('2024-06-13');
const at = (hour: number, minute = 0): number => atKathmandu(DATE, hour * 60 + minute) / 1_000;

it('asks for the whole session without a window', () => {
  expect(windowQuery('all', DATE, at(12))).toEqual({});
});

it('knows the first and the last hour', () => {
  expect(windowQuery('first', DATE, at(12))).toEqual({ from_timestamp: at(11), to_timestamp: at(12) });
  expect(windowQuery('last', DATE, at(12))).toEqual({ from_timestamp: at(14), to_timestamp: at(15) });
});

it('moves with the clock of a running session and ends with it', () => {
  expect(windowQuery('30', DATE, at(12))).toEqual({ from_timestamp: at(11, 30), to_timestamp: at(12) });
  expect(windowQuery('15', DATE, at(20))).toEqual({ from_timestamp: at(14, 45), to_timestamp: at(15) });
});
