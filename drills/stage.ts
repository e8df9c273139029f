import { setTimeout as delay } from 'node:timers/promises';
import { openTape } from '@chuli/tape';
import type { DrillProcess } from '@chuli/harness';
import type { DrillEngines, Place } from './engines.ts';
import { askHealth } from './processes.ts';

const PATIENCE_MS = 60_000;
const ASK_EVERY_MS = 50;

/** Everything of a running session that can be struck. */
export type Stage = {
  readonly engines: DrillEngines;
  /** One leads, the other stands by. */
  readonly feeds: readonly DrillProcess[];
  readonly live: DrillProcess;
  readonly place: Place;
};

export const leaderOf = async (feeds: readonly DrillProcess[]): Promise<DrillProcess | null> => {
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

/** What is still missing: a leader at work, a gateway that may be sent listeners, a tape that answers. */
const missingIn = async (stage: Stage): Promise<string[]> => [
  ...((await isLed(stage)) ? [] : ['a leader']),
  ...((await isLiveReady(stage)) ? [] : ['the gateway']),
  ...((await isTapeReady(stage)) ? [] : ['the tape']),
];

/** The milliseconds until nothing was missing. */
export const untilReady = async (stage: Stage): Promise<number> => {
  const started = performance.now();
  for (;;) {
    const missing = await missingIn(stage);
    if (missing.length === 0) return performance.now() - started;
    if (performance.now() - started > PATIENCE_MS)
      throw new Error(`not within ${PATIENCE_MS} ms: ${missing.join(', ')}`);
    await delay(ASK_EVERY_MS);
  }
};
