import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@chuli/kernel';
import { type Lease, acquireLease, releaseLease, renewLease } from '@chuli/registry';
import { dataMark } from '@chuli/tape';
import type { Logger } from 'pino';
import { type Follower, openFollower } from './follow.ts';
import type { Engines } from './market/load-market.ts';

const WORK = 'signals';
/** An engine that was away is looked for sooner than new bars are. */
const AWAY_MS = 2_000;

const pauseAfter = (error: unknown, pollMs: number): number =>
  error instanceof AppError && error.code === 'engine.unavailable' ? Math.min(pollMs, AWAY_MS) : pollMs;

export type WorkerState = {
  readonly role: 'leader' | 'stand-by';
  /** Of the bars that the stored signals were computed from; null before the first pass. */
  readonly mark: string | null;
  readonly trouble: string | null;
};

export type Worker = { state(): WorkerState; stop(): Promise<void> };

type Needs = Engines & {
  logger: Logger;
  holder: string;
  pollMs: number;
  leaseMs: number;
  follower?: Follower;
  /** What follows from signals that were just brought up to date; where it fails, the pass is not done. */
  afterPass?: () => Promise<void>;
};

/**
 * One of any number of copies computes the signals, the others stand by: the lease passes on when the holder is gone.
 * A pass is longer than a lease, so the lease is renewed beside it; two passes at once would do no harm but cost twice.
 */
export const startWorker = ({ tape, registry, logger, holder, pollMs, leaseMs, ...given }: Needs): Worker => {
  const follower = given.follower ?? openFollower({ tape, registry });
  let lease: Lease | null = null;
  let state: WorkerState = { role: 'stand-by', mark: null, trouble: null };
  const stopping = new AbortController();

  const hold = async (): Promise<boolean> => {
    if (lease !== null && !(await renewLease(registry, lease, leaseMs))) lease = null;
    lease ??= await acquireLease(registry, { source: WORK, holder, lifeMs: leaseMs });
    return lease !== null;
  };

  const look = async (): Promise<void> => {
    const isLeader = await hold();
    state = { ...state, role: isLeader ? 'leader' : 'stand-by', trouble: null };
    if (!isLeader) return;
    const mark = await dataMark(tape);
    if (mark === state.mark) return;
    const started = performance.now();
    const renewing = setInterval(() => void hold().catch(() => undefined), leaseMs / 3);
    try {
      const what = await follower.catchUp();
      await given.afterPass?.();
      state = { ...state, mark };
      logger.info({ what, ms: Math.round(performance.now() - started) }, 'signals are up to date');
    } finally {
      clearInterval(renewing);
    }
  };

  const running = (async () => {
    while (!stopping.signal.aborted) {
      let pauseMs = pollMs;
      try {
        await look();
      } catch (error) {
        pauseMs = pauseAfter(error, pollMs);
        state = { ...state, trouble: error instanceof Error ? error.message : String(error) };
        logger.error({ err: error }, 'the pass failed and is tried again');
      }
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    if (lease !== null) await releaseLease(registry, lease);
  })();

  return {
    state: () => state,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
