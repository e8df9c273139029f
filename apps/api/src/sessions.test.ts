import { atKathmandu, tradingDate } from '@chuli/kernel';
import type { KnownDay } from '@chuli/tape/market';
import { describe, expect, it } from 'vitest';
import { latest, sessionBook, upTo, within } from './sessions.ts';

const known = (day: string, has: Partial<KnownDay> = {}): KnownDay => ({
  traded_on: tradingDate(day),
  has_bars: true,
  has_trades: false,
  has_times: false,
  has_index: false,
  ...has,
});

const days = ['2026-08-13', '2026-08-14', '2026-08-17'].map(tradingDate);
const clock = () => atKathmandu(tradingDate('2026-08-19'), 600);

describe('the book of sessions', () => {
  it('takes a bar of a Saturday for an error, but believes trades', () => {
    const book = sessionBook([
      known('2026-08-14'),
      known('2026-08-15'),
      known('2026-08-17', { has_trades: true, has_times: true }),
    ]);
    expect(book).toEqual({
      exchange: ['2026-08-14', '2026-08-17'],
      daily: ['2026-08-14', '2026-08-17'],
      floorsheet: ['2026-08-17'],
      timed: ['2026-08-17'],
      index: [],
    });
  });

  it('cuts at days that are in it and at days that are not', () => {
    expect(upTo(days, tradingDate('2026-08-16'))).toEqual(['2026-08-13', '2026-08-14']);
    expect(upTo(days, tradingDate('2026-08-01'))).toEqual([]);
    expect(within(days, tradingDate('2026-08-14'), tradingDate('2026-08-17'))).toEqual([
      '2026-08-14',
      '2026-08-17',
    ]);
  });

  it('has no latest session before the first one, and none after today', () => {
    expect(latest(days, undefined, clock)).toBe('2026-08-17');
    expect(latest([...days, tradingDate('2026-08-20')], tradingDate('2027-01-01'), clock)).toBe('2026-08-17');
    expect(() => latest(days, tradingDate('2026-08-12'), clock)).toThrow('market.no-session');
  });
});
