import { useSyncExternalStore } from 'react';
import { KEPT } from './rules.ts';

/** Addresses whose last answer came from the cache, with the moment it was given and the round it was asked in. */
const kept = new Map<string, { at: number; round: number }>();
const listeners = new Set<() => void>();
let oldest: number | null = null;
let round = 0;

const tell = (): void => {
  oldest = kept.size === 0 ? null : Math.min(...[...kept.values()].map(({ at }) => at));
  for (const listener of listeners) listener();
};

/** Notes whether an answer is fresh or one that was kept. */
export const noteAnswer = (address: string, headers: Pick<Headers, 'get'>): void => {
  const at = Number(headers.get(KEPT) ?? Number.NaN);
  if (Number.isFinite(at)) kept.set(address, { at, round });
  else if (!kept.delete(address)) return;
  tell();
};

/** Asks for all that is shown once more; what was kept and is not shown any longer no longer counts. */
export const renewKept = async (ask: () => Promise<void>): Promise<void> => {
  round += 1;
  const current = round;
  await ask();
  for (const [address, note] of kept) if (note.round < current) kept.delete(address);
  tell();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const oldestKept = (): number | null => oldest;

/** When the oldest figure on the page was kept; null while all are fresh. */
export const useOldestKept = (): number | null => useSyncExternalStore(subscribe, oldestKept, oldestKept);
