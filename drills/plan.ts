import {
  type TradingDate,
  atKathmandu,
  brokerId,
  instant,
  paisa,
  stockSymbol,
  tradingDate,
} from '@chuli/kernel';
import { sessionHours } from '@chuli/market';
import { type Source, createSource, readSourceConfig, replaySource, simulatorSource } from '@chuli/ingest';
import type { TradeEvent } from '@chuli/session';
import {
  type Burst,
  type LiveDay,
  type SampleMarket,
  type TimedEvent,
  liveDay,
  sampleMarket,
} from '@chuli/simulator';
import { archiveSource } from '@chuli/importer';

/** The day that a drill plays. It goes to the processes of the drill as text. */
export type Plan =
  | {
      readonly kind: 'simulated';
      readonly day: TradingDate;
      readonly seed: number;
      readonly stocks: number;
      readonly trades: number;
      readonly closesAt: number;
      readonly bursts: readonly Burst[];
      readonly speed: number;
    }
  | { readonly kind: 'archive'; readonly day: TradingDate; readonly folder: string; readonly speed: number };

/** A day that is asked for at this address, as it is of the exchange. */
export type ExchangePlan = {
  readonly kind: 'exchange';
  readonly day: TradingDate;
  readonly url: string;
  readonly speed: 1;
};

export const DAY = tradingDate('2026-11-13');

const markets = new Map<number, SampleMarket>();

/** Made once: some drills play a day after another on the same market. */
export const drillMarket = (stocks: number): SampleMarket => {
  const market =
    markets.get(stocks) ??
    sampleMarket({ seed: 5, endDate: DAY, years: 0.3, floorsheetDays: 2, stocks, tradesPerDay: 2_000 });
  markets.set(stocks, market);
  return market;
};

export type Simulated = Extract<Plan, { kind: 'simulated' }>;

const INDEX_EVERY_MS = 10_000;

/**
 * Before the bell nothing happens that a drill has to wait for: it is told at the bell. Indices and totals come as often
 * as they do by the clock, not as often as in a session that is played faster.
 */
const asHeard = (events: Iterable<TimedEvent>, bell: number, speed: number): TimedEvent[] => {
  let next = bell;
  const isDue = ({ at, event }: TimedEvent): boolean => {
    if (event.kind !== 'index' && !(event.kind === 'totals' && !event.isFinal)) return true;
    if (at < next) return false;
    if (event.kind === 'totals') next = at + INDEX_EVERY_MS * speed;
    return true;
  };
  return [...events].filter(isDue).map(({ at, event }) => ({ at: instant(Math.max(at, bell)), event }));
};

export const simulatedDay = ({ day, seed, stocks, trades, closesAt, bursts, speed }: Simulated): LiveDay => {
  const { listings, brokers } = drillMarket(stocks);
  const live = liveDay({
    seed,
    date: day,
    listings,
    brokers,
    trades,
    closesAt,
    bursts,
    // A book a second of the drill, not of the session that is played faster.
    depthEveryMs: 1_000 * speed,
  });
  const bell = atKathmandu(day, sessionHours(day).from);
  const events = asHeard(live.events(), bell, speed);
  return {
    ...live,
    *events() {
      yield* events;
    },
  };
};

const archivedTrades = async (folder: string, day: TradingDate): Promise<TradeEvent[]> => {
  for await (const { date, read } of archiveSource(folder).tradeDays()) {
    if (date !== day) continue;
    const { rows } = await read();
    return rows
      .map((row): TradeEvent => ({
        kind: 'trade',
        contractId: row.contract_id,
        symbol: stockSymbol(row.symbol),
        quantity: row.quantity,
        rate: paisa(row.rate),
        amount: paisa(row.amount),
        at: row.traded_at,
        buyer: brokerId(row.buyer),
        seller: brokerId(row.seller),
      }))
      .sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
  }
  throw new Error(`the archive has no floorsheet of ${day}`);
};

const memoised = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};

async function* each<T>(rows: Promise<readonly T[]>): AsyncGenerator<T> {
  yield* await rows;
}

/** As quick as its settings allow: a fault is to be noticed within seconds. */
const exchangeSource = (url: string): Source =>
  createSource(
    readSourceConfig({
      CHULI_SOURCE: 'http',
      CHULI_HTTP_URL: url,
      CHULI_HTTP_GAP_MS: '100',
      CHULI_HTTP_POLL_MS: '500',
      CHULI_HTTP_TIMEOUT_MS: '2000',
      CHULI_HTTP_FROZEN_SECONDS: '5',
      CHULI_HTTP_DEPTH_PER_POLL: '0',
      CHULI_HTTP_PASSES: '1',
    }),
    {
      isListed: () => true,
      storedTrades: () => each(Promise.resolve([])),
      sampleMarket: () => {
        throw new Error('an exchange has a market of its own');
      },
    },
  );

/** The day as a source; made once, so that a restart of the reading does not draw it again. */
export const sourceOf = (plan: Plan | ExchangePlan): Source => {
  if (plan.kind === 'archive') {
    const trades = memoised(() => archivedTrades(plan.folder, plan.day));
    return replaySource({ speed: plan.speed, brokers: 'after-close', trades: () => each(trades()) });
  }
  if (plan.kind === 'exchange') return exchangeSource(plan.url);
  const day = memoised(() => simulatedDay(plan));
  return simulatorSource({ speed: plan.speed, brokers: 'after-close', day });
};

/** What the tape has to hold of the day in the end. */
export const truthOf = async (plan: Plan): Promise<readonly TradeEvent[]> =>
  plan.kind === 'archive'
    ? archivedTrades(plan.folder, plan.day)
    : [...simulatedDay(plan).events()].flatMap(({ event }) => (event.kind === 'trade' ? [event] : []));
