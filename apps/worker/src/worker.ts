import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@chuli/kernel';
import { type Lease, renewLease } from '@chuli/registry/live';
import { dataMark } from '@chuli/tape/market';
import { inOwnTrace } from '@chuli/telemetry';
import type { Logger } from 'pino';
import { type ActionKeeper, factorsMark } from './actions/keep-actions.ts';
import { type Follower, openFollower } from './follow.ts';
import { keepLease } from './keep-lease.ts';
import type { Engines } from './market/load-market.ts';
import { settledMarket } from './market/settled-market.ts';
import { type PassWatch, UNWATCHED } from './watch/pass-watch.ts';

/** An engine that was away is looked for sooner than new bars are. */
const AWAY_MS = 2_000;

const pauseAfter = (error: unknown, pollMs: number): number =>
  error instanceof AppError && error.code === 'engine.unavailable' ? Math.min(pollMs, AWAY_MS) : pollMs;

/** The lease under which signals are written, by a worker or by a person's command. */
export const SIGNALS_LEASE = 'signals';

export type WorkerState = {
  readonly role: 'leader' | 'stand-by';
  /** Of the lease under which it leads; null where it stands by. */
  readonly term: number | null;
  /** Of the bars and factors that the stored signals were computed from; null before the first pass. */
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
  /** Brings up what signals are computed from beside the bars: the factors across ex-dates. Says what is in force. */
  actions?: ActionKeeper;
  /** What follows from signals that were just brought up to date; where it fails, the pass is not done. */
  afterPass?: () => Promise<void>;
  watch?: PassWatch;
};

type Looking = { tell: (error: unknown) => void; pollMs: number; signal: AbortSignal };

/** Looks until it is stopped, after a failure in its own time. */
const lookUntilStopped = async (
  look: () => Promise<void>,
  { tell, pollMs, signal }: Looking,
): Promise<void> => {
  while (!signal.aborted) {
    const pauseMs = await look().then(
      () => pollMs,
      (error: unknown) => {
        tell(error);
        return pauseAfter(error, pollMs);
      },
    );
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
};

/** Does something again and again until a piece of work has ended. */
const meanwhile = async (again: () => void, everyMs: number, work: Promise<void>): Promise<void> => {
  const repeating = setInterval(again, everyMs);
  await work.finally(() => clearInterval(repeating));
};

/**
 * One of any number of copies computes the signals, the others stand by: the lease passes on when the holder is gone.
 * A pass is longer than a lease, so the lease is renewed beside it; a holder that stood still and lost it makes nothing
 * visible any more (docs/adr/0022).
 */
export const startWorker = ({ tape, registry, logger, holder, pollMs, leaseMs, ...given }: Needs): Worker => {
  const stopping = new AbortController();
  const load = () => settledMarket({ tape, registry }, given.actions, stopping.signal);
  const { watch = UNWATCHED } = given;
  const follower = given.follower ?? openFollower({ tape, registry }, load);
  const { hold, term, release } = keepLease(registry, { source: SIGNALS_LEASE, holder, lifeMs: leaseMs });
  let state: Omit<WorkerState, 'role' | 'term'> = { mark: null, trouble: null };
  /** What was up to date in an earlier term may have been half changed by another holder since. */
  let markedIn = 0;

  /** How long it took. */
  const pass = async (held: Lease): Promise<number> => {
    const fence = { term: held.term, isHeld: () => renewLease(registry, held, leaseMs) };
    const started = performance.now();
    const what = await inOwnTrace('signals', {}, () =>
      follower.catchUp({ fence, stopping: stopping.signal }),
    );
    await given.afterPass?.();
    const ms = Math.round(performance.now() - started);
    logger.info({ what, ms }, 'signals are up to date');
    return ms;
  };

  /** Factors come before the signals: on an ex-date nobody is told of a fall that is none. */
  const bringUp = async (held: Lease): Promise<void> => {
    await given.actions?.bringUp(stopping.signal);
    const mark = `${await dataMark(tape)} ${await factorsMark(registry)}`;
    if (mark === state.mark && held.term === markedIn) return watch.done(null);
    const ms = await pass(held);
    watch.done(ms);
    state = { ...state, mark };
    markedIn = held.term;
  };

  const look = async (): Promise<void> => {
    const held = await hold();
    state = { ...state, trouble: null };
    if (held === null) return watch.standsBy();
    watch.does();
    await meanwhile(() => void hold().catch(() => undefined), leaseMs / 3, bringUp(held));
  };

  const tell = (error: unknown): void => {
    if (stopping.signal.aborted) return;
    watch.failed();
    state = { ...state, trouble: error instanceof Error ? error.message : String(error) };
    logger.error({ err: error }, 'the pass failed and is tried again');
  };

  const running = (async () => {
    await lookUntilStopped(look, { tell, pollMs, signal: stopping.signal });
    await release();
  })();

  return {
    state: () => ({ role: term() === null ? 'stand-by' : 'leader', term: term(), ...state }),
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
