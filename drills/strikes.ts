import { setTimeout as delay } from 'node:timers/promises';
import { openLog } from '@chuli/bus';
import type { Random } from '@chuli/simulator';
import { type DrillProcess, waitUntil } from '@chuli/harness';
import type { DrillEngine } from './engines.ts';
import { askHealth } from './processes.ts';
import { type Stage, leaderOf, untilReady } from './stage.ts';

/** What is done to a session, how soon everything has to be ready again, and how often against a plain kill. */
export type Strike = {
  readonly name: string;
  /** From the kill of a process, from the return of an engine. */
  readonly allowedMs: number;
  readonly share: number;
  /** Strikes and waits; the milliseconds until ready, without those that an engine needed, of which the product knows nothing. */
  readonly run: (stage: Stage, random: Random) => Promise<number>;
};

const PATIENCE_MS = 60_000;
const PAUSED_MS = 10_000;
const WATCHED_MS = 2_000;
const WATCH_EVERY_MS = 20;

const restartProcess = (victimOf: (stage: Stage) => Promise<DrillProcess>): Strike['run'] => {
  return async (stage) => {
    const victim = await victimOf(stage);
    const began = performance.now();
    await victim.kill();
    victim.start();
    await untilReady(stage);
    return performance.now() - began;
  };
};

const leading = async ({ feeds }: Stage): Promise<DrillProcess> => {
  const leader = (await leaderOf(feeds)) ?? feeds[0];
  if (leader === undefined) throw new Error('no feeds');
  return leader;
};

const restartEngine = (name: 'nats' | 'clickhouse' | 'postgres', wipe = false) => {
  return async (stage: Stage): Promise<number> => {
    const engine = stage.engines[name];
    await engine.kill();
    if (wipe) await engine.wipe();
    await engine.start();
    return untilReady(stage);
  };
};

/** A log that lost its data has as many events again as there were trades. */
const wipeLog: Strike['run'] = async (stage) => {
  const trades = (await askHealth(await leading(stage)))?.trades ?? 0;
  const isRefilled = async (): Promise<boolean> => {
    const log = await openLog(stage.place.log);
    try {
      return (await log.lastPosition()).sequence >= trades;
    } finally {
      await log.close();
    }
  };
  const readyMs = await restartEngine('nats', true)(stage);
  return readyMs + (await waitUntil(isRefilled, 'the log to be refilled', PATIENCE_MS));
};

/** Never two that say they lead, however soon after the awakening they are asked. */
const watchForTwo = async (feeds: readonly DrillProcess[]): Promise<void> => {
  const started = performance.now();
  while (performance.now() - started < WATCHED_MS) {
    const roles = (await Promise.all(feeds.map(askHealth))).map((health) => health?.role);
    if (roles.filter((role) => role === 'leader').length > 1)
      throw new Error(
        `two leaders ${(performance.now() - started).toFixed(0)} ms after the paused one went on`,
      );
    await delay(WATCH_EVERY_MS);
  }
};

/**
 * The leader stands still for longer than its lease, as a machine in trouble does, and goes on: meanwhile the other has
 * taken over, and the old one must know it before it says another word.
 */
const pauseLeader: Strike['run'] = async (stage) => {
  const victim = await leading(stage);
  const others = stage.feeds.filter((feed) => feed !== victim);
  const began = performance.now();
  victim.signal('SIGSTOP');
  try {
    await waitUntil(async () => (await leaderOf(others)) !== null, 'the other to lead', PATIENCE_MS);
    const tookMs = performance.now() - began;
    await delay(Math.max(0, PAUSED_MS - tookMs));
    victim.signal('SIGCONT');
    await watchForTwo(stage.feeds);
    await untilReady(stage);
    return tookMs;
  } finally {
    victim.signal('SIGCONT');
  }
};

/** Power is lost: everything dies in one moment and comes back in any order. */
const loseAll: Strike['run'] = async (stage, random) => {
  const { engines, feeds, live } = stage;
  const all: readonly (DrillProcess | DrillEngine)[] = [
    engines.nats,
    engines.clickhouse,
    engines.postgres,
    live,
    ...feeds,
  ];
  const began = performance.now();
  await Promise.all(all.map((one) => one.kill()));
  const order = all.map((one) => ({ one, place: random.next() })).toSorted((a, b) => a.place - b.place);
  for (const { one } of order) await one.start();
  await untilReady(stage);
  return performance.now() - began;
};

export const STRIKES: readonly Strike[] = [
  { name: 'feed', allowedMs: 5_000, share: 1, run: restartProcess(leading) },
  { name: 'live', allowedMs: 5_000, share: 1, run: restartProcess(({ live }) => Promise.resolve(live)) },
  { name: 'nats', allowedMs: 5_000, share: 1, run: restartEngine('nats') },
  { name: 'clickhouse', allowedMs: 5_000, share: 1, run: restartEngine('clickhouse') },
  { name: 'postgres', allowedMs: 30_000, share: 1, run: restartEngine('postgres') },
  { name: 'nats wiped', allowedMs: 60_000, share: 0.5, run: wipeLog },
  { name: 'feed paused', allowedMs: 5_000, share: 0.5, run: pauseLeader },
  { name: 'all at once', allowedMs: 60_000, share: 0.5, run: loseAll },
];
