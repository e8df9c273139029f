import type { MarketFields } from '@chuli/contracts/live';
import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import type { LiveBoard } from '../live/live-board.ts';
import { madeMarket } from '../live/testing/made-market.ts';
import { asOfShown } from './as-of-shown.ts';

const NOW = 1_000_000;
const LAST = tradingDate('2024-07-14');
const TODAY = tradingDate('2024-07-15');

const board = (fields: Partial<MarketFields> = {}, newsAt = NOW): LiveBoard => ({
  status: { phase: 'open', failures: 0, wantedAt: 0, heardAt: NOW },
  market: madeMarket(fields),
  newsAt,
  isOnline: true,
});

const shown = (live: LiveBoard | null, asOf?: typeof LAST) =>
  asOfShown({ asOf, lastSession: LAST, board: live, now: NOW });

describe('the day over every screen', () => {
  it('is the live one while it trades or is halted', () => {
    expect(shown(board())).toEqual({ day: TODAY, isLive: true });
    expect(shown(board({ phase: 'halted' }, 0))).toEqual({ day: TODAY, isLive: true });
  });

  it('is the live one, but not called so, after the close or when nothing comes', () => {
    expect(shown(board({ phase: 'closed' }))).toEqual({ day: TODAY, isLive: false });
    expect(shown(board({}, NOW - 31_000))).toEqual({ day: TODAY, isLive: false });
  });

  it('is the last session without a live one, before its first trade, or when the archive is further', () => {
    const last = { day: LAST, isLive: false };
    expect(shown(null)).toEqual(last);
    expect(shown(board({ phase: 'pre-open', trades: 0 }))).toEqual(last);
    expect(shown(board({ day: '2024-07-11' }))).toEqual(last);
  });

  it('is the one that the reader chose, whatever trades', () => {
    const chosen = tradingDate('2024-01-01');
    expect(shown(board(), chosen)).toEqual({ day: chosen, isLive: false });
  });
});
