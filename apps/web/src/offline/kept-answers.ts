import { useSyncExternalStore } from 'react';
import { KEPT } from './rules.ts';

/** Addresses whose last answer came from the cache, with the moment it was given. */
const kept = new Map<string, number>();
const listeners = new Set<() => void>();
let oldest: number | null = null;

/** Notes whether an answer is fresh or one that was kept. */
export const noteAnswer = (address: string, headers: Pick<Headers, 'get'>): void => {
  const at = Number(headers.get(KEPT) ?? Number.NaN);
  if (Number.isFinite(at)) kept.set(address, at);
  else if (!kept.delete(address)) return;
  oldest = kept.size === 0 ? null : Math.min(...kept.values());
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const oldestKept = (): number | null => oldest;

/** When the oldest figure on the page was kept; null while all are fresh. */
export const useOldestKept = (): number | null => useSyncExternalStore(subscribe, oldestKept, oldestKept);
