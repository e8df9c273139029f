import { atKathmandu } from '@chuli/kernel';
import { Random, driftRow } from '@chuli/simulator';
import { expect, it } from 'vitest';
import type { SourceItem } from '../source.ts';
import { eventsOf, testContext } from '../testing/context.ts';
import { DAY, type TestExchange, smallDay, startSmallExchange } from '../testing/exchange.ts';
import { httpSource } from './http-source.ts';

const MINUTE = 60_000;

const settingsFor = (baseUrl: string) => ({
  baseUrl,
  headers: {},
  listMethod: 'POST' as const,
  timeoutMs: 100,
  maxBytes: 1_000_000,
  pageSize: 20,
  pollMs: 10 * MINUTE,
  frozenMs: 30 * MINUTE,
  depthPerPoll: 1,
  passes: 5,
  passGapMs: MINUTE,
  gapMs: 1,
  firstBackOffMs: 2_000,
  longestBackOffMs: 120_000,
  breakerAfter: 3,
});

type Faults = TestExchange['faults'];

const draw = (random: Random): Partial<Faults> =>
  random.pick<Partial<Faults>>([
    { html: true },
    { truncate: true },
    { repeatPage: true },
    { losePage: random.whole(0, 4) },
    { tooMany: true },
    { broken: true },
    { reset: true },
    { huge: true },
    { slowMs: 5 },
    { hang: true, times: 1 },
    { drift: (row) => (random.chance(0.1) ? driftRow(row, random) : row) },
  ]);

const CLEAR: Partial<Faults> = {
  html: false,
  truncate: false,
  repeatPage: false,
  losePage: null,
  drift: null,
  tooMany: false,
  broken: false,
  slowMs: 0,
  hang: false,
  reset: false,
  huge: false,
  times: 0,
};

type Trade = ReturnType<typeof eventsOf<'trade'>>[number];

/** What must not be wrong in what is believed; a time may be unknown. */
const figures = ({ contractId, symbol, quantity, rate, amount }: Trade): string =>
  [contractId, symbol, quantity, rate, amount].join(' ');
const withBrokers = (trade: Trade): string => [figures(trade), trade.buyer, trade.seller].join(' ');

it.each([1, 2, 3, 4, 5, 6])(
  'a day with faults by seed %i is the truth in the end or says why not',
  async (seed) => {
    const random = new Random(seed, 'faulty-day');
    const day = smallDay({ seed, trades: 150 });
    const truth = day.flatMap(({ event }) => (event.kind === 'trade' ? [event] : []));
    const context = testContext(DAY, atKathmandu(DAY, 10 * 60 + 40));
    const exchange = await startSmallExchange(day, context.clock);
    Object.assign(exchange.faults, CLEAR);
    // Before every request: the gap between requests is a sleep.
    const trouble = (): void => {
      if (exchange.faults.times > 0) return;
      Object.assign(
        exchange.faults,
        CLEAR,
        random.chance(0.15) && { times: random.whole(1, 3), ...draw(random) },
      );
    };
    const source = httpSource(settingsFor(exchange.url), () => true);
    const items: SourceItem[] = [];
    const sleep = (milliseconds: number): Promise<void> => {
      trouble();
      return context.sleep(milliseconds);
    };
    try {
      for await (const item of source.read({ ...context, sleep })) items.push(item);
      const whole = await source.readWhole({ ...context, sleep });
      const heard = eventsOf(items, 'trade').map(figures);
      const known = new Set(truth.map(figures));
      expect(new Set(heard).size).toBe(heard.length);
      expect(heard.filter((trade) => !known.has(trade))).toEqual([]);
      const wanted = truth.map(withBrokers).sort();
      const isTrue = whole.trades.map(withBrokers).sort().join() === wanted.join();
      expect(whole.isComplete ? isTrue : whole.reasons.length > 0).toBe(true);
    } finally {
      await exchange.stop();
    }
  },
);
