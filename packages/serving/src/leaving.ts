import { setTimeout as delay } from 'node:timers/promises';

export type LeavingOptions = {
  /** How long requests are still taken in after `/readyz` has begun to say no: what balancers need to notice. */
  readonly leaveMs: number;
  /** Closes the port, lets what runs finish within a limit, and lets go of the engines. */
  readonly finish: () => Promise<void>;
  readonly tell: (signal: string) => void;
};

export type Leaving = {
  /** True from the first signal on; whoever asks whether traffic may be sent here is told no. */
  readonly isLeaving: () => boolean;
  readonly leave: (signal: string) => Promise<void>;
};

/**
 * The end of a server that nobody notices: it says that it leaves, goes on answering until balancers send nothing more,
 * and only then closes its port. A second signal cuts the wait short.
 */
export const createLeaving = ({ leaveMs, finish, tell }: LeavingOptions): Leaving => {
  const hurry = new AbortController();
  let leaving: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    await delay(leaveMs, undefined, { signal: hurry.signal }).catch(() => undefined);
    await finish();
  };

  return {
    isLeaving: () => leaving !== null,
    leave: (signal) => {
      if (leaving !== null) hurry.abort();
      else tell(signal);
      leaving ??= run();
      return leaving;
    },
  };
};

/** Leaves at SIGTERM or SIGINT and ends the process: with 0 unless something else was set before. */
export const leaveOnSignal = (leaving: Leaving): void => {
  const end = async (signal: string): Promise<void> => {
    await leaving.leave(signal).catch(() => {
      process.exitCode = 1;
    });
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal));
};
