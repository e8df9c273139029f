import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openRegistry } from '@chuli/registry';
import { Random } from '@chuli/simulator';
import { openTape } from '@chuli/tape';
import { type DrillProcess, quantile, waitUntil } from '@chuli/harness';
import { type Drill } from './drill.ts';
import { startDrillEngines } from './engines.ts';
import { DAY, type Simulated, truthOf } from './plan.ts';
import { askHealth, startIngestProcess, startLiveProcess } from './processes.ts';
import { type Stage, leaderOf, untilReady } from './stage.ts';
import { STRIKES, type Strike } from './strikes.ts';
import { lawsText, verifyDay } from './verify.ts';

const OPENS = 11 * 60;
const SESSION_MINUTES = { small: 20, full: 240 };
/** About what a strike takes with the pause before it: the session is played so slowly that it outlasts them. */
const STRIKE_SECONDS = 3.6;
/** From the close until the day is exact. */
const LONGEST_SETTLE_MS = 180_000;
const TIMES = { small: 2, full: 30 };

const orderOf = (times: number, random: Random): Strike[] =>
  STRIKES.flatMap((strike) =>
    Array.from({ length: Math.ceil(times * strike.share) }, () => ({ strike, place: random.next() })),
  )
    .toSorted((a, b) => a.place - b.place)
    .map(({ strike }) => strike);

const dayPlan = (seed: number, minutes: number, strikes: number): Simulated => ({
  kind: 'simulated',
  day: DAY,
  seed,
  stocks: 100,
  trades: 150 * minutes,
  closesAt: OPENS + minutes,
  bursts: [],
  speed: Math.max(1, Math.floor((minutes * 60) / (strikes * STRIKE_SECONDS))),
});

/** Strikes that were quicker than thought leave the rest of the session to be played after them. */
const sessionMs = ({ closesAt, speed }: Simulated): number => ((closesAt - OPENS) * 60_000) / speed;

type Wounds = { readonly ms: Map<string, number[]>; duringSession: number };

const strikeAll = async (stage: Stage, order: readonly Strike[], random: Random): Promise<Wounds> => {
  const wounds: Wounds = { ms: new Map(STRIKES.map(({ name }) => [name, []])), duringSession: 0 };
  for (const { name, run } of order) {
    await delay(random.whole(100, 1_500));
    const leader = await leaderOf(stage.feeds);
    const health = leader === null ? null : await askHealth(leader);
    if (health?.stage === 'reading') wounds.duringSession += 1;
    const began = performance.now();
    const ms = await run(stage, random);
    wounds.ms.get(name)?.push(ms);
    const whole = performance.now() - began;
    console.log(
      `  ${name.padEnd(11)} ready again after ${ms.toFixed(0)} ms (${whole.toFixed(0)} ms with what was done)`,
    );
  }
  return wounds;
};

const runSession = async (stage: Stage, plan: Simulated, order: readonly Strike[], seed: number) => {
  const { place, feeds } = stage;
  await untilReady(stage);
  const wounds = await strikeAll(stage, order, new Random(seed, 'kill'));
  await waitUntil(
    async () => {
      const leader = await leaderOf(feeds);
      return leader !== null && (await askHealth(leader))?.stage === 'finished';
    },
    'the day to be settled',
    sessionMs(plan) + LONGEST_SETTLE_MS,
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

const textOf = ({ ms }: Wounds): string =>
  STRIKES.map(({ name }) => {
    const all = ms.get(name) ?? [];
    return `${name} ${all.length} × ≤ ${Math.max(0, ...all).toFixed(0)} ms`;
  }).join(', ');

/** Strikes every process and engine of a running session; afterwards nothing may be lost, doubled or inexact. */
export const drill: Drill = async ({ isFull, seed, times = isFull ? TIMES.full : TIMES.small }) => {
  const engines = await startDrillEngines();
  const processes: DrillProcess[] = [];
  try {
    const order = orderOf(times, new Random(seed, 'order'));
    const plan = dayPlan(seed, SESSION_MINUTES[isFull ? 'full' : 'small'], order.length);
    const place = await engines.place('kill');
    const live = await startLiveProcess(place);
    processes.push(live);
    for (const name of ['one', 'two']) {
      processes.push(await startIngestProcess(plan, place, path.join(engines.dir, name)));
    }
    const stage: Stage = { engines, live, feeds: processes.slice(1), place };
    const { wounds, verified } = await runSession(stage, plan, order, seed);
    const slow = STRIKES.filter(
      ({ name, allowedMs }) => quantile(wounds.ms.get(name) ?? [], 0.95) > allowedMs,
    );
    return {
      isGood:
        slow.length === 0 && verified.status === 'exact' && verified.isTruth && verified.broken.length === 0,
      summary:
        `${textOf(wounds)}; ${wounds.duringSession} of ${order.length} while it traded; ` +
        `${verified.status}, ${verified.lost} lost, ${verified.doubled} doubled, ${lawsText(verified)}` +
        (slow.length === 0 ? '' : `; too slow: ${slow.map(({ name }) => name).join(', ')}`),
    };
  } finally {
    await Promise.all(processes.map((one) => one.kill()));
    await engines.stop();
  }
};
