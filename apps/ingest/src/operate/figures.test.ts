import { type TradingDate, atKathmandu, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import type { MarketState } from '../market-state/market-state.ts';
import { type Parts, figuresOf } from './figures.ts';

const DAY = tradingDate('2026-11-13');
const SATURDAY = tradingDate('2026-11-14');
const TEN = 10 * 60;
const HALF_PAST_TEN = TEN + 30;
const NOON = 12 * 60;

type Heard = { phase: string; heard: number | null; isCaughtUp?: boolean; day?: TradingDate };

const stateOf = ({ phase, heard, isCaughtUp = true, day = DAY }: Heard): MarketState =>
  ({
    day,
    isCaughtUp: () => isCaughtUp,
    session: () => ({
      market: () => ({ phase, trades: 0, heardAt: heard === null ? null : atKathmandu(day, heard) }),
      counters: () => ({ duplicates: 0, conflicts: {}, unusable: 0, staleTerm: 0 }),
    }),
  }) as unknown as MarketState;

const figures = (now: number, heard: Heard) => {
  const { day = DAY } = heard;
  const parts: Parts = {
    clock: () => atKathmandu(day, now),
    day,
    term: 1,
    stage: 'reading',
    isDue: true,
    isConnected: true,
    away: [],
    state: stateOf(heard),
    copies: null,
    outbox: null,
    writer: null,
  };
  const { isInSession, secondsSinceHeard } = figuresOf(parts);
  return { isInSession, secondsSinceHeard };
};

describe('a session, as the figures tell it', () => {
  it('is what the fold heard, and its age is that of the last word', () => {
    expect(figures(NOON, { phase: 'open', heard: NOON - 1 })).toEqual({
      isInSession: true,
      secondsSinceHeard: 60,
    });
    expect(figures(NOON, { phase: 'suspended', heard: NOON }).isInSession).toBe(false);
  });

  it('has begun by the clock where the source is silent since before it', () => {
    const since = (NOON - HALF_PAST_TEN) * 60;
    expect(figures(NOON, { phase: 'before', heard: null })).toEqual({
      isInSession: true,
      secondsSinceHeard: since,
    });
    expect(figures(NOON, { phase: 'before', heard: TEN })).toEqual({
      isInSession: true,
      secondsSinceHeard: (NOON - TEN) * 60,
    });
  });

  it('has not where the source says so, nobody trades, or the log is still being read', () => {
    expect(figures(NOON, { phase: 'before', heard: NOON - 1 }).isInSession).toBe(false);
    for (const heard of [
      { phase: 'before', heard: null, day: SATURDAY },
      { phase: 'before', heard: null, isCaughtUp: false },
    ])
      expect(figures(NOON, heard)).toEqual({ isInSession: false, secondsSinceHeard: null });
    expect(figures(TEN, { phase: 'before', heard: null }).isInSession).toBe(false);
    expect(figures(16 * 60, { phase: 'before', heard: null }).isInSession).toBe(false);
  });
});
