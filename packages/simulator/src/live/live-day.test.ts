import { type TradingDate, atKathmandu, instant, kathmanduMinutes, tradingDate } from '@chuli/kernel';
import { OHLC_MINIMUM_QUANTITY } from '@chuli/market';
import { describe, expect, it } from 'vitest';
import { sampleMarket } from '../sample-market.ts';
import type { LiveDepth, LiveEvent, LiveStatus, LiveTrade, TimedEvent } from './event.ts';
import { liveDay } from './live-day.ts';
import { planLiveDay } from './live-plan.ts';
import type { LiveOptions } from './options.ts';

const DAY = tradingDate('2026-11-13');
const { listings, brokers } = sampleMarket({
  seed: 5,
  endDate: DAY,
  years: 0.3,
  floorsheetDays: 4,
  stocks: 40,
  tradesPerDay: 1_000,
});

const optionsOf = (change: Partial<LiveOptions> = {}): LiveOptions => ({
  seed: 3,
  date: DAY,
  listings,
  brokers,
  trades: 1_500,
  ...change,
});

const play = (change: Partial<LiveOptions> = {}): TimedEvent[] => [...liveDay(optionsOf(change)).events()];
type EventOf<K> = Extract<LiveEvent, { kind: K }>;
const of = <K extends LiveEvent['kind']>(events: readonly TimedEvent[], kind: K): EventOf<K>[] =>
  events.map(({ event }) => event).filter((event): event is EventOf<K> => event.kind === kind);
const phases = (events: readonly TimedEvent[]) => of(events, 'status').map(({ phase }) => phase);
const clockOf = (microseconds: number): number => kathmanduMinutes(instant(Math.floor(microseconds / 1_000)));
const inMicroseconds = (day: TradingDate, minutes: number): number => atKathmandu(day, minutes) * 1_000;

describe('a simulated live day', () => {
  const events = play();
  const trades = of(events, 'trade');

  it('says the same for the same seed and something else for another', () => {
    expect(play()).toEqual(events);
    expect(play({ seed: 4 })).not.toEqual(events);
  });

  it('is told in the order of time and passes through its phases', () => {
    expect(events.every(({ at }, index) => at >= (events[index - 1]?.at ?? 0))).toBe(true);
    expect(phases(events)).toEqual(['pre-open', 'matching', 'open', 'closed']);
  });

  it('matches the opening within a minute of 10:45 and the rest from 11:00 to 15:00', () => {
    const opening = trades.filter(({ at }) => clockOf(at) === 10 * 60 + 45);
    const rest = trades.filter(({ at }) => clockOf(at) >= 11 * 60 && clockOf(at) < 15 * 60);
    expect(opening.length).toBeGreaterThan(0);
    expect(opening.length + rest.length).toBe(trades.length);
  });

  it('has about as many trades as were asked for', () => {
    expect(trades.length).toBeGreaterThan(700);
    expect(trades.length).toBeLessThan(3_500);
  });

  it('numbers contracts once, in the order of time within a symbol, within the limits of the day', () => {
    expect(new Set(trades.map(({ contractId }) => contractId)).size).toBe(trades.length);
    const plans = new Map(planLiveDay(optionsOf()).stocks.map((plan) => [plan.symbol, plan]));
    for (const [symbol, own] of Map.groupBy(trades, (trade) => trade.symbol)) {
      const { lower = 0, upper = 0 } = plans.get(symbol)?.limits ?? {};
      const wrong = own.filter((trade, index) => {
        const before = own[index - 1];
        const isLater = !before || (trade.contractId > before.contractId && trade.at > before.at);
        return !isLater || trade.rate < lower || trade.rate > upper;
      });
      expect(wrong).toEqual([]);
    }
  });

  it('declares at the end the sums of its trades and a close for what set a price', () => {
    const final = of(events, 'totals').at(-1);
    const minimum = OHLC_MINIMUM_QUANTITY.on(DAY);
    const last = new Map(
      trades.filter(({ quantity }) => quantity >= minimum).map(({ symbol, rate }) => [symbol, rate]),
    );
    expect(final).toMatchObject({
      isFinal: true,
      trades: trades.length,
      volume: trades.reduce((sum, { quantity }) => sum + quantity, 0),
      turnover: trades.reduce((sum, { amount }) => sum + amount, 0),
      symbols: new Set(trades.map(({ symbol }) => symbol)).size,
    });
    expect(new Map(of(events, 'close').map(({ symbol, close }) => [symbol, close]))).toEqual(last);
  });

  it('shows before an order a book of at most five levels that holds what the order takes', () => {
    const shown = events.flatMap(({ event }, index) => (event.kind === 'depth' ? [{ event, index }] : []));
    expect(shown.length).toBeGreaterThan(100);
    for (const { event, index } of shown) {
      expect(bookFaults(event)).toEqual([]);
      const next = events[index + 1]?.event;
      expect(next?.kind === 'trade' && next.symbol === event.symbol && isOnTop(event, next)).toBe(true);
    }
  });
});

const bookFaults = ({ bids, asks, totalBid, totalAsk }: LiveDepth): string[] => {
  const isFalling = bids.every(({ rate }, index) => rate < (bids[index - 1]?.rate ?? Infinity));
  const isRising = asks.every(({ rate }, index) => rate > (asks[index - 1]?.rate ?? 0));
  const sum = (levels: typeof bids): number => levels.reduce((total, { quantity }) => total + quantity, 0);
  return [
    ...(bids.length > 5 || asks.length > 5 ? ['more than five levels'] : []),
    ...(isFalling && isRising ? [] : ['levels out of order']),
    ...((bids[0]?.rate ?? 0) < (asks[0]?.rate ?? Infinity) ? [] : ['crossed']),
    ...(sum(bids) <= totalBid && sum(asks) <= totalAsk ? [] : ['totals below levels']),
  ];
};

const isOnTop = ({ bids, asks }: LiveDepth, { rate, quantity }: LiveTrade): boolean =>
  [bids[0], asks[0]].some((level) => level?.rate === rate && level.quantity >= quantity);

describe('an unusual day', () => {
  it('on a holiday says only that it is one', () => {
    expect(play({ isHoliday: true })).toMatchObject([{ event: { phase: 'closed', reason: 'holiday' } }]);
    expect(play({ date: tradingDate('2026-11-14') })).toHaveLength(1);
  });

  it('as a half day ends early', () => {
    const events = play({ closesAt: 13 * 60 });
    expect(of(events, 'trade').every(({ at }) => at < inMicroseconds(DAY, 13 * 60))).toBe(true);
    expect(of(events, 'status').at(-1)).toMatchObject({ phase: 'closed', at: atKathmandu(DAY, 13 * 60) });
  });

  it('has no trade after a suspension, which names no end', () => {
    const events = play({ suspendAt: 12 * 60 });
    expect(phases(events)).toEqual(['pre-open', 'matching', 'open', 'suspended', 'closed']);
    expect(of(events, 'status')[3]).toMatchObject({ until: null });
    expect(of(events, 'trade').every(({ at }) => at < inMicroseconds(DAY, 12 * 60))).toBe(true);
  });

  it('stops one security while the others trade on', () => {
    const events = play({ securityHalt: { at: 12 * 60, minutes: 60 } });
    const [stop, go] = of(events, 'security-status');
    expect([stop?.isHalted, go?.isHalted]).toEqual([true, false]);
    const during = of(events, 'trade').filter(
      ({ at }) => at >= inMicroseconds(DAY, 12 * 60) && at < inMicroseconds(DAY, 13 * 60),
    );
    expect(during.length).toBeGreaterThan(10);
    expect(during.some(({ symbol }) => symbol === stop?.symbol)).toBe(false);
  });

  it('stops at the index levels of its date: a quarter of an hour at 5 %, the rest of the day at 8 %', () => {
    const events = play({ marketMove: -0.13, trades: 4_000 });
    const stops = of(events, 'status').filter(({ phase }) => phase === 'halted');
    expect(stops.map(({ reason }) => reason)).toEqual(['index moved 5 %', 'index moved 8 %']);
    const lengths = stops.map(({ at, until }) => (until ?? 0) - at);
    expect(lengths[0]).toBe(15 * 60_000);
    expect(stops[1]?.until).toBe(atKathmandu(DAY, 15 * 60));
    const isWithin = ({ at, until }: LiveStatus, trade: LiveTrade): boolean =>
      trade.at > (at + 1) * 1_000 && trade.at < (until ?? 0) * 1_000;
    expect(of(events, 'trade').filter((trade) => stops.some((stop) => isWithin(stop, trade)))).toEqual([]);
  });

  it('bursts at the rate that was asked for', () => {
    const events = play({ bursts: [{ from: 11 * 60, seconds: 10, perSecond: 500 }] });
    const from = inMicroseconds(DAY, 11 * 60);
    const burst = of(events, 'trade').filter(({ at }) => at >= from && at < from + 10e6);
    expect(burst.length).toBeGreaterThan(4_000);
    expect(burst.length).toBeLessThan(6_500);
  });
});
