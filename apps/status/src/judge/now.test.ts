import { describe, expect, it } from 'vitest';
import { QUIET, at, bad, minute, minutes } from '../testing/minutes.ts';
import { heldBy } from './held.ts';
import { nowOf } from './now.ts';
import { IDLE, type Minute, UNHEARD, UNKNOWN } from './verdict.ts';

const now = (all: readonly Minute[], when: number) => nowOf(all, heldBy(all), when);
const part = (all: readonly Minute[], when: number, name: string) =>
  now(all, when).parts.find((one) => one.part === name);

describe('how it is now', () => {
  it('is unknown before the first look, and when nobody has looked for three minutes', () => {
    expect(now([], at('12:00'))).toMatchObject({ state: 'unknown', lookedAt: null, isFresh: false });
    const all = minutes(at('11:00'), at('12:00'));
    expect(now(all, at('12:00')).state).toBe('good');
    expect(now(all, at('12:02'))).toMatchObject({ state: 'unknown', isFresh: false, lookedAt: at('11:59') });
    expect(part(all, at('12:02'), 'live')).toMatchObject({ state: 'unknown', since: at('12:00') });
  });

  it('is bad where one part is, with why and since when', () => {
    const all = [
      ...minutes(at('11:00'), at('11:30')),
      ...minutes(at('11:30'), at('11:33'), { calls: bad('error') }),
    ];
    expect(now(all, at('11:33')).state).toBe('bad');
    expect(part(all, at('11:33'), 'calls')).toEqual({
      part: 'calls',
      state: 'bad',
      reason: 'error',
      since: at('11:30'),
    });
    expect(part(all, at('11:33'), 'pages')).toMatchObject({ state: 'good', since: at('11:00') });
  });

  it('is good since the last bad minute, over minutes that say nothing', () => {
    const all = [
      minute(at('11:00'), { live: bad() }),
      minute(at('11:01')),
      minute(at('11:02'), { live: UNKNOWN }),
      minute(at('14:59')),
    ];
    expect(part(all, at('14:59'), 'live')).toMatchObject({ state: 'good', since: at('11:01') });
  });

  it('does not count prices outside of the session, nor in a halt', () => {
    const evening = [minute(at('20:00'), QUIET)];
    expect(now(evening, at('20:00'))).toMatchObject({ state: 'good', isSession: false });
    expect(part(evening, at('20:00'), 'prices')).toMatchObject({ state: 'idle', since: null });
    const halt = [minute(at('12:00'), { prices: IDLE })];
    expect(now(halt, at('12:00'))).toMatchObject({ state: 'good', isSession: true });
  });

  it('waits for the first price of a day of which nothing is known', () => {
    const all = minutes(at('11:00'), at('11:05'), { prices: UNHEARD }, '2026-11-18');
    expect(now(all, at('11:05')).state).toBe('good');
    expect(part(all, at('11:05'), 'prices')).toMatchObject({ state: 'waiting', since: at('11:00') });
    // The product had today already and lost it.
    const lost = [minute(at('11:00')), minute(at('11:01'), { prices: UNHEARD })];
    expect(part(lost, at('11:01'), 'prices')).toMatchObject({ state: 'bad', reason: 'old' });
  });
});
