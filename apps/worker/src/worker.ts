import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@chuli/kernel';
import { type Lease, acquireLease, releaseLease, renewLease } from '@chuli/registry';
import { dataMark } from '@chuli/tape';
import type { Logger } from 'pino';
import { type Follower, openFollower } from './follow.ts';
import type { Engines } from './market/load-market.ts';

/** An engine that was away is looked for sooner than new bars are. */
const AWAY_MS = 2_000;

const pauseAfter = (error: unknown, pollMs: number): number =>
  error instanceof AppError && error.code === 'engine.unavailable' ? Math.min(pollMs, AWAY_MS) : pollMs;

/** The lease under which signals are written, by a worker or by a person's command. */
export const SIGNALS_LEASE = 'signals';

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
 * A pass is longer than a lease, so the lease is renewed beside it; a holder that stood still and lost it makes nothing
 * visible any more (docs/adr/0022).
 */
export const startWorker = ({ tape, registry, logger, holder, pollMs, leaseMs, ...given }: Needs): Worker => {
  const follower = given.follower ?? openFollower({ tape, registry });
  let lease: Lease | null = null;
  let state: WorkerState = { role: 'stand-by', mark: null, trouble: null };
  /** What was up to date in an earlier term may have been half changed by another holder since. */
  let markedIn = 0;
  const stopping = new AbortController();

  const hold = async (): Promise<Lease | null> => {
    if (lease !== null && !(await renewLease(registry, lease, leaseMs))) lease = null;
    lease ??= await acquireLease(registry, { source: SIGNALS_LEASE, holder, lifeMs: leaseMs });
    return lease;
  };

  const pass = async (held: Lease): Promise<void> => {
    const fence = { term: held.term, isHeld: () => renewLease(registry, held, leaseMs) };
    const renewing = setInterval(() => void hold().catch(() => undefined), leaseMs / 3);
    const started = performance.now();
    try {
      const what = await follower.catchUp({ fence, stopping: stopping.signal });
      await given.afterPass?.();
      logger.info({ what, ms: Math.round(performance.now() - started) }, 'signals are up to date');
    } finally {
      clearInterval(renewing);
    }
  };

  const look = async (): Promise<void> => {
    const held = await hold();
    state = { ...state, role: held === null ? 'stand-by' : 'leader', trouble: null };
    if (held === null) return;
    const mark = await dataMark(tape);
    if (mark === state.mark && held.term === markedIn) return;
    await pass(held);
    state = { ...state, mark };
    markedIn = held.term;
  };

  const tell = (error: unknown): void => {
    if (stopping.signal.aborted) return;
    state = { ...state, trouble: error instanceof Error ? error.message : String(error) };
    logger.error({ err: error }, 'the pass failed and is tried again');
  };

  const running = (async () => {
    while (!stopping.signal.aborted) {
      const pauseMs = await look().then(
        () => pollMs,
        (error: unknown) => {
          tell(error);
          return pauseAfter(error, pollMs);
        },
      );
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
