import type { Log, LogCopies } from '@chuli/bus';

const ASK_EVERY_MS = 10_000;

/** How many servers of the log have all of it, asked now and then; null while nobody says so. */
export const watchCopies = (log: Pick<Log, 'copies' | 'isConnected'>) => {
  let known: LogCopies | null = null;
  let isAsking = false;
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    known = log.isConnected() ? await log.copies().catch(() => null) : null;
    isAsking = false;
  };
  void ask();
  const asking = setInterval(() => void ask(), ASK_EVERY_MS);
  return { known: () => known, stop: () => clearInterval(asking) };
};
