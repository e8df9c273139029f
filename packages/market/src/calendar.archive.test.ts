import { type TradingDate, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { archive, archiveRows } from '../testing/archive.ts';
import { tradingDayReason, tradingDaysBetween } from './calendar.ts';
import { HOLIDAYS } from './holidays.ts';

const FROM = tradingDate('2012-01-01');
const TO = tradingDate('2026-08-21');

/** Below twenty symbols a row is a stray copy, not a session. */
const sessionsOfArchive = (): TradingDate[] =>
  [...archiveRows('trading_days.csv')]
    .filter((row) => row('date') >= FROM && Number(row('symbols_traded')) > 20)
    .map((row) => tradingDate(row('date')));

describe.skipIf(!archive)('the calendar against the archive (skipped without CHULI_ARCHIVE)', () => {
  it('knows each of the 3 356 sessions from 2012 to August 2026, and no other', () => {
    const sessions = sessionsOfArchive();
    expect(sessions).toHaveLength(3_356);
    expect(sessions.filter((date) => tradingDayReason(date) !== 'session')).toEqual([]);
    expect(tradingDaysBetween(FROM, TO)).toEqual(sessions);
  });

  it('holds every day of the published holiday lists of 2022 to 2025', () => {
    const published = [...archiveRows('holidays.csv')].map((row) => row('date'));
    const listed = new Set<string>(HOLIDAYS.map((holiday) => holiday.date));
    expect(published.filter((date) => !listed.has(date))).toEqual([]);
  });
});
