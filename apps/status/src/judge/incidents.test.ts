import { describe, expect, it } from 'vitest';
import { DAY, QUIET, at, bad, minute, minutes } from '../testing/minutes.ts';
import { heldBy } from './held.ts';
import { incidentsIn } from './incidents.ts';
import { type Minute, UNHEARD, UNKNOWN } from './verdict.ts';

const found = (all: readonly Minute[]) => incidentsIn(all, heldBy(all));

describe('incidents', () => {
  it('are runs of bad minutes, newest first, with what was bad and why', () => {
    const all = [
      ...minutes(at('11:00'), at('11:05')),
      ...minutes(at('11:05'), at('11:07'), { live: bad('cut') }),
      ...minutes(at('11:07'), at('11:08'), { live: bad('silent'), calls: bad('error') }),
      ...minutes(at('11:08'), at('12:00')),
      minute(at('12:00'), { prices: bad('old') }),
      minute(at('12:01')),
    ];
    expect(found(all)).toEqual([
      {
        from: at('12:00'),
        to: at('12:01'),
        badMinutes: 1,
        parts: ['prices'],
        reasons: ['old'],
        isOpen: false,
      },
      {
        from: at('11:05'),
        to: at('11:08'),
        badMinutes: 3,
        parts: ['calls', 'live'],
        reasons: ['cut', 'error', 'silent'],
        isOpen: false,
      },
    ]);
  });

  it('are not over where nobody looked, and that time is not counted as bad', () => {
    const all = [
      minute(at('11:00'), { pages: bad('refused') }),
      minute(at('11:01'), { pages: UNKNOWN, calls: UNKNOWN, live: UNKNOWN, prices: UNKNOWN }),
      // From 11:02 on the robot was down.
      minute(at('11:10'), { pages: bad('refused') }),
    ];
    expect(found(all)).toMatchObject([{ from: at('11:00'), to: at('11:11'), badMinutes: 2, isOpen: true }]);
  });

  it('of prices end with the session, those of pages go on', () => {
    const all = [
      minute(at('14:58'), { prices: bad('old') }),
      minute(at('14:59'), { prices: bad('old') }),
      minute(at('15:00'), QUIET),
    ];
    expect(found(all)).toMatchObject([{ to: at('15:00'), badMinutes: 2, isOpen: false }]);
    const pages = [minute(at('14:59'), { pages: bad() }), minute(at('15:00'), { ...QUIET, pages: bad() })];
    expect(found(pages)).toMatchObject([{ badMinutes: 2, isOpen: true }]);
  });

  it('know of a morning without prices once the session is known to be held', () => {
    const morning = minutes(at('11:00'), at('11:20'), { prices: UNHEARD }, '2026-11-18');
    expect(found(morning)).toEqual([]);
    expect(found([...morning, minute(at('11:20'))])).toMatchObject([
      { from: at('11:00'), to: at('11:20'), badMinutes: 20, parts: ['prices'], reasons: ['old'] },
    ]);
    expect(DAY).toBe('2026-11-19');
  });
});
