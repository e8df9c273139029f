import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openLog } from '@chuli/bus';
import { openRegistry } from '@chuli/registry';
import { hashTrades } from '@chuli/session';
import { Random } from '@chuli/simulator';
import { openTape } from '@chuli/tape';
import { type DrillProcess, waitUntil } from '@chuli/harness';
import type { Drill, DrillResult } from './drill.ts';
import { type DrillEngines, startDrillEngines } from './engines.ts';
import { type Cluster, logVariables, startCluster } from './log-cluster.ts';
import { followAsLive } from './log-follower.ts';
import { tryRights } from './log-rights.ts';
import { SERVER_STRIKES, strikeServer } from './log-strikes.ts';
import { isSynced } from './log-watch.ts';
import { DAY, type Simulated, truthOf } from './plan.ts';
import { askHealth, startIngestProcess, startLiveProcess } from './processes.ts';
import { type Stage, leaderOf, untilReady } from './stage.ts';
import { type Verification, lawsText, verifyDay } from './verify.ts';

const OPENS = 11 * 60;
const MINUTES = 20;
/** What a strike takes with the pause before it, on a machine that does other things besides. */
const STRIKE_SECONDS = 10;
const SETTLE_MS = 120_000;
/** An answer that never comes is waited for so long, then another server is asked. */
const ALLOWED_MS = 12_000;
/** The leader, and one that is not. */
const FEWEST = 2;
const TIMES = { small: 1, full: 5 };

const dayPlan = (seed: number, strikes: number): Simulated => ({
  kind: 'simulated',
  day: DAY,
  seed,
  stocks: 100,
  trades: 3_000,
  closesAt: OPENS + MINUTES,
  bursts: [],
  speed: Math.max(1, Math.floor((MINUTES * 60) / (strikes * STRIKE_SECONDS))),
});

type Wounds = { readonly goesOnMs: number[]; readonly wholeMs: number[] };

const isReading = async (stage: Stage): Promise<boolean> => {
  await untilReady(stage);
  const leader = await leaderOf(stage.feeds);
  return leader !== null && (await askHealth(leader))?.stage === 'reading';
};

/** Only while it trades: on a machine that is slow today the last ones would come too late to say anything. */
const strikeAll = async (stage: Stage, cluster: Cluster, times: number, random: Random): Promise<Wounds> => {
  const wounds: Wounds = { goesOnMs: [], wholeMs: [] };
  for (const strike of Array.from({ length: times }, () => SERVER_STRIKES).flat()) {
    await delay(random.whole(200, 1_000));
    if (!(await isReading(stage))) {
      console.log(`  ${strike.name.padEnd(12)} left out: the session is over`);
      continue;
    }
    const { goesOnMs, wholeMs } = await strikeServer(strike, cluster);
    wounds.goesOnMs.push(goesOnMs);
    wounds.wholeMs.push(wholeMs);
    console.log(
      `  ${strike.name.padEnd(12)} the log grows again after ${goesOnMs.toFixed(0)} ms, ` +
        `all copies alike ${wholeMs.toFixed(0)} ms after its return`,
    );
  }
  return wounds;
};

const untilSettled = (stage: Stage, plan: Simulated): Promise<number> =>
  waitUntil(
    async () => {
      const leader = await leaderOf(stage.feeds);
      return leader !== null && (await askHealth(leader))?.stage === 'finished';
    },
    'the day to be settled',
    ((plan.closesAt - OPENS) * 60_000) / plan.speed + SETTLE_MS,
  );

/** The trades that the gateway tells a visitor of. */
const tradesOfGateway = async ({ live }: Stage): Promise<number> => {
  const leaving = new AbortController();
  const reply = await fetch(`${live.address}/live/stream?channel=market`, { signal: leaving.signal });
  let text = '';
  try {
    for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const trades = /"turnover":\d+,"volume":\d+,"trades":(\d+)/.exec(text)?.[1];
      if (trades !== undefined) return Number(trades);
    }
  } finally {
    leaving.abort();
  }
  return 0;
};

const startStage = async (
  engines: DrillEngines,
  cluster: Cluster,
  plan: Simulated,
  processes: DrillProcess[],
): Promise<Stage> => {
  const place = { ...(await engines.place('log')), log: cluster.address('publisher') };
  const live = await startLiveProcess(place, logVariables(cluster, 'reader'));
  processes.push(live);
  const feeds: DrillProcess[] = [];
  for (const name of ['feed-one', 'feed-two']) {
    const feed = await startIngestProcess(plan, place, path.join(engines.dir, name));
    processes.push(feed);
    feeds.push(feed);
  }
  const stage: Stage = { engines, live, feeds, place };
  await untilReady(stage);
  return stage;
};

/** As an installation that grew from one server: the feed has to bring its stream up to the copies that are set. */
const beginWithOneCopy = async (cluster: Cluster): Promise<void> => {
  const log = await openLog({ ...cluster.address('publisher'), replicas: 1 });
  await log.close();
};

/** What a gateway makes of the log that starts now. */
const foldAgain = async (cluster: Cluster, { day }: Simulated) => {
  const fresh = await followAsLive(cluster.address('reader'));
  try {
    return await fresh.hashes(day);
  } finally {
    await fresh.stop();
  }
};

const runSession = async (stage: Stage, cluster: Cluster, plan: Simulated, times: number, seed: number) => {
  const follower = await followAsLive(cluster.address('reader'));
  try {
    const wounds = await strikeAll(stage, cluster, times, new Random(seed, 'log'));
    await untilSettled(stage, plan);
    const rights = await tryRights(cluster);
    const truth = await truthOf(plan);
    const lived = await follower.hashes(plan.day);
    const isSame =
      lived.state === (await foldAgain(cluster, plan)).state && lived.trades === hashTrades(truth);
    return { wounds, rights, truth, isSame, gaps: follower.gaps, told: await tradesOfGateway(stage) };
  } finally {
    await follower.stop();
  }
};

const verify = async ({ place }: Stage, plan: Simulated, truth: Awaited<ReturnType<typeof truthOf>>) => {
  const registry = openRegistry(place.registryUrl, 2);
  const tape = openTape(place.tape);
  try {
    return await verifyDay({ registry, tape }, plan.day, truth);
  } finally {
    await registry.destroy();
    await tape.close();
  }
};

type Outcome = Awaited<ReturnType<typeof runSession>> & {
  readonly verified: Verification;
  readonly version: string;
  readonly isOnDisk: boolean;
};

const diskText = (isOnDisk: boolean): string =>
  isOnDisk ? 'each message on disk before its answer' : 'ANSWERS BEFORE A MESSAGE IS ON DISK';

const worst = (times: readonly number[]): number => Math.max(0, ...times);

const judge = ({ wounds, rights, truth, isSame, gaps, told, ...outcome }: Outcome): DrillResult => {
  const { verified, version, isOnDisk } = outcome;
  const { goesOnMs, wholeMs } = wounds;
  const isStruck = goesOnMs.length >= FEWEST && worst(goesOnMs) <= ALLOWED_MS;
  const isExact = verified.status === 'exact' && verified.isTruth && verified.broken.length === 0;
  const isTold = told === truth.length && isSame && gaps.length === 0;
  return {
    isGood: isStruck && isExact && isTold && rights.open.length === 0,
    summary: [
      `${goesOnMs.length} servers lost while it traded, the log grows again ≤ ${worst(goesOnMs).toFixed(0)} ms, ` +
        `all copies alike ≤ ${worst(wholeMs).toFixed(0)} ms after a return`,
      `${verified.status}, ${verified.lost} lost, ${verified.doubled} doubled, ${lawsText(verified)}`,
      `the gateway tells ${told} of ${truth.length} trades, ${isSame ? 'the same hash' : 'ANOTHER HASH'}, ${gaps.length} gaps`,
      `${rights.tried - rights.open.length} of ${rights.tried} attempts refused`,
      `nats-server ${version}, ${diskText(isOnDisk)}`,
    ].join('; '),
  };
};

/** Three servers with passwords, TLS and three copies carry a session while one after the other is lost. */
export const drill: Drill = async ({ isFull, seed, times = isFull ? TIMES.full : TIMES.small }) => {
  const engines = await startDrillEngines();
  const processes: DrillProcess[] = [];
  let cluster: Cluster | null = null;
  try {
    cluster = await startCluster(engines.dir);
    await beginWithOneCopy(cluster);
    const plan = dayPlan(seed, times * SERVER_STRIKES.length);
    const stage = await startStage(engines, cluster, plan, processes);
    const isOnDisk = await isSynced(cluster);
    console.log(`nats-server ${cluster.version} three times, ${diskText(isOnDisk)}`);
    const session = await runSession(stage, cluster, plan, times, seed);
    const verified = await verify(stage, plan, session.truth);
    return judge({ ...session, verified, version: cluster.version, isOnDisk });
  } finally {
    await Promise.all(processes.map((one) => one.kill()));
    await cluster?.stop();
    await engines.stop();
  }
};
