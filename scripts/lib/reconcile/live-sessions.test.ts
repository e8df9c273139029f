import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { type LawResults, brokenLaws } from '@chuli/worker/live-day';
import { type SessionResult, isHonest } from './live-sessions.ts';

const HELD: LawResults = { I1: [], I2: [], I3: [], I4: [], I5: [] };

const session = (change: Partial<SessionResult>): SessionResult => ({
  day: tradingDate('2026-11-13'),
  status: 'exact',
  reasons: [],
  laws: HELD,
  running: 0,
  ...change,
});

describe('a day that came live', () => {
  it('may be called exact only when it breaks no law', () => {
    expect(isHonest(session({}))).toBe(true);
    expect(isHonest(session({ laws: { ...HELD, I3: ['trades 2 of 3 declared'] } }))).toBe(false);
    expect(isHonest(session({ laws: null }))).toBe(false);
  });

  it('has to say why it is provisional', () => {
    expect(isHonest(session({ status: 'provisional', reasons: ['brokers still masked'] }))).toBe(true);
    expect(isHonest(session({ status: 'provisional' }))).toBe(false);
  });

  it('need not hold while it trades', () => {
    expect(isHonest(session({ status: 'live', laws: null }))).toBe(true);
  });

  it('names the laws that it breaks', () => {
    expect(brokenLaws({ ...HELD, I5: ['NABIL'], I2: ['roll-up'] })).toEqual(['I2', 'I5']);
  });
});
