import { type TradingDate, addDays, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { sessionsFrom } from '../../testing/told.ts';
import { standingOf } from './wait.ts';

const SESSIONS = sessionsFrom('2024-01-07', 60);
const day = (at: number): TradingDate => SESSIONS[at] as TradingDate;
const upTo = (at: number) => SESSIONS.slice(0, at + 1);
const event = { on: day(10), decidedOn: day(10), declaredFor: day(10), toldOn: day(10), isNewListing: false };
const standing = (at: number, of = event) => standingOf(of, upTo(at), day(at));

describe('a wait', () => {
  it('stands for twenty sessions after the one in which its reason was known', () => {
    expect(standing(9)).toBeNull();
    expect(standing(10)).toEqual({ from: day(10), sessionsLeft: 20 });
    expect(standing(29)).toEqual({ from: day(10), sessionsLeft: 1 });
    expect(standing(30)).toBeNull();
  });

  it('of news on a holiday stands from the day on which it was told', () => {
    const told = { ...event, declaredFor: addDays(day(10), 1), toldOn: addDays(day(10), 1) };
    expect(standing(10, told)).toBeNull();
    expect(standingOf(told, upTo(10), addDays(day(10), 1))?.sessionsLeft).toBe(20);
  });

  it('of an ex-date that the exchange moved stands from the book close until it is seen', () => {
    const moved = { ...event, on: day(13), decidedOn: day(13) };
    expect(standing(9, moved)).toBeNull();
    expect(standing(12, moved)).toEqual({ from: day(10), sessionsLeft: 18 });
    expect(standing(13, moved)).toEqual({ from: day(13), sessionsLeft: 20 });
    // Restated before the book close, of which it is known only then that it was for it.
    const early = { ...event, on: day(8), decidedOn: day(10) };
    expect(standing(9, early)).toBeNull();
    expect(standing(10, early)).toEqual({ from: day(8), sessionsLeft: 18 });
  });

  it('is none of what was filled in later, nor of a new listing', () => {
    expect(standing(12, { ...event, toldOn: tradingDate('2024-12-01') })).toBeNull();
    expect(standing(12, { ...event, isNewListing: true })).toBeNull();
  });
});
