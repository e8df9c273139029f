import { useSyncExternalStore } from 'react';
import { type Store, createStore } from './store.ts';

declare global {
  /** A token that came in the address; public/start.js took it out of there before anything else was done. */
  var chuliHandOff: string | undefined;
}

const browserMemory = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/** The sign-in of this browser. What renews and ends it is fetched once somebody is signed in. */
export const session: Store = createStore(browserMemory(), (listener) => {
  globalThis.addEventListener('storage', listener);
  return () => globalThis.removeEventListener('storage', listener);
});

const idNow = (): string | null => session.signIn()?.id ?? null;

/** The name of the sign-in, another one for every person and time; null for a visitor. */
export const useSignIn = (): string | null => useSyncExternalStore(session.subscribe, idNow, idNow);

const hasNews = (): boolean => session.notice() !== null || globalThis.chuliHandOff !== undefined;

/** Whether there is something to say about the sign-in: it ran out, or somebody is handed over to us. */
export const useSessionNews = (): boolean => useSyncExternalStore(session.subscribe, hasNews, () => false);

/** The reader has answered. */
export const dropHandOff = (): void => {
  globalThis.chuliHandOff = undefined;
  session.dropNotice();
};
