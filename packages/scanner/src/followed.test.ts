import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { FAILS, HOLDS, USUAL_UNIVERSE, openArena, parseScan } from '@chuli/scan';
import { describe, expect, it } from 'vitest';
import { NO_FACTS, NO_FLOW } from '../testing/small-market.ts';
import { addFollowed, followedIn, followingOf } from './followed.ts';
import { type ClosedBar, packBars } from './packed-bars.ts';
import type { ScanMarket } from './scan-market.ts';

/** 30 sessions in which NEPSE gains ten points a session from 1,000; the stock is traded in those of the closes. */
const barOf = (session: number, close: number): ClosedBar => ({
  on: '2026-01-01' as TradingDate,
  ends_at: session,
  closed_at: session,
  close: 0 as never,
  factor: 1,
  has_open: true,
  trades: null,
  candle: {
    open: close,
    high: close,
    low: close,
    close,
    volume: 1,
    amount: 1,
    market: 1_000 + session * 10,
    session,
    minute: 0,
  },
});

const SESSIONS = Array.from({ length: 30 }, (_, session) => String(session) as TradingDate);
/** Somebody trades in every session. */
const every = packBars(SESSIONS.map((_, session) => barOf(session, 1)));
const marketOf = (daily: ReturnType<typeof packBars>): ScanMarket => ({
  asOf: SESSIONS.at(-1) as TradingDate,
  sessions: SESSIONS,
  stocks: [daily, every].map((bars, place) => ({
    symbol: `STOCK${place}` as StockSymbol,
    bars: { daily: bars, weekly: bars, monthly: bars },
    end: { factor: 1, passed: 0, before: null },
    adjustments: [],
  })),
  companiesOn: () => Promise.resolve(new Map()),
  company: NO_FACTS,
  flow: NO_FLOW,
  intraday: () => Promise.resolve({ days: [], bars: new Map() }),
});

const followedBy = (closes: ReadonlyMap<number, number>, holds: readonly number[], last = 29) => {
  const daily = packBars([...closes].map(([session, close]) => barOf(session, close)));
  const following = followingOf(marketOf(daily), last);
  const truths = Uint8Array.from(closes.keys(), (session) => (holds.includes(session) ? HOLDS : FAILS));
  const scan = { ...parseScan('close > 0').scan, universe: { ...USUAL_UNIVERSE, turnoverFrom: 0 } };
  const stock = { symbol: 'NABIL' as StockSymbol, daily, isPresent: true, base: daily, length: daily.length };
  addFollowed(following, { ...stock, truths, arena: openArena() }, scan);
  return followedIn(following);
};

const everySession = (closeOn: (session: number) => number) =>
  new Map(SESSIONS.map((_, session) => [session, closeOn(session)]));

describe('what followed a rule', () => {
  it('is counted once from where it began to hold, against NEPSE', () => {
    const [five, , twenty] = followedBy(
      everySession((session) => 100 + session),
      [2, 3, 4],
    );
    // 102 to 107 is 4.902 %; NEPSE from 1,020 to 1,070 gains 4.902 % too.
    expect(five).toMatchObject({ number: 1, up: 100, ahead: 0 });
    expect(five?.median).toBeCloseTo(4.902, 3);
    expect(five?.median_excess).toBeCloseTo(0, 9);
    expect(twenty?.median).toBeCloseTo((122 / 102 - 1) * 100, 9);
  });

  it('takes the last price of a stock that did not trade on the day', () => {
    const closes = new Map([
      [1, 100],
      [2, 100],
      [4, 110],
      [20, 50],
    ]);
    const [five] = followedBy(closes, [2]);
    expect(five?.median).toBeCloseTo(10, 9);
    expect(five?.median_excess).toBeCloseTo(10 - (1_070 / 1_020 - 1) * 100, 9);
  });

  it('is not known before its day has come', () => {
    const closes = everySession((session) => 100 + session);
    expect(followedBy(closes, [2], 6)[0]).toMatchObject({ number: 0, median: null, ahead: null });
    expect(followedBy(closes, [2], 7)[0]).toMatchObject({ number: 1 });
  });
});
