import { type DrillProcess, type Ended, waitUntil } from '@chuli/harness';
import type { Drill } from './drill.ts';
import { differencesAtEnd, untilAllListen } from './held-at-end.ts';
import { DAY, type Plan, drillMarket } from './plan.ts';
import { askHealth } from './processes.ts';
import { type Listener, type Outage, startListener } from './restart-listeners.ts';
import { tellOutages } from './restart-outages.ts';
import { APPS, type AppName, type RestartPlace, openRestartPlace } from './restart-place.ts';
import { type Readers, startReaders } from './restart-readers.ts';
import { leaderOf } from './stage.ts';

/** Both leave two cores room for an app that starts: what is judged is the restart, not how much the machine carries. */
const SIZES = {
  small: { rounds: 1, listeners: 40, perSecond: 30 },
  full: { rounds: 3, listeners: 100, perSecond: 30 },
} as const;
const STOCKS = 60;
const OPENS = 11 * 60;
const SESSION_MINUTES = 240;
const PATIENCE_MS = 180_000;
const BACK_WITHIN_MS = 5_000;
const STOP_WITHIN_MS = 16_000;

/** The session outlasts the drill: a trade comes every few milliseconds from the beginning to the end. */
const planOf = (seed: number): Plan => ({
  kind: 'simulated',
  day: DAY,
  seed,
  stocks: STOCKS,
  trades: 30_000,
  closesAt: OPENS + SESSION_MINUTES,
  bursts: [],
  speed: 20,
});

const channelsOf = (): string[] => [
  'market',
  'floorsheet',
  ...drillMarket(STOCKS)
    .listings.slice(0, 4)
    .map(({ symbol }) => `symbol:${symbol}`),
];

const isReady = async ({ address }: DrillProcess): Promise<boolean> =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether a copy does its part again: its balancer sends to it, or it leads, or it stands by another that leads. */
const isBack = async (place: RestartPlace, name: AppName, copy: DrillProcess): Promise<boolean> => {
  if (name === 'worker') return isReady(copy);
  if (name === 'ingest')
    return (await askHealth(copy)) !== null && (await leaderOf(place.copies.ingest)) !== null;
  return place.balancers[name].ready() === place.copies[name].length;
};

const untilBack = (place: RestartPlace, name: AppName, copy: DrillProcess): Promise<number> =>
  waitUntil(() => isBack(place, name, copy), `${name} to be back`, PATIENCE_MS);

type Restarted = Ended & { readonly name: AppName; readonly backMs: number };

const restartAll = async (place: RestartPlace, tell: (what: string) => void): Promise<Restarted[]> => {
  const done: Restarted[] = [];
  for (const name of APPS)
    for (const copy of place.copies[name]) {
      tell(`${name} ending`);
      const ended = await copy.end();
      tell(`${name} starting`);
      copy.start();
      done.push({ ...ended, name, backMs: await untilBack(place, name, copy) });
    }
  return done;
};

const print = (restarted: readonly Restarted[]): void => {
  for (const name of APPS) {
    const own = restarted.filter((one) => one.name === name);
    const most = (values: number[]): string => `${Math.max(...values).toFixed(0)} ms`;
    console.log(
      `  ${name.padEnd(7)} ${own.length} restarts, stopped within ${most(own.map(({ ms }) => ms))}, ` +
        `back within ${most(own.map(({ backMs }) => backMs))}, codes ${[...new Set(own.map(({ code }) => code))].join(' ')}`,
    );
  }
};

type Found = { restarted: Restarted[]; differences: string[]; outages: Outage[] };

const judge = ({ restarted, differences, outages }: Found, readers: Readers) => {
  print(restarted);
  const { longest, words } = tellOutages(outages);
  for (const fault of [...readers.faults.slice(0, 10), ...differences]) console.log(`  ${fault}`);
  const isClean = restarted.every(({ code, ms }) => code === 0 && ms <= STOP_WITHIN_MS);
  return {
    isGood: readers.faults.length === 0 && differences.length === 0 && isClean && longest <= BACK_WITHIN_MS,
    summary:
      `${restarted.length} restarts, ${readers.asked()} requests, ${readers.faults.length} failed, ` +
      `p99 ${readers.p99().toFixed(0)} ms; ${words}, ` +
      `${differences.length} channels differ at the end${isClean ? '' : '; an app did not end cleanly'}`,
  };
};

/** Every copy of every app is restarted in turn under load, and nobody may notice. */
export const drill: Drill = async ({ isFull, seed, times }) => {
  const size = SIZES[isFull ? 'full' : 'small'];
  const place = await openRestartPlace(planOf(seed));
  const listeners: Listener[] = [];
  let readers: Readers | null = null;
  try {
    for (const name of APPS) for (const copy of place.copies[name]) await untilBack(place, name, copy);
    const { address } = place.balancers.web;
    const channels = channelsOf();
    for (let number = 0; number < size.listeners; number += 1)
      listeners.push(startListener(address, number, channels[number % channels.length] ?? 'market'));
    await untilAllListen(listeners);
    let now = '';
    readers = startReaders(address, size.perSecond, () => now);
    const restarted: Restarted[] = [];
    for (let round = 0; round < (times ?? size.rounds); round += 1)
      restarted.push(...(await restartAll(place, (what) => void (now = what))));
    await readers.stop();
    for (const feed of place.copies.ingest) await feed.kill();
    const gateways = place.copies.live.map(({ address: at }) => at);
    const differences = await differencesAtEnd({ channels, gateways, listeners });
    return judge({ restarted, differences, outages: listeners.flatMap(({ outages }) => outages) }, readers);
  } finally {
    await readers?.stop();
    for (const listener of listeners) listener.stop();
    await place.stop();
  }
};
