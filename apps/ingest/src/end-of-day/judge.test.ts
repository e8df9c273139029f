import { openSession } from '@chuli/session';
import { describe, expect, it } from 'vitest';
import { MONDAY, contract, withBrokers } from '../publish/testing/events.ts';
import type { WholeDay } from '../sources/index.ts';
import { closingEvents } from './closing-events.ts';
import { judge } from './judge.ts';

const whole = (change: Partial<WholeDay>): WholeDay => ({
  day: MONDAY,
  trades: [],
  declared: null,
  closes: [],
  rejected: [],
  notices: [],
  pages: null,
  isComplete: true,
  reasons: [],
  ...change,
});

const NOTHING_WRONG = { isExact: true, reasons: [], outsideBand: [] };

describe('the end of a day', () => {
  it('takes back what a whole read does not have, and nothing when the read was short', () => {
    const session = openSession(MONDAY);
    [contract(1), contract(2)].forEach((event, index) =>
      session.apply({ day: MONDAY, term: 1, event }, index + 1),
    );
    const kinds = (isComplete: boolean) =>
      closingEvents(session, whole({ trades: [withBrokers(1)], isComplete })).map(({ kind }) => kind);
    expect(kinds(true)).toEqual(['trade', 'reversal']);
    expect(kinds(false)).toEqual(['trade']);
  });

  it('is exact when the fold, the read and the tape have nothing to say against it', () => {
    expect(judge(NOTHING_WRONG, whole({}), [])).toEqual({ isExact: true, reasons: [] });
  });

  it.each([
    [
      'the fold',
      judge(
        { ...NOTHING_WRONG, reasons: [{ name: 'declared-trades', expected: 3, found: 2, symbol: null }] },
        whole({}),
      ),
    ],
    ['the read', judge(NOTHING_WRONG, whole({ isComplete: false }))],
    ['the tape', judge(NOTHING_WRONG, whole({}), ['broker_day_by_symbol is not the sum'])],
  ])('is provisional with a reason as soon as %s has', (_part, verdict) => {
    expect(verdict.isExact).toBe(false);
    expect(verdict.reasons).toHaveLength(1);
  });

  it('names twenty reasons and counts the rest', () => {
    const reasons = Array.from({ length: 35 }, (_, index) => `reason ${index}`);
    expect(judge(NOTHING_WRONG, whole({ reasons })).reasons.at(-1)).toBe('and 15 more');
  });
});
