import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { marketPhase, sessionHours, sessionMinute } from './session-clock.ts';

const at = (hour: number, minute: number): number => hour * 60 + minute;

describe('the market phase', () => {
  it.each([
    [10, 29, 'closed'],
    [10, 30, 'pre-open'],
    [10, 44, 'pre-open'],
    [10, 45, 'matching'],
    [10, 59, 'matching'],
    [11, 0, 'open'],
    [14, 59, 'open'],
    [15, 0, 'closed'],
  ] as const)('at %i:%i on a session day is %s', (hour, minute, phase) => {
    expect(marketPhase(tradingDate('2026-08-21'), at(hour, minute))).toBe(phase);
  });

  it('is a holiday all day when there is no session', () => {
    expect(marketPhase(tradingDate('2026-08-22'), at(12, 0))).toBe('holiday');
  });

  it('ended at 13:30 on the Fridays of 2022, at 15:00 on those of 2026', () => {
    expect(marketPhase(tradingDate('2022-07-01'), at(13, 29))).toBe('open');
    expect(marketPhase(tradingDate('2022-07-01'), at(13, 30))).toBe('closed');
    expect(sessionHours(tradingDate('2022-06-30'))).toEqual({ from: at(11, 0), to: at(15, 0) });
    expect(sessionHours(tradingDate('2026-08-21'))).toEqual({ from: at(11, 0), to: at(15, 0) });
  });
});

describe('a minute of the session', () => {
  const hours = { from: at(11, 0), to: at(15, 0) };

  it.each([
    [10, 45, 0],
    [11, 0, 0],
    [11, 1, 1],
    [14, 59, 239],
    [15, 0, 239],
  ])('at %i:%i is %i', (hour, minute, expected) => {
    expect(sessionMinute(hours, at(hour, minute))).toBe(expected);
  });
});
