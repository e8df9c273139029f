import { atKathmandu, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import type { SessionBook } from '../../sessions.ts';
import { flowRange } from './flow-range.ts';

const days = (...texts: string[]) => texts.map(tradingDate);
const exchange = days(
  '2026-08-10',
  '2026-08-11',
  '2026-08-12',
  '2026-08-13',
  '2026-08-14',
  '2026-08-17',
  '2026-08-18',
  '2026-08-19',
);
const book: SessionBook = {
  exchange,
  daily: exchange,
  floorsheet: days('2026-08-11', '2026-08-13', '2026-08-14', '2026-08-17'),
  index: [],
  timed: [],
};
const clock = () => atKathmandu(tradingDate('2026-08-20'), 12 * 60);
const range = (asked: Parameters<typeof flowRange>[0]) => flowRange(asked, book, clock);

describe('the range of a question about brokers', () => {
  it('is by default the five sessions up to the latest whose trades are known', () => {
    expect(range({})).toEqual({
      as_of: '2026-08-17',
      from_date: '2026-08-11',
      to_date: '2026-08-17',
      sessions: ['2026-08-11', '2026-08-13', '2026-08-14', '2026-08-17'],
      held: ['2026-08-11', '2026-08-12', '2026-08-13', '2026-08-14', '2026-08-17'],
    });
  });

  it('counts sessions of the exchange back from an asked day, known or not', () => {
    expect(range({ as_of: tradingDate('2026-08-19'), days: 2 })).toMatchObject({
      as_of: '2026-08-19',
      from_date: '2026-08-18',
      sessions: [],
      held: ['2026-08-18', '2026-08-19'],
    });
  });

  it('takes a single date as both ends', () => {
    const date = tradingDate('2026-08-13');
    expect(range({ from_date: date, to_date: date })).toMatchObject({
      from_date: date,
      to_date: date,
      sessions: [date],
      held: [date],
    });
  });

  it('R55 takes a single date, whichever end it is, as both, and counts no days where none are sent', () => {
    const date = tradingDate('2026-08-13');
    const both = range({ from_date: date, to_date: date });
    expect(both).toMatchObject({ from_date: date, to_date: date, sessions: [date] });
    expect(range({ from_date: date })).toEqual(both);
    expect(range({ to_date: date })).toEqual(both);
    expect(range({ from_date: date, days: 3 })).toEqual(both);
    expect(range({ days: undefined })).toEqual(range({ days: 5 }));
  });

  it('lets dates win over days', () => {
    const dates = { from_date: tradingDate('2026-08-11'), to_date: tradingDate('2026-08-13') };
    expect(range({ ...dates, days: 1 })).toEqual(range(dates));
  });

  it('counts days back from the last date when both are given', () => {
    expect(range({ days: 2, to_date: tradingDate('2026-08-14') })).toMatchObject({
      from_date: '2026-08-13',
      to_date: '2026-08-14',
    });
  });

  it('never reaches beyond the as-of day', () => {
    expect(range({ as_of: tradingDate('2026-08-13'), to_date: tradingDate('2026-08-19') })).toMatchObject({
      as_of: '2026-08-13',
      to_date: '2026-08-13',
    });
  });

  it('rejects a range that ends before it begins', () => {
    expect(() => range({ from_date: tradingDate('2026-08-14'), to_date: tradingDate('2026-08-11') })).toThrow(
      'input.invalid-range',
    );
  });

  it('reaches back to the first session when more are asked than there are', () => {
    expect(range({ days: 1_000 })).toMatchObject({ from_date: '2026-08-10' });
  });
});
