import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openLog } from '@chuli/bus';
import { openRegistry } from '@chuli/registry';
import { Random } from '@chuli/simulator';
import { openTape } from '@chuli/tape';
import { type Drill, quantile } from './drill.ts';
import { type DrillEngine, type DrillEngines, type Place, startDrillEngines } from './engines.ts';
import { DAY, type Plan, truthOf } from './plan.ts';
import {
  type DrillProcess,
  askHealth,
  startIngestProcess,
  startLiveProcess,
  waitUntil,
} from './processes.ts';
import { lawsText, verifyDay } from './verify.ts';

const SPEED = 60;
const OPENS = 11 * 60;
const PATIENCE_MS = 60_000;
const LONGEST_SETTLE_MS = 180_000;

const TARGETS = ['feed', 'live', 'nats', 'clickhouse', 'postgres', 'nats wiped'] as const;
type Target = (typeof TARGETS)[number];

/** How soon everything has to be ready again: from the kill of a process, from the return of an engine. */
const ALLOWED_MS: Record<Target, number> = {
  feed: 5_000,
  live: 5_000,
  nats: 5_000,
  clickhouse: 5_000,
  postgres: 30_000,
  'nats wiped': 60_000,
};

const dayPlan = (seed: number, isFull: boolean): Plan => {
  const lasts = isFull ? 240 : 20;
  return {
    kind: 'simulated',
    day: DAY,
    seed,
    stocks: 100,
    trades: 150 * lasts,
    closesAt: OPENS + lasts,
    bursts: [],
    speed: SPEED,
  };
};

type Stage = {
  readonly engines: DrillEngines;
  /** One leads, the other stands by. */
  readonly feeds: readonly DrillProcess[];
  readonly live: DrillProcess;
  readonly place: Place;
};

const leaderOf = async (feeds: readonly DrillProcess[]): Promise<DrillProcess | null> => {
  for (const feed of feeds) {
    const health = await askHealth(feed);
    if (health?.role === 'leader' && health.isReady && health.stage !== 'opening') return feed;
  }
  return null;
};

const isLed = async ({ feeds }: Stage): Promise<boolean> => (await leaderOf(feeds)) !== null;

const isLiveReady = async ({ live }: Stage): Promise<boolean> => {
  try {
    return (await fetch(`${live.address}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

const isTapeReady = async ({ place }: Stage): Promise<boolean> => {
  const tape = openTape({ ...place.tape, maxSeconds: 5 });
  try {
    await tape.query({ query: 'SELECT count() FROM live_trade', format: 'JSONEachRow' });
    return true;
  } catch {
    return false;
  } finally {
    await tape.close();
  }
};

/** The milliseconds that the engine itself needed. */
const restart = async (engine: DrillEngine, isWiped = false): Promise<number> => {
  const began = performance.now();
  await engine.kill();
  if (isWiped) await engine.wipe();
  await engine.start();
  return performance.now() - began;
};

/** Whether a log that lost its data has as many events again as there were trades. */
const isRefilled = async ({ place }: Stage, trades: number): Promise<boolean> => {
  const log = await openLog(place.log);
  try {
    return (await log.lastPosition()).sequence >= trades;
  } finally {
    await log.close();
  }
};

/** Kills and starts again; the milliseconds that an engine needed to answer, of which the product knows nothing. */
const strike = async (stage: Stage, target: Target): Promise<number> => {
  const { engines, live } = stage;
  if (target === 'nats wiped') return restart(engines.nats, true);
  if (target !== 'feed' && target !== 'live') return restart(engines[target]);
  const victim = target === 'live' ? live : ((await leaderOf(stage.feeds)) ?? stage.feeds[0]);
  await victim?.kill();
  victim?.start();
  return 0;
};

/** Ready is: a leader at work, a gateway that may be sent listeners, a tape that answers. */
const isReady = async (stage: Stage): Promise<boolean> =>
  (await isLed(stage)) && (await isLiveReady(stage)) && (await isTapeReady(stage));

type Wounds = Map<Target, number[]>;

const strikeAll = async (stage: Stage, times: number, random: Random): Promise<Wounds> => {
  const wounds: Wounds = new Map(TARGETS.map((target) => [target, []]));
  const order = TARGETS.flatMap((target) =>
    Array.from({ length: target === 'nats wiped' ? Math.ceil(times / 2) : times }, () => ({
      target,
      place: random.next(),
    })),
  ).toSorted((a, b) => a.place - b.place);
  for (const { target } of order) {
    await delay(random.whole(100, 1_500));
    const leader = await leaderOf(stage.feeds);
    const trades = leader === null ? 0 : ((await askHealth(leader))?.trades ?? 0);
    const began = performance.now();
    const engineMs = await strike(stage, target);
    await waitUntil(() => isReady(stage), `ready after ${target}`, PATIENCE_MS);
    if (target === 'nats wiped')
      await waitUntil(() => isRefilled(stage, trades), 'the log to be refilled', PATIENCE_MS);
    const took = performance.now() - began;
    wounds.get(target)?.push(took - engineMs);
    console.log(
      `  ${target.padEnd(11)} ready again after ${took.toFixed(0)} ms, ${engineMs.toFixed(0)} ms of them the engine's`,
    );
  }
  return wounds;
};

const runSession = async (stage: Stage, plan: Plan, times: number, seed: number) => {
  const { place, feeds } = stage;
  await waitUntil(() => isReady(stage), 'the session to begin', PATIENCE_MS);
  const wounds = await strikeAll(stage, times, new Random(seed, 'kill'));
  await waitUntil(
    async () => {
      const leader = await leaderOf(feeds);
      return leader !== null && (await askHealth(leader))?.stage === 'finished';
    },
    'the day to be settled',
    LONGEST_SETTLE_MS,
  );
  const registry = openRegistry(place.registryUrl, 2);
  const tape = openTape(place.tape);
  try {
    return { wounds, verified: await verifyDay({ registry, tape }, plan.day, await truthOf(plan)) };
  } finally {
    await registry.destroy();
    await tape.close();
  }
};

/** Kills every process and engine of a running session; afterwards nothing may be lost, doubled or inexact. */
export const drill: Drill = async ({ isFull, seed }) => {
  const engines = await startDrillEngines();
  const processes: DrillProcess[] = [];
  try {
    const plan = dayPlan(seed, isFull);
    const place = await engines.place('kill');
    const live = await startLiveProcess(place);
    processes.push(live);
    for (const name of ['one', 'two']) {
      processes.push(await startIngestProcess(plan, place, path.join(engines.dir, name)));
    }
    const stage: Stage = { engines, live, feeds: processes.slice(1), place };
    const { wounds, verified } = await runSession(stage, plan, isFull ? 30 : 2, seed);
    const slow = TARGETS.filter((target) => quantile(wounds.get(target) ?? [], 0.95) > ALLOWED_MS[target]);
    const text = TARGETS.map(
      (target) =>
        `${target} ${wounds.get(target)?.length} × ≤ ${Math.max(...(wounds.get(target) ?? [0])).toFixed(0)} ms`,
    ).join(', ');
    return {
      isGood:
        slow.length === 0 && verified.status === 'exact' && verified.isTruth && verified.broken.length === 0,
      summary:
        `${text}; ${verified.status}, ${verified.lost} lost, ${verified.doubled} doubled, ${lawsText(verified)}` +
        (slow.length === 0 ? '' : `; too slow: ${slow.join(', ')}`),
    };
  } finally {
    await Promise.all(processes.map((one) => one.kill()));
    await engines.stop();
  }
};
