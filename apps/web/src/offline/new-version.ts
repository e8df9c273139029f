import { useSyncExternalStore } from 'react';

type TakeOver = () => void;

let takeOver: TakeOver | null = null;
const listeners = new Set<() => void>();

/** A new version is here and waits; `act` lets it begin. */
export const announceVersion = (act: TakeOver): void => {
  takeOver = act;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What takes the new version, or null while there is none. The page is loaded anew once it is at work. */
export const useNewVersion = (): TakeOver | null => {
  const act = useSyncExternalStore(
    subscribe,
    () => takeOver,
    () => null,
  );
  if (act === null) return null;
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    act();
  };
};
