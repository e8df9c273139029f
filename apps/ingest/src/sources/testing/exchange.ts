import { tradingDate } from '@chuli/kernel';
import { type LiveOptions, type TimedEvent, liveDay, sampleMarket } from '@chuli/simulator';
import { type ExchangeDay, type TestExchange, startExchange } from '@chuli/testkit';

export { type TestExchange, startExchange };

export const DAY = tradingDate('2026-11-13');

const market = sampleMarket({
  seed: 5,
  endDate: DAY,
  years: 0.3,
  floorsheetDays: 4,
  stocks: 30,
  tradesPerDay: 500,
});

export const smallDay = (change: Partial<LiveOptions> = {}): TimedEvent[] => [
  ...liveDay({
    seed: 9,
    date: DAY,
    listings: market.listings,
    brokers: market.brokers,
    trades: 400,
    ...change,
  }).events(),
];

const WORDS: Readonly<Record<string, string>> = {
  'pre-open': 'Pre Open',
  matching: 'Pre Open CLOSE',
  open: 'OPEN',
  halted: 'CLOSE',
  suspended: 'CLOSE',
  closed: 'CLOSE',
};

/** A simulated day as the exchange would hold it. */
export const exchangeDay = (events: readonly TimedEvent[]): ExchangeDay => {
  const all = events.map(({ event }) => event);
  return {
    date: DAY,
    trades: all.filter((event) => event.kind === 'trade'),
    closes: new Map(all.flatMap((event) => (event.kind === 'close' ? [[event.symbol, event.close]] : []))),
    books: all.filter((event) => event.kind === 'depth'),
    indices: all.filter((event) => event.kind === 'index'),
    words: all.flatMap((event) =>
      event.kind === 'status' ? [{ word: WORDS[event.phase] ?? 'CLOSE', at: event.at }] : [],
    ),
    closedAt: events.at(-1)?.at ?? 0,
  };
};

export const startSmallExchange = (
  events: readonly TimedEvent[],
  clock: () => number,
): Promise<TestExchange> => startExchange(exchangeDay(events), clock);
