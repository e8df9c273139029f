import { setTimeout as sleep } from 'node:timers/promises';
import { type Log, type LogAddress, openLog } from '@chuli/bus';
import type { Feature } from '@chuli/contracts';
import type { Clock, TradingDate } from '@chuli/kernel';
import { type Lease, acquireLease, releaseLease, renewLease } from '@chuli/registry/live';
import { signalsPassedTo } from '@chuli/tape/signal';
import type { Logger } from 'pino';
import type { Engines } from '../market/load-market.ts';
import { AlertWork } from './alert-work.ts';
import { type AlertWatch, UNWATCHED } from '../watch/pass-watch.ts';
import { createRecorder } from './recorder.ts';
import type { ScanJudge } from './scan-judge.ts';

type Needs = Engines & {
  /** Null where bars are not followed while they form: alerts are then judged at closes. */
  readonly log: LogAddress | null;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly holder: string;
  /** Held by everyone, on a developer's machine. */
  readonly freeFeatures: readonly Feature[];
  /** Null where no scan can be judged yet. */
  readonly scans: ScanJudge | null;
  /** The last session whose bars and signals are final. */
  readonly passedTo?: () => Promise<TradingDate | null>;
  readonly lookMs?: number;
  /** Something is to be sent. */
  readonly onTold?: () => void;
  readonly watch?: AlertWatch;
};

/** One copy judges, the others stand by: so long after it is gone another begins. */
const LEASE = 'alerts';
const LEASE_MS = 10_000;
const LOOK_MS = 1_000;
/** A log that does not answer by then is waited for beside the work. */
const LOG_WITHIN_MS = 5_000;

type OpenedLog = { current: () => Log | null; isTried: Promise<unknown>; close: () => Promise<void> };

const openInBackground = (address: LogAddress | null, onTrouble: (error: unknown) => void): OpenedLog => {
  let log: Log | null = null;
  const opening =
    address === null
      ? Promise.resolve()
      : openLog({ ...address, role: 'judge', clientName: 'alerts', onTrouble }).then(
          (opened) => void (log = opened),
          onTrouble,
        );
  return {
    current: () => log,
    isTried: Promise.race([opening, sleep(LOG_WITHIN_MS)]),
    close: async () => {
      await log?.close();
    },
  };
};

/**
 * Judges alerts for as long as the process lives: on the closed bars of every session that has ended, in their order, and
 * along the log of the running one. What it knows is read anew whenever anything of that is in doubt.
 */
export const startAlerts = (needs: Needs): { stop: () => Promise<void> } => {
  const { tape, registry, logger, clock, holder, freeFeatures, scans } = needs;
  const { lookMs = LOOK_MS, watch = UNWATCHED } = needs;
  const stopping = new AbortController();
  const onTold = (told: number): void => {
    logger.info({ told }, 'alerts were told');
    needs.onTold?.();
  };
  const log = openInBackground(needs.log, (error) =>
    logger.warn({ err: error }, 'alerts do not follow the log'),
  );
  let lease: Lease | null = null;
  const isHeld = async (): Promise<boolean> =>
    lease !== null && (await renewLease(registry, lease, LEASE_MS));
  const work = new AlertWork({
    tape,
    registry,
    logger,
    clock,
    scans,
    recorder: createRecorder({ registry, clock, freeFeatures, onTold }),
    passedTo: needs.passedTo ?? (() => signalsPassedTo(tape)),
    log: log.current,
    isHeld,
    lookMs,
    watch,
    stopping: stopping.signal,
  });

  /** The lease is renewed beside the work, which may take longer than it lasts. */
  const lead = async (): Promise<void> => {
    lease = await acquireLease(registry, { source: LEASE, holder, lifeMs: LEASE_MS });
    if (lease === null) return watch.standsBy();
    watch.does();
    const renewing = setInterval(() => void isHeld().catch(() => undefined), LEASE_MS / 3);
    await work.judge().finally(() => clearInterval(renewing));
  };

  const running = (async () => {
    await log.isTried;
    while (!stopping.signal.aborted) {
      await lead().catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        watch.failed();
        logger.error({ err: error }, 'alerts are judged from the beginning');
      });
      await sleep(lookMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    if (lease !== null) await releaseLease(registry, lease);
    await log.close();
  })();

  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
