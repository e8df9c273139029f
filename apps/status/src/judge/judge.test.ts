import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { DAY, NEXT_DAY, QUIET, at, bad, minute, minutes } from '../testing/minutes.ts';
import { heldBy } from './held.ts';
import { judgeMinute } from './judge-minute.ts';
import { lastSessions, minutesOf, sessionAt } from './session-minutes.ts';
import { OBJECTIVE, shareOf, sumOf, tallySessions } from './sessions.ts';
import { IDLE, type Minute, UNHEARD, UNKNOWN, UNTRADED } from './verdict.ts';

const byMinute = (all: readonly Minute[]) => new Map(all.map((one) => [one.at, one]));
const tallied = (all: readonly Minute[], now: number) =>
  tallySessions({ minutes: byMinute(all), heldOf: heldBy(all), since: all[0]?.at ?? now }, now);

describe('session minutes', () => {
  it('are those from eleven to three on a day that trades', () => {
    expect(sessionAt(at('10:59'))).toBeNull();
    expect(sessionAt(at('11:00'))).toBe(DAY);
    expect(sessionAt(at('14:59'))).toBe(DAY);
    expect(sessionAt(at('15:00'))).toBeNull();
    expect(sessionAt(at('12:00', tradingDate('2026-11-21')))).toBeNull();
    const { from, to } = minutesOf(DAY);
    expect(to - from).toBe(240);
  });

  it('of the last sessions begin with one that has begun', () => {
    expect(lastSessions(at('10:59'), 2)).toEqual(['2026-11-17', '2026-11-18']);
    expect(lastSessions(at('11:00'), 2)).toEqual(['2026-11-18', '2026-11-19']);
  });
});

describe('a minute', () => {
  it('of a session is good when all four parts are', () => {
    expect(judgeMinute(minute(at('12:00')), 'held')).toBe('good');
    for (const part of ['pages', 'calls', 'live', 'prices'] as const) {
      expect(judgeMinute(minute(at('12:00'), { [part]: bad() }), 'held'), part).toBe('bad');
      expect(judgeMinute(minute(at('12:00'), { [part]: UNKNOWN }), 'held'), part).toBe('unknown');
    }
  });

  it('is bad where one part is, whatever is unknown besides', () => {
    expect(judgeMinute(minute(at('12:00'), { live: bad(), prices: UNKNOWN }), 'held')).toBe('bad');
  });

  it('outside of a session goes by pages and calls alone', () => {
    const looked = minute(at('20:00'), { live: bad(), prices: bad() });
    expect(judgeMinute(looked, null)).toBe('good');
    expect(judgeMinute(minute(at('20:00'), { ...QUIET, calls: bad() }), null)).toBe('bad');
  });

  it('without a look is unknown', () => {
    expect(judgeMinute(undefined, 'held')).toBe('unknown');
    expect(judgeMinute(undefined, null)).toBe('unknown');
  });

  it('in a halt does not ask for new prices', () => {
    expect(judgeMinute(minute(at('12:00'), { prices: IDLE }), 'held')).toBe('good');
  });
});

describe('a day that the calendar calls a session', () => {
  const morning = minutes(at('11:00'), at('11:30'), { prices: UNHEARD }, '2026-11-18');

  it('is an open question until the product knows anything of it', () => {
    const heldOf = heldBy(morning);
    expect(heldOf(DAY)).toBe('open question');
    expect(judgeMinute(morning[0], heldOf(DAY))).toBe('unknown');
  });

  it('was held once the product knows of it, and its silent minutes were bad', () => {
    const all = [...morning, ...minutes(at('11:30'), at('11:40'))];
    expect(heldBy(all)(DAY)).toBe('held');
    expect(tallied(all, at('11:40')).at(-1)?.minutes).toEqual({ good: 10, bad: 30, unknown: 0 });
  });

  it('was held also where it is known only in the evening', () => {
    const all = [...morning, minute(at('18:00'), QUIET)];
    expect(tallied(all, at('20:00')).at(-1)?.minutes).toEqual({ good: 0, bad: 30, unknown: 210 });
  });

  it('was none where a later one is known first', () => {
    const all = [...morning, minute(at('11:00', NEXT_DAY), {}, NEXT_DAY)];
    expect(heldBy(all)(DAY)).toBe('not held');
    expect(tallied(all, at('11:01', NEXT_DAY)).map(({ day }) => day)).toEqual([NEXT_DAY]);
  });

  it('whose source is heard without a trade is good where it was held, and nothing where not', () => {
    const quiet = minute(at('11:00'), { prices: UNTRADED }, '2026-11-18');
    expect(judgeMinute(quiet, 'held')).toBe('good');
    expect(judgeMinute(quiet, 'open question')).toBe('unknown');
    expect(judgeMinute(quiet, 'not held')).toBe('good');
  });

  it('and was none still counts pages and calls, as on any day without a session', () => {
    expect(judgeMinute(minute(at('11:00'), { prices: UNHEARD, live: bad() }), 'not held')).toBe('good');
    expect(judgeMinute(minute(at('11:00'), { prices: UNHEARD, pages: bad() }), 'not held')).toBe('bad');
  });
});

describe('the sessions', () => {
  it('count good, bad and unknown minutes, and not the one that runs', () => {
    const all = [
      ...minutes(at('11:00'), at('11:10')),
      ...minutes(at('11:10'), at('11:12'), { live: bad() }),
      // Nobody looked for three minutes.
      ...minutes(at('11:15'), at('11:20')),
    ];
    const [session] = tallied(all, at('11:20'));
    expect(session?.minutes).toEqual({ good: 15, bad: 2, unknown: 3 });
    expect(session?.parts.live).toEqual({ good: 15, bad: 2, unknown: 3 });
    expect(session?.parts.pages).toEqual({ good: 17, bad: 0, unknown: 3 });
  });

  it('begin with the first look: what was before is nobody’s', () => {
    const all = minutes(at('14:00'), at('15:00'));
    expect(tallied(all, at('18:00')).map(({ minutes: tally }) => tally)).toEqual([
      { good: 60, bad: 0, unknown: 0 },
    ]);
  });

  it('have a share of the known minutes alone', () => {
    expect(shareOf({ good: 0, bad: 0, unknown: 7 })).toBeNull();
    expect(shareOf({ good: 3, bad: 1, unknown: 96 })).toBe(0.75);
    expect(
      sumOf([
        { good: 1, bad: 2, unknown: 3 },
        { good: 1, bad: 1, unknown: 1 },
      ]),
    ).toEqual({
      good: 2,
      bad: 3,
      unknown: 4,
    });
    // 240 minutes a session: so many of 30 sessions may be bad.
    expect((1 - OBJECTIVE) * 30 * 240).toBeCloseTo(3.6);
  });
});
