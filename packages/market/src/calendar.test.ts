import { addDays, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addTradingDays,
  isTradingDay,
  nextTradingDay,
  previousTradingDay,
  tradingDayReason,
  tradingDaysBetween,
} from './calendar.ts';

const day = tradingDate;
const anyDay = fc.integer({ min: 0, max: 5_400 }).map((offset) => addDays(day('2012-01-01'), offset));

describe('the trading week', () => {
  it.each([
    ['2022-05-08', true, 'the last Sunday before the Sunday weekend of 2022'],
    ['2022-05-15', false, 'the first Sunday without a session'],
    ['2022-05-20', true, 'the first Friday session'],
    ['2022-06-19', true, 'the first Sunday session of the six-day week'],
    ['2022-09-16', true, 'the last Friday session of 2022'],
    ['2022-09-23', false, 'a Friday after it'],
    ['2026-04-05', true, 'the last Sunday session'],
    ['2026-04-10', true, 'the first Friday session of 2026'],
    ['2026-04-12', false, 'a Sunday after the change'],
    ['2026-10-09', true, 'a Friday in October 2026'],
  ])('%s is a session: %s, %s', (date, expected) => {
    expect(isTradingDay(day(date))).toBe(expected);
  });
});

describe('why a day is what it is', () => {
  it.each([
    ['2026-08-21', 'session'],
    ['2026-08-22', 'weekend'],
    ['2025-10-02', 'holiday: Vijaya Dashami'],
    ['2025-09-10', 'holiday: Emergency closure'],
    ['2015-04-26', 'closure: Gorkha earthquake'],
    ['2020-04-01', 'closure: pandemic lockdown'],
    ['2020-05-12', 'session'],
    ['2019-10-08', 'closure: no trade on this weekday'],
    ['2001-01-01', 'session'],
  ])('%s: %s', (date, reason) => {
    expect(tradingDayReason(day(date))).toBe(reason);
  });
});

describe('steps between sessions', () => {
  it('skip weekends, holidays and closures', () => {
    expect(nextTradingDay(day('2026-08-21'))).toBe('2026-08-24');
    expect(nextTradingDay(day('2020-03-22'))).toBe('2020-05-12');
    expect(previousTradingDay(day('2025-09-18'))).toBe('2025-09-08');
    expect(addTradingDays(day('2026-08-20'), 2)).toBe('2026-08-24');
    expect(addTradingDays(day('2026-08-22'), 0)).toBe('2026-08-22');
  });

  it('list the sessions of a range, both ends included', () => {
    expect(tradingDaysBetween(day('2026-04-02'), day('2026-04-07'))).toEqual([
      '2026-04-02',
      '2026-04-05',
      '2026-04-06',
      '2026-04-07',
    ]);
    expect(tradingDaysBetween(day('2026-04-07'), day('2026-04-02'))).toEqual([]);
  });

  it('lead back: n sessions on and n sessions back give the session again', () =>
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -60, max: 60 }), (date, count) => {
        const session = nextTradingDay(date);
        expect(addTradingDays(addTradingDays(session, count), -count)).toBe(session);
      }),
    ));

  it('have no session between neighbours', () =>
    fc.assert(
      fc.property(anyDay, (date) => {
        const next = nextTradingDay(date);
        expect(tradingDaysBetween(addDays(date, 1), next)).toEqual([next]);
        expect(previousTradingDay(next) === date).toBe(isTradingDay(date));
      }),
    ));
});
