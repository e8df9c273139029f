import type { MarketFields } from '@chuli/contracts/live';
import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import type { LiveBoard } from '../live/live-board.ts';
import { madeMarket } from '../live/testing/made-market.ts';
import { type Status, asLive } from './market-status-words.ts';

/** 13:00:00 in Kathmandu, which is 5 h 45 m before UTC. */
const NOW = Date.UTC(2024, 6, 15, 7, 15);

const board = (fields: Partial<MarketFields>, ages: { news: number; beat?: number }): LiveBoard => ({
  status: { phase: 'open', failures: 0, wantedAt: 0, heardAt: NOW - (ages.beat ?? 0) },
  market: madeMarket(fields),
  newsAt: NOW - ages.news,
  isOnline: true,
});

const said = (live: LiveBoard) => asLive(live, undefined, NOW);

describe('what the bar says of the live market', () => {
  it('is the age of the figures while they should flow', () => {
    expect(said(board({}, { news: 16_000 }))).toEqual({
      phase: 'open',
      detail: 'data 16 s old',
      isLate: false,
    });
    expect(said(board({}, { news: 40_000 }))).toMatchObject({ detail: 'data 40 s old', isLate: true });
  });

  it('is when trading goes on in a halt, not how long nothing came', () => {
    const halted = { phase: 'halted', halt_until: NOW + 7 * 60_000 };
    expect(said(board(halted, { news: 86_000 }))).toEqual({
      phase: 'halted',
      detail: 'trading again at 13:07:00',
      isLate: false,
    });
    expect(said(board({ phase: 'suspended' }, { news: 86_000 }))?.detail).toBe('no reopening time yet');
  });

  it('is the age of the connection when it is lost in a halt: trading may go on unseen', () => {
    const halted = board({ phase: 'halted', halt_until: NOW }, { news: 86_000, beat: 45_000 });
    expect(said(halted)).toMatchObject({ detail: 'data 45 s old', isLate: true });
  });

  it('is the day that closed until the archive has it, then nothing: the answer of the server says it', () => {
    const closed = board({ phase: 'closed' }, { news: 600_000 });
    const asOf = (day: string): Status => ({
      phase: 'closed',
      is_open: false,
      as_of_live: tradingDate(day),
      as_of_live_unix: 0,
    });
    expect(asLive(closed, asOf('2024-07-14'), NOW)).toEqual({
      phase: 'closed',
      detail: 'last session 2024-07-15 · 10 min ago',
      isLate: false,
    });
    expect(asLive(closed, asOf('2024-07-15'), NOW)).toBeNull();
  });
});
