import type { MarketFields } from '@chuli/contracts/live';
import { describe, expect, it } from 'vitest';
import { madeMarket } from '../../live/testing/made-market.ts';
import { healthByCalendar, lastSessionWords } from './last-session-words.ts';

const DAY = '2026-08-19';
const known = {
  day: DAY,
  isPast: false,
  told: null,
  health: { kind: 'offline', ageMs: null },
  calendar: 'open',
} as const;
const CLOSED = 'Market closed – the figures are of the last session 2026-08-19';
const NOT_REACHED = /^The live market can’t be reached right now\./;

const told = (phase: string): MarketFields => madeMarket({ day: DAY, phase, trades: 0 });

describe('the line over figures that are not live', () => {
  it.each(['closed', 'holiday'] as const)('says calmly that the market is closed: %s', (calendar) => {
    expect(lastSessionWords({ ...known, calendar })).toEqual({ lead: null, text: CLOSED });
    expect(lastSessionWords({ ...known, calendar, health: { kind: 'closed' } }).text).toBe(CLOSED);
  });

  it.each(['pre-open', 'matching', 'open', undefined] as const)(
    'says that the live market is not reached while it should be there: %s',
    (calendar) => {
      expect(lastSessionWords({ ...known, calendar })).toMatchObject({
        lead: 'Session of 2026-08-19',
        text: expect.stringMatching(NOT_REACHED) as unknown,
      });
    },
  );

  it('believes a gateway that announces a session more than the calendar', () => {
    const words = lastSessionWords({
      ...known,
      told: told('before'),
      health: { kind: 'live' },
      calendar: 'holiday',
    });
    expect(words.text).toMatch(/^The session hasn’t started\./);
  });

  it('says nothing of the market now over an earlier day', () => {
    expect(lastSessionWords({ ...known, isPast: true })).toEqual({ lead: 'Session of 2026-08-19', text: '' });
  });
});

describe('a session that nobody serves any more', () => {
  const offline = { kind: 'offline', ageMs: 900_000 } as const;

  it('is not old once it has closed and the calendar agrees', () => {
    expect(healthByCalendar(offline, told('closed'), 'closed')).toEqual({ kind: 'closed' });
  });

  it('is old where it broke off before its close, or the next one may have begun', () => {
    expect(healthByCalendar(offline, told('open'), 'closed')).toBe(offline);
    expect(healthByCalendar(offline, told('closed'), 'open')).toBe(offline);
    expect(healthByCalendar(offline, null, 'closed')).toBe(offline);
  });
});
