import { dateOfDayNumber } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { versionOf } from './log.ts';
import { parseSubject, subjectOf } from './subject.ts';

describe('subjects of the log', () => {
  it('give back the day and the kind they were made of', () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map(dateOfDayNumber);
    const kind = fc.constantFrom('trade', 'security-status', 'beat');
    fc.assert(
      fc.property(day, kind, (ofDay, ofKind) => {
        expect(parseSubject('a.b', subjectOf('a.b', ofDay, ofKind))).toEqual({ day: ofDay, kind: ofKind });
      }),
    );
  });

  it.each([
    'chuli.tape.2024-07-15',
    'chuli.tape.2024-02-30.trade',
    'chuli.tape.2024-07-15.a.b',
    'x.tape.2024-07-15.a',
  ])('are not recognised in %s', (subject) => {
    expect(parseSubject('chuli', subject)).toBeNull();
  });
});

describe('versions', () => {
  it('grow along a log and from one log to the next, and stay exact', () => {
    const epoch = Date.parse('2026-01-01');
    const old = versionOf({ epoch, sequence: 2_000_000 });
    expect(versionOf({ epoch, sequence: 2_000_001 })).toBe(old + 1);
    expect(versionOf({ epoch: epoch + 60_000, sequence: 1 })).toBeGreaterThan(old);
    expect(Number.isSafeInteger(versionOf({ epoch: Date.parse('2100-01-01'), sequence: 2 ** 31 }))).toBe(
      true,
    );
  });
});
