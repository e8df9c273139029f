import type { Bench } from './bench.ts';
import { type BenchProcess, startBenchProcess } from './lib/live-process.ts';
import { type FanOut, type Ports, measureFanOut, measureHerd, measureMemory } from './lib/live-measures.ts';
import { type PrivateMarket, startPrivateMarket } from '../e2e/live-market.ts';
import { measureForming } from './lib/forming.ts';
import { measureOrders } from './lib/order-tape.ts';
import { measurePaint } from './lib/paint.ts';
import type { Spread } from './lib/paint-measures.ts';

const ALLOWED_RATIO = 1.5;
const ALLOWED_KB = 20;
const ALLOWED_HERD_MS = 3_000;
/** How much faster than a bare write a message may grow dearer with the listeners; 0 not at all, 1 in proportion. */
const ALLOWED_GROWTH = 0.05;

const ALLOWED_PAINT_RATIO = 2;
const PAINTED_TRADES = { small: 60, full: 400 };

/** With the one second in which the gateway gathers. */
const ALLOWED_FORMING_MS = 1_200;
const TURNS = 200;

/** From the last contract of a large order to its row. */
const ALLOWED_ORDER_MS = 1_500;
const ORDERS = { small: 60, full: 200 };

const WARM_UP = 200;

type Verdict = { readonly name: string; readonly isGood: boolean };

const printFanOut = ({ count, live, build, bare, bytes, delivered, ratio }: FanOut): void =>
  console.log(
    `${String(count).padStart(6)} listeners, ${bytes} bytes: ${live.toFixed(2)} µs CPU a message ` +
      `(bare socket write ${bare.toFixed(2)} µs, ${ratio.toFixed(2)} ×), ` +
      `${(build / 1000).toFixed(2)} ms a second to make the delta, ${(delivered * 100).toFixed(2)} % delivered`,
  );

const judgeFanOut = (sizes: readonly FanOut[]): Verdict[] => {
  const [small, large] = [sizes[0], sizes.at(-1)];
  const verdicts: Verdict[] = sizes.map((size) => ({
    name: `CPU of ${size.count}`,
    isGood: size.ratio <= ALLOWED_RATIO && size.delivered === 1,
  }));
  if (small === undefined || large === undefined || small === large) return verdicts;
  const growth = (of: 'live' | 'bare'): number =>
    Math.log(large[of] / small[of]) / Math.log(large.count / small.count);
  console.log(
    `CPU a message grows with the listeners by an exponent of ${growth('live').toFixed(3)} (bare ${growth('bare').toFixed(3)})`,
  );
  return [
    ...verdicts,
    { name: 'flat CPU', isGood: growth('live') <= Math.max(0, growth('bare')) + ALLOWED_GROWTH },
  ];
};

const run = async (server: BenchProcess, clients: BenchProcess, full: boolean): Promise<Verdict[]> => {
  const most = full ? 5_000 : 500;
  const { live = 0, bare = 0 } = await server.ask('listen');
  const ports: Ports = { live, bare };
  await measureMemory(server, clients, ports, [WARM_UP]);
  const memory = await measureMemory(server, clients, ports, full ? [500, most] : [most]);
  for (const { count, live: kb, bare: bareKb } of memory) {
    console.log(
      `${String(count).padStart(6)} listeners: ${kb.toFixed(1)} KB each (bare socket ${bareKb.toFixed(1)} KB)`,
    );
  }
  await measureFanOut(server, clients, ports, WARM_UP);
  const sizes: FanOut[] = [];
  for (const count of full ? [500, most] : [most])
    sizes.push(await measureFanOut(server, clients, ports, count));
  sizes.forEach(printFanOut);
  const herd = await measureHerd(server, clients, ports, most);
  console.log(
    `${most} cold listeners within a second: all have a snapshot after ${herd.whole.toFixed(0)} ms, the slowest waited ` +
      `${herd.worst.toFixed(0)} ms, the middle ${herd.middle.toFixed(0)} ms; ${herd.builds} snapshots built in ` +
      `${herd.seconds} seconds`,
  );
  return [
    ...memory.map(({ count, live: kb }) => ({ name: `memory of ${count}`, isGood: kb <= ALLOWED_KB })),
    ...judgeFanOut(sizes),
    { name: 'herd', isGood: herd.whole <= ALLOWED_HERD_MS && herd.builds <= herd.seconds },
  ];
};

const PAINT_STEPS = {
  fromFeed: 'from the feed to the glass',
  fromTick: 'the same without the wait for the second',
  inPage: 'in the page alone',
} as const;

/** Both wait up to a second by design, so what the product itself adds is printed without that wait too. */
const paint = async (market: PrivateMarket, trades: number): Promise<Verdict[]> => {
  const { ours, bare } = await measurePaint(market, trades);
  const ratio = (of: keyof typeof PAINT_STEPS, part: keyof Spread): number => ours[of][part] / bare[of][part];
  console.log(`${trades} trades painted in Chromium beside a bare relay, p50 and p99 in ms`);
  for (const step of ['fromFeed', 'fromTick', 'inPage'] as const) {
    const parts = (['p50', 'p99'] as const).map(
      (part) => `${ours[step][part]} of ${bare[step][part]} (${ratio(step, part).toFixed(2)} ×)`,
    );
    console.log(`  ${PAINT_STEPS[step].padEnd(42)} ${parts.join(', ')}`);
  }
  return [
    { name: 'every trade painted', isGood: ours.missing === 0 && bare.missing === 0 },
    { name: 'paint p50', isGood: ratio('fromFeed', 'p50') <= ALLOWED_PAINT_RATIO },
    { name: 'paint p99', isGood: ratio('fromFeed', 'p99') <= ALLOWED_PAINT_RATIO },
  ];
};

const orders = async (market: PrivateMarket, count: number): Promise<Verdict[]> => {
  const { p50, p95, missing } = await measureOrders(market, count);
  console.log(
    `${count} large orders, from the last contract to the row in the page: p50 ${p50} ms, p95 ${p95} ms`,
  );
  return [
    { name: 'every large order painted', isGood: missing === 0 },
    { name: 'large order p95', isGood: p95 <= ALLOWED_ORDER_MS },
  ];
};

/** From a trade to the row of a signal that it makes or ends, with the second in which the gateway gathers. */
const forming = async (market: PrivateMarket, turns: number): Promise<Verdict[]> => {
  const { p50, p95, missing, atClose } = await measureForming(market, turns);
  console.log(`${turns} trades that turn a signal, to its row in the page: p50 ${p50} ms, p95 ${p95} ms`);
  console.log(
    `  at the close ${atClose.forming} formed and ${atClose.withdrawn} were withdrawn; the pass stored ` +
      `${atClose.stored}: ${atClose.stood} stood, ${atClose.fell} fell, ${atClose.unsaid} were never said`,
  );
  return [
    { name: 'every turn painted', isGood: missing === 0 },
    { name: 'forming p95', isGood: p95 <= ALLOWED_FORMING_MS },
    {
      name: 'forming rows as stored',
      isGood: atClose.fell === 0 && atClose.unsaid === 0 && atClose.stood === atClose.forming,
    },
  ];
};

/**
 * All on one private market: the board, large orders, and the signals that form. The latter begin once a whole pass over the market is
 * over, which is more than a small size may take; e2e/live-signals.spec.ts has their rows.
 */
const measurePages = async (full: boolean): Promise<Verdict[]> => {
  const market = await startPrivateMarket('paint');
  try {
    return [
      ...(await paint(market, full ? PAINTED_TRADES.full : PAINTED_TRADES.small)),
      ...(await orders(market, full ? ORDERS.full : ORDERS.small)),
      ...(full ? await forming(market, TURNS) : []),
    ];
  } finally {
    await market.stop();
  }
};

const measureGateway = async (full: boolean): Promise<Verdict[]> => {
  const server = startBenchProcess(import.meta.resolve('./lib/live-server.ts'));
  const clients = startBenchProcess(import.meta.resolve('./lib/live-clients.ts'));
  try {
    return await run(server, clients, full);
  } finally {
    await clients.stop();
    await server.stop();
  }
};

/**
 * The gateway's fan-out against a bare loop of socket writes, memory a listener, a crowd at the opening bell, a trade from
 * the feed to the glass against a bare relay, to the large order that it ends, and to the signal that it makes.
 */
export const bench: Bench = async ({ full }) => {
  const verdicts = [...(await measureGateway(full)), ...(await measurePages(full))];
  const short = verdicts.filter(({ isGood }) => !isGood).map(({ name }) => name);
  const good = verdicts.length - short.length;
  console.log(
    `\nlive: ${good} of ${verdicts.length} within target: ${short.length === 0 ? 'good' : `SHORT (${short.join(', ')})`}`,
  );
  return short.length === 0 ? 0 : 1;
};
