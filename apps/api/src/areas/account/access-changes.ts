import type { Registry } from '@chuli/registry';
import { readAccessChanges, sweepAccessChanges } from '@chuli/registry/account';
import type { FastifyBaseLogger } from 'fastify';

const EVERY_MS = 1_000;
/** A question that began longer ago than this says nothing of now. */
const TOLD_WITHIN_MS = 5_000;
/** More at once than anybody ends or grants by hand: then everything is looked up anew. */
const MOST = 1_000;
const SWEEP_EVERY = 600;
/** Whoever has not asked for half of it begins anew. */
const SWEPT_AFTER_MS = 3_600_000;

/** Whoever keeps what somebody holds hears here what to forget. */
export type AccessChanges = {
  /** Whether changes are told at the moment. */
  readonly areTold: () => boolean;
  readonly onChange: (forget: Forget) => void;
  /** Asks from now on, once a second; ends by what it gives. */
  readonly follow: (registry: Registry, log: FastifyBaseLogger) => () => void;
};

/** Null is everything. */
type Forget = (id: string | null) => void;

export const createAccessChanges = (watch: () => number = () => performance.now()): AccessChanges => {
  const listeners: Forget[] = [];
  let from: bigint | null = null;
  let askedAt = -Infinity;

  const tell = (id: string | null): void => {
    for (const forget of listeners) forget(id);
  };
  /** A server that was restored has fewer transactions behind it than it had. */
  const ask = async (registry: Registry): Promise<void> => {
    const began = watch();
    const isKnown = began - askedAt < SWEPT_AFTER_MS / 2;
    const found = await readAccessChanges(registry, isKnown ? from : null, MOST);
    if (found.subjects === null || from === null || found.from < from) tell(null);
    else for (const subject of found.subjects) tell(subject);
    [from, askedAt] = [found.from, began];
  };

  return {
    areTold: () => watch() - askedAt < TOLD_WITHIN_MS,
    onChange: (forget) => void listeners.push(forget),
    follow: (registry, log) => {
      let [isAsking, rounds] = [false, 0];
      const round = async (): Promise<void> => {
        await ask(registry);
        rounds += 1;
        if (rounds % SWEEP_EVERY === 0)
          await sweepAccessChanges(registry, new Date(Date.now() - SWEPT_AFTER_MS));
      };
      const timer = setInterval(() => {
        if (isAsking) return;
        isAsking = true;
        round()
          .catch((error: unknown) =>
            log.warn({ err: error }, 'what people hold is looked up every few seconds'),
          )
          .finally(() => (isAsking = false));
      }, EVERY_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
};
