import type { MarketFields } from '@chuli/contracts/live';
import { useSyncExternalStore } from 'react';
import type { Heard } from './live-health.ts';

/**
 * What the bar over every screen knows of the live market. The live code writes it where a screen has loaded it; the
 * bar itself must not load it.
 */
export type LiveBoard = Heard & { readonly market: MarketFields };

let board: LiveBoard | null = null;
const listeners = new Set<() => void>();

export const writeLiveBoard = (next: LiveBoard | null): void => {
  board = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Null while no screen follows the live market, or it has not begun to tell. */
export const useLiveBoard = (): LiveBoard | null =>
  useSyncExternalStore(
    subscribe,
    () => board,
    () => null,
  );
