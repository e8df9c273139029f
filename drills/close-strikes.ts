import { setTimeout as delay } from 'node:timers/promises';
import { END_OF_DAY_STEPS, type EndOfDayStep } from '@chuli/ingest';
import type { Registry } from '@chuli/registry';
import { findTradingSession } from '@chuli/registry/live';
import type { TradingDate } from '@chuli/kernel';
import { waitUntil } from '@chuli/harness';
import { type CloseFeed, type CloseFeeds, type EngineName, GO } from './close-feeds.ts';
import { LEASE_MS } from './close-plan.ts';
import { askHealth } from './processes.ts';
import type { WayFault } from './way.ts';

const PATIENCE_MS = 60_000;

export type Stage = { readonly feeds: CloseFeeds; readonly registry: Registry };

/** What is done to the leader that has just done a step of the end of a day. */
type Blow = (stage: Stage, victim: CloseFeed, day: TradingDate) => Promise<void>;

const isExact = async ({ registry }: Stage, day: TradingDate): Promise<boolean> =>
  (await findTradingSession(registry, day))?.status === 'exact';

const hasFinished = async (feed: CloseFeed, day: TradingDate): Promise<boolean> => {
  const health = await askHealth(feed);
  return health?.role === 'leader' && health.day === day && health.stage === 'finished';
};

/** Stands still until the other has finished the day, and then goes on with what it was about to do. */
const stop: Blow = async ({ feeds }, victim, day) => {
  const others = feeds.all.filter((feed) => feed !== victim);
  victim.signal('SIGSTOP');
  try {
    victim.tell(GO);
    const isDone = async () =>
      (await Promise.all(others.map((feed) => hasFinished(feed, day)))).includes(true);
    await waitUntil(isDone, `the other to finish ${day}`, PATIENCE_MS);
  } finally {
    victim.signal('SIGCONT');
  }
  const isAtRest = async () => {
    const health = await askHealth(victim);
    return health !== null && health.stage !== 'closing';
  };
  await waitUntil(isAtRest, 'the stopped one to notice', PATIENCE_MS);
};

const kill: Blow = async (_stage, victim) => {
  await victim.kill();
  victim.start();
};

/** Cut off from one engine for longer than a lease lasts. */
const cut =
  (engine: EngineName, fault: WayFault): Blow =>
  async (_stage, victim) => {
    await victim.ways[engine].become(fault);
    try {
      victim.tell(GO);
      await delay(1.5 * LEASE_MS);
    } finally {
      await victim.ways[engine].become('open');
    }
  };

const OTHERS: readonly (readonly [name: string, blow: Blow])[] = [
  ['killed', kill],
  ...(['clickhouse', 'postgres', 'nats'] as const).flatMap((engine) =>
    (['refused', 'silent'] as const).map((fault) => [`${engine} ${fault}`, cut(engine, fault)] as const),
  ),
];

export type CloseStrike = { readonly name: string; readonly step: EndOfDayStep; readonly blow: Blow };

/** Stopped at every step; then every other blow at the next step in turn, until after enough rounds each met each. */
export const closeStrikes = (count: number): CloseStrike[] => {
  const strikes: CloseStrike[] = [];
  for (let round = 0; strikes.length < count; round += 1) {
    for (const step of END_OF_DAY_STEPS) strikes.push({ name: 'stopped', step, blow: stop });
    for (const [index, [name, blow]] of OTHERS.entries()) {
      const step = END_OF_DAY_STEPS[(index * 3 + round + 2) % END_OF_DAY_STEPS.length];
      if (step !== undefined) strikes.push({ name, step, blow });
    }
  }
  return strikes.slice(0, count);
};

const rolesOf = async ({ feeds }: Stage): Promise<string[]> =>
  (await Promise.all(feeds.all.map(askHealth))).map((health) => health?.role ?? 'silent');

/** The day from its beginning until it is exact and one leads, the strike in between; the milliseconds it took. */
export const strikeDay = async (
  stage: Stage,
  day: TradingDate,
  { step, blow }: CloseStrike,
): Promise<number> => {
  const began = performance.now();
  stage.feeds.goTo(day);
  const victim = await stage.feeds.stopNextAt(step);
  await blow(stage, victim, day);
  const isDone = async () => {
    const finished = await Promise.all(stage.feeds.all.map((feed) => hasFinished(feed, day)));
    const roles = await rolesOf(stage);
    return finished.includes(true) && !roles.includes('silent') && (await isExact(stage, day));
  };
  await waitUntil(isDone, `${day} to be exact`, PATIENCE_MS);
  const leaders = (await rolesOf(stage)).filter((role) => role === 'leader').length;
  if (leaders !== 1) throw new Error(`${leaders} leaders after ${day}`);
  return performance.now() - began;
};
