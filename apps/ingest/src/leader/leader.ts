import { createRest } from './rest.ts';

/** Where the right to read a source is kept; the registry, outside of tests. */
export type LeasePort = {
  /** The term under which it is held from now on; null while another holds it. */
  acquire: () => Promise<number | null>;
  /** False when another took over. */
  renew: (term: number) => Promise<boolean>;
  release: (term: number) => Promise<void>;
};

export type LossCause = 'taken' | 'expired' | 'stopped';

export type LeaderOptions = {
  lease: LeasePort;
  lifeMs: number;
  onGained: (term: number) => void;
  onLost: (term: number, cause: LossCause) => void;
  /** The keeper of the lease did not answer; it is asked again. */
  onTrouble: (error: unknown) => void;
  /** Milliseconds that only ever grow, also while this process stands still. */
  monotonic?: () => number;
};

export type Leader = {
  /** The term in which this process may publish at this moment; null when it may not. Asked before every batch. */
  term: () => number | null;
  /** Asks the keeper whether this term is still held. One who is silent for the life of a lease has let it pass on. */
  isConfirmed: (term: number) => Promise<boolean>;
  stop: () => Promise<void>;
};

/** The part of a lease for which its holder trusts it; the rest covers what is on its way and clocks that drift. */
const TRUSTED_PART = 0.9;

/** Resolves with the work or after a time, whichever is first; work that fails after that is nobody's any more. */
const within = async (ms: number, work: Promise<void>): Promise<void> => {
  const rest = createRest();
  work.catch(() => undefined);
  try {
    await Promise.race([work, rest.take(ms)]);
  } finally {
    rest.end();
  }
};

type Held = { term: number; until: number; alarm: NodeJS.Timeout };

/**
 * Holds the lease of a source, or waits for it. Trust ends by the own clock counted from before the lease was asked for:
 * a process that was stopped for longer finds it over when it goes on, before any answer of the keeper.
 */
export const startLeader = (options: LeaderOptions): Leader => {
  const { lease, lifeMs, onGained, onLost, onTrouble, monotonic = () => performance.now() } = options;
  const stopping = new AbortController();
  let held: Held | null = null;
  const rest = createRest();

  const lose = (cause: LossCause): void => {
    if (held === null) return;
    const { term, alarm } = held;
    clearTimeout(alarm);
    held = null;
    onLost(term, cause);
  };

  const hold = (term: number, askedAt: number): void => {
    if (held !== null) clearTimeout(held.alarm);
    const until = askedAt + lifeMs * TRUSTED_PART;
    const alarm = setTimeout(() => lose('expired'), Math.max(0, until - monotonic()));
    held = { term, until, alarm };
  };

  const acquire = async (askedAt: number): Promise<void> => {
    const term = await lease.acquire();
    if (term === null) return;
    if (stopping.signal.aborted) return lease.release(term);
    hold(term, askedAt);
    onGained(term);
  };

  const renew = async ({ term }: Held, askedAt: number): Promise<void> => {
    const isRenewed = await lease.renew(term);
    if (held?.term !== term) return;
    if (isRenewed) hold(term, askedAt);
    else lose('taken');
  };

  const leading = (): Held | null => {
    if (held !== null && monotonic() >= held.until) lose('expired');
    return held;
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const current = leading();
      const askedAt = monotonic();
      await (current === null ? acquire(askedAt) : renew(current, askedAt)).catch(onTrouble);
      await rest.take(lifeMs / 3);
    }
  };

  void run();
  return {
    term: () => leading()?.term ?? null,
    isConfirmed: async (term) => {
      const current = leading();
      if (current?.term === term) await within(lifeMs, renew(current, monotonic()));
      return leading()?.term === term;
    },
    stop: async () => {
      const term = leading()?.term ?? null;
      stopping.abort();
      rest.end();
      lose('stopped');
      if (term !== null) await lease.release(term).catch(onTrouble);
    },
  };
};
