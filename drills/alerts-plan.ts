import type { Condition, Frequency, Operator, Timing } from '@chuli/alerts';
import {
  type Instant,
  type Paisa,
  type StockSymbol,
  type TradingDate,
  atKathmandu,
  instant,
  paisa,
} from '@chuli/kernel';
import { addTradingDays } from '@chuli/market';
import type { Listing, SessionEvent, TradeEvent } from '@chuli/session';
import { Random } from '@chuli/simulator';
import { DAY, simulatedDay } from './plan.ts';

/** An alert on levels, as it is made and as the offline pass sees it. */
export type PlannedAlert = {
  readonly condition: Condition;
  readonly symbols: readonly StockSymbol[];
  readonly timing: Timing;
  readonly frequency: Frequency;
  readonly since: Instant;
};

export type DayBar = {
  readonly symbol: StockSymbol;
  readonly day: TradingDate;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
  readonly amount: number;
};

/** A session as its log tells it. */
export type PlannedDay = { readonly listings: readonly Listing[]; readonly events: readonly SessionEvent[] };

export const [BEFORE, NEXT, LATER] = [
  addTradingDays(DAY, -1),
  addTradingDays(DAY, 1),
  addTradingDays(DAY, 3),
];

const HEARD = new Set<SessionEvent['kind']>(['status', 'trade', 'reversal', 'close', 'security-status']);

/** One trade in so many is far from the others, and annulled a moment later. */
const STRAY_EVERY = 60;

/** After some trades one at a strange price, which the exchange takes back: what it told has to be withdrawn. */
const withStrays = (events: readonly SessionEvent[], random: Random): SessionEvent[] => {
  let strays = 0;
  return events.flatMap((event): SessionEvent[] => {
    if (event.kind !== 'trade' || event.at === null || random.next() * STRAY_EVERY > 1) return [event];
    strays += 1;
    const rate = paisa(Math.round((event.rate * (0.97 + 0.06 * random.next())) / 10) * 10);
    const contractId = `${event.contractId.slice(0, 8)}99${String(strays).padStart(6, '0')}`;
    const stray: TradeEvent = { ...event, contractId, rate, amount: paisa(rate * event.quantity) };
    return [event, stray, { kind: 'reversal', contractId, symbol: event.symbol, reason: 'error' }];
  });
};

/** Shares of which the tick is ten paisa wherever they go that day. */
const LOWEST_PRICE = 70_00;

/** A day of the simulator, whole, with strays. */
export const planDay = (seed: number, { stocks, trades }: { stocks: number; trades: number }): PlannedDay => {
  const live = simulatedDay({
    kind: 'simulated',
    day: DAY,
    seed,
    stocks,
    trades,
    closesAt: 15 * 60,
    bursts: [],
    speed: 1,
  });
  const listings = live.listings.filter(
    ({ previousClose, instrument }) => instrument === 'Equity' && (previousClose ?? 0) > LOWEST_PRICE,
  );
  const known = new Set<string>(listings.map(({ symbol }) => symbol));
  const heard = [...live.events()]
    .map(({ event }): SessionEvent => event)
    .filter((event) => HEARD.has(event.kind) && (!('symbol' in event) || known.has(event.symbol)));
  const opening: SessionEvent = {
    kind: 'opening',
    source: 'drill',
    listings,
    indexCloses: [],
    usualTurnover: null,
    capabilities: { trades: true, brokers: 'after-close', depth: false, index: false, status: true },
  };
  return { listings, events: [opening, ...withStrays(heard, new Random(seed, 'strays'))] };
};

const OPERATORS: readonly Operator[] = ['>=', '<=', 'crosses'];
const LIVE: readonly Frequency[] = ['once', 'once-per-bar', 'every-time', 'once-per-bar-close'];
const CLOSED: readonly Frequency[] = ['once', 'once-per-bar-close', 'each-bar-close'];

const pick = <T>(random: Random, from: readonly T[], usual: T): T =>
  from[random.whole(0, from.length - 1)] ?? usual;

const conditionOf = (random: Random, close: Paisa, timing: Timing): Condition => {
  const kind = random.next();
  const operator = pick(random, OPERATORS, '>=');
  const level = { kind: 'level', operator } as const;
  if (kind < 0.6) {
    const value = Math.round((close * (0.97 + 0.06 * random.next())) / 10) * 10;
    return { ...level, measure: 'price', value };
  }
  if (kind < 0.8) return { ...level, measure: 'change', value: random.whole(-300, 300) };
  const rising = timing === 'close' && random.next() < 0.3 ? '<=' : '>=';
  if (kind < 0.9) return { ...level, operator: rising, measure: 'volume', value: random.whole(100, 20_000) };
  if (kind < 0.95)
    return { ...level, operator: rising, measure: 'turnover', value: random.whole(1, 200) * 100_000_00 };
  return {
    kind: 'limit',
    reach: random.next() < 0.8 ? 'near' : 'at',
    side: random.next() < 0.5 ? 'upper' : 'lower',
  };
};

const LONG_AGO = atKathmandu(addTradingDays(DAY, -10), 12 * 60);

/** Alerts of every kind on levels that the day comes near to; some are made while it trades. */
export const planAlerts = (seed: number, count: number, { listings }: PlannedDay): PlannedAlert[] => {
  const random = new Random(seed, 'alerts');
  return Array.from({ length: count }, () => {
    const symbols = new Set<StockSymbol>();
    const [first] = listings;
    const chosen = pick(random, listings, first as Listing);
    symbols.add(chosen.symbol);
    while (random.next() < 0.3 && symbols.size < 3) symbols.add(pick(random, listings, chosen).symbol);
    const timing: Timing = random.next() < 0.7 ? 'forming' : 'close';
    const minutes = 11 * 60 + random.whole(0, 230);
    return {
      condition: conditionOf(random, chosen.previousClose ?? paisa(500_00), timing),
      symbols: [...symbols].toSorted(),
      timing,
      frequency: pick(random, timing === 'forming' ? LIVE : CLOSED, 'once'),
      since: random.next() < 0.7 ? LONG_AGO : instant(atKathmandu(DAY, minutes) + random.whole(0, 59_999)),
    };
  });
};

/** What the next session did: nobody followed it while it formed. */
export const planNext = (seed: number, bars: readonly DayBar[]): DayBar[] => {
  const random = new Random(seed, 'next');
  return bars.map(({ symbol, close }) => {
    const to = Math.round((close * (0.96 + 0.08 * random.next())) / 10) * 10;
    const [low, high] = [Math.min(close, to), Math.max(close, to)];
    const volume = random.whole(10, 30_000);
    return {
      symbol,
      day: NEXT,
      high: high + random.whole(0, 50) * 10,
      low: Math.max(10, low - random.whole(0, 50) * 10),
      close: to,
      volume,
      amount: volume * to,
    };
  });
};

/** Some bars turn out to have been others. */
export const corrected = (seed: number, bars: readonly DayBar[]): DayBar[] => {
  const random = new Random(seed, 'corrected');
  return bars.map((bar) => {
    if (random.next() > 0.25) return bar;
    const close = Math.round((bar.close * (0.97 + 0.06 * random.next())) / 10) * 10;
    return {
      ...bar,
      close,
      high: Math.max(close, bar.high - random.whole(0, 20) * 10),
      low: Math.min(close, bar.low),
    };
  });
};
