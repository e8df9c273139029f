import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock, kathmanduMinutes } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { acquireLease, releaseLease, sessionsToCheck } from '@chuli/registry/live';
import type { Tape } from '@chuli/tape';
import { sweepLoads } from '@chuli/tape/write';
import type { Logger } from 'pino';
import { type PassWatch, UNWATCHED } from '../watch/pass-watch.ts';
import { checkSessions } from './check-sessions.ts';
import { clearFinished } from './clear-finished.ts';

type Needs = {
  registry: Registry;
  tape: Tape;
  clock: Clock;
  logger: Logger;
  holder: string;
  watch?: PassWatch;
};

const WORK = 'reconcile';
const LOOK_MS = 300_000;
const LONGEST_MS = 600_000;
const HOUR_MS = 3_600_000;
/** What the night before compared is due again. */
const DUE_AFTER_MS = 12 * HOUR_MS;
/** When nobody trades and few read, in minutes from midnight in Kathmandu. */
const NIGHT = { from: 60, to: 5 * 60 };

const isNight = (clock: Clock): boolean => {
  const minutes = kathmanduMinutes(clock());
  return minutes >= NIGHT.from && minutes < NIGHT.to;
};

/**
 * A day that has become exact is compared with itself within minutes, and again every night: whatever changes it
 * afterwards is found. What was left behind of loads and of running sessions is swept along with it.
 */
export const startChecks = ({ registry, tape, clock, logger, holder, watch = UNWATCHED }: Needs) => {
  const stopping = new AbortController();

  const look = async (): Promise<void> => {
    const lease = await acquireLease(registry, { source: WORK, holder, lifeMs: 2 * LONGEST_MS });
    if (lease === null) return watch.standsBy();
    watch.does();
    const started = performance.now();
    try {
      const days = await sessionsToCheck(registry, isNight(clock) ? DUE_AFTER_MS : null);
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(LONGEST_MS)]);
      const checked = await checkSessions({ registry, tape, logger }, days, signal);
      if (checked > 0) logger.info({ checked, due: days.length }, 'exact days were compared');
      watch.done(checked === 0 ? null : performance.now() - started);
      if (!isNight(clock) || signal.aborted) return;
      const swept = { loads: await sweepLoads(tape), running: await clearFinished({ registry, tape }) };
      if (swept.loads + swept.running > 0) logger.info(swept, 'what was left behind is swept');
    } finally {
      await releaseLease(registry, lease);
    }
  };

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => {
        watch.failed();
        logger.error({ err: error }, 'exact days were not compared');
      });
      await sleep(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  return {
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
};
