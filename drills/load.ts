import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tradingDate } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { type DrillProcess, quantile, waitUntil } from '@chuli/harness';
import { type Drill } from './drill.ts';
import { type DrillEngines, startDrillEngines } from './engines.ts';
import { type Lag, gaugeOf, readLags } from './lags.ts';
import { DAY, type Plan, truthOf } from './plan.ts';
import { askHealth, startIngestProcess } from './processes.ts';
import { type Verification, lawsText, verifyDay } from './verify.ts';

const ALLOWED_QUEUE_MS = 5_000;
/** A record day had 222,660 trades in four hours; ten of them are 155 a second. */
const MEAN_PER_SECOND = 155;
/**
 * The target is that of the full size. In five seconds beside whatever else a machine does one stall is the
 * p99: the small size looks for a feed that falls behind or loses something.
 */
const SIZES = {
  full: { lasts: 240, burst: 60, perSecond: 3_000, p99Ms: 250 },
  small: { lasts: 15, burst: 5, perSecond: 1_000, p99Ms: 2_000 },
};
type Size = (typeof SIZES)['full'];
const SPEED = 60;
const SETTLE_MS = 120_000;
/** Looking costs the feed something too. */
const LOOK_MS = 500;
const OPENS = 11 * 60;
/** The largest day of the archive. */
const LARGEST_DAY = tradingDate('2024-07-17');

/** Minutes of the session are seconds of the drill. */
const burstPlan = (seed: number, { lasts, burst, perSecond }: Size): Plan => ({
  kind: 'simulated',
  day: DAY,
  seed,
  stocks: 300,
  trades: MEAN_PER_SECOND * lasts,
  closesAt: OPENS + lasts,
  bursts: [{ from: OPENS + 5, seconds: burst * SPEED, perSecond: perSecond / SPEED }],
  speed: SPEED,
});

type Outcome = { isGood: boolean; text: string };

/** The longest time for which something waited for the log. */
const watchQueue = async (feed: DrillProcess, isOver: () => boolean): Promise<number> => {
  let [longest, since] = [0, 0];
  while (!isOver()) {
    const queued = await gaugeOf(feed, 'chuli_ingest_outbox_queued').catch(() => 0);
    if (queued === 0) since = 0;
    else since ||= performance.now();
    longest = Math.max(longest, since === 0 ? 0 : performance.now() - since);
    await delay(LOOK_MS);
  }
  return longest;
};

const isLate = (message: unknown): message is { late: number[] } =>
  typeof message === 'object' && message !== null && 'late' in message;

const lagText = (lag: Lag | undefined): string =>
  `p99 ≤ ${lag?.p99 ?? Infinity}, longest ≤ ${lag?.longest ?? Infinity} ms`;

type Measured = {
  readonly word: string;
  readonly allowedP99Ms: number;
  readonly trades: number;
  readonly lags: Map<string, Lag>;
  /** How much later than due the source gave a trade, 99 of 100. */
  readonly dueP99: number;
  readonly queueMs: number;
  readonly cpuSeconds: number;
  readonly verified: Verification;
};

const judgeLoad = (measured: Measured): Outcome => {
  const { word, allowedP99Ms, trades, lags, dueP99, queueMs, cpuSeconds, verified } = measured;
  const none: Lag = { count: 0, p99: Infinity, longest: Infinity };
  const [toTape, toFold] = [lags.get('tape') ?? none, lags.get('fold') ?? none];
  const p99 = dueP99 + Math.max(toTape.p99, toFold.p99);
  console.log(
    `${word}: ${trades} trades, given ${dueP99.toFixed(0)} ms after due (p99), load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(
    `  the feed used ${((cpuSeconds * 1_000) / trades).toFixed(2)} ms of CPU a trade, its start included`,
  );
  for (const stage of ['log', 'fold', 'tape'])
    console.log(`  source → ${stage}: ${lagText(lags.get(stage))}`);
  console.log(
    `  longest without an empty queue ${queueMs.toFixed(0)} ms; ${verified.status}; ${lawsText(verified)}`,
  );
  const isWhole = verified.status === 'exact' && verified.isTruth && verified.broken.length === 0;
  return {
    isGood: isWhole && p99 <= allowedP99Ms && toTape.longest <= ALLOWED_QUEUE_MS,
    text:
      `${word} ${trades} trades ${verified.status}, ${verified.lost} lost, ${verified.doubled} doubled, ` +
      `${lawsText(verified)}, lag p99 ≤ ${p99.toFixed(0)} of ${allowedP99Ms} ms, longest ≤ ${toTape.longest} ms`,
  };
};

const hasStage = async (feed: DrillProcess, stages: readonly string[]): Promise<boolean> =>
  stages.includes((await askHealth(feed))?.stage ?? '');

type LoadDay = {
  readonly word: string;
  readonly plan: Plan;
  readonly allowedP99Ms: number;
  readonly patienceMs: number;
};

const runDay = async (
  engines: DrillEngines,
  { word, plan, allowedP99Ms, patienceMs }: LoadDay,
): Promise<Outcome> => {
  const place = await engines.place(word);
  const registry = openRegistry(place.registryUrl, 2);
  const tape = openTape({ ...place.tape, maxSeconds: 50 });
  const truth = await truthOf(plan);
  const feed = await startIngestProcess(plan, place, path.join(engines.dir, word));
  let isOver = false;
  const watching = watchQueue(feed, () => isOver);
  try {
    await waitUntil(() => hasStage(feed, ['closing', 'finished']), 'the session to end', patienceMs, LOOK_MS);
    const lags = await readLags(feed);
    const cpuSeconds = await gaugeOf(feed, 'process_cpu_seconds_total');
    isOver = true;
    const queueMs = await watching;
    await waitUntil(() => hasStage(feed, ['finished']), 'the end of the day', SETTLE_MS);
    const dueP99 = quantile(feed.told.find(isLate)?.late ?? [], 0.99);
    const verified = await verifyDay({ registry, tape }, plan.day, truth);
    return judgeLoad({
      word,
      allowedP99Ms,
      trades: truth.length,
      lags,
      dueP99,
      queueMs,
      cpuSeconds,
      verified,
    });
  } finally {
    isOver = true;
    await feed.kill();
    await registry.destroy();
    await tape.close();
  }
};

/** The largest real day at sixty times its speed, and a burst of ten record days. */
export const drill: Drill = async ({ isFull, seed, archive }) => {
  const engines = await startDrillEngines();
  const size = isFull ? SIZES.full : SIZES.small;
  const days: LoadDay[] = [
    {
      word: 'burst',
      plan: burstPlan(seed, size),
      allowedP99Ms: size.p99Ms,
      patienceMs: isFull ? 400_000 : 90_000,
    },
  ];
  if (isFull && archive !== null) {
    const plan: Plan = { kind: 'archive', day: LARGEST_DAY, folder: archive, speed: SPEED };
    days.push({ word: 'archive', plan, allowedP99Ms: size.p99Ms, patienceMs: 600_000 });
  }
  try {
    const outcomes: Outcome[] = [];
    for (const day of days) outcomes.push(await runDay(engines, day));
    return {
      isGood: outcomes.every(({ isGood }) => isGood),
      summary: outcomes.map(({ text }) => text).join('; '),
    };
  } finally {
    await engines.stop();
  }
};
