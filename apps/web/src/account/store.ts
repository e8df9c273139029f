export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Who is signed in here: a name by chance for the sign-in, and the token that renews it; a hand-off has none. */
export type SignIn = { readonly id: string; readonly refresh: string | null };

/** An expiry is told by one tab: untold until one has taken it upon itself. */
type Notice = 'untold' | 'told-here' | null;

export type Store = {
  signIn: () => SignIn | null;
  notice: () => Notice;
  keep: (next: SignIn) => void;
  /** Nobody is signed in any more; with `expired` a tab has to say so. */
  forget: (how: 'expired' | 'left') => void;
  /** Whether this tab is the one that says it; to be asked under the lock of all tabs. */
  takeNotice: () => boolean;
  dropNotice: () => void;
  subscribe: (listener: () => void) => () => void;
};

const KEY = 'chuli.session';
const EXPIRED = '{"expired":true}';

const parsed = (text: string | null): SignIn | null => {
  try {
    const { id, refresh } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return typeof id === 'string' && typeof refresh === 'string' ? { id, refresh } : null;
  } catch {
    return null;
  }
};

const safely = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

/**
 * The sign-in of this browser, shared by its tabs. What cannot be kept, because storage is closed or there is nothing
 * to renew it with, holds for this tab alone. `watch` calls when another tab has changed what is kept.
 */
export const createStore = (memory: Memory | null, watch: (listener: () => void) => () => void): Store => {
  let alone: SignIn | null = null;
  let isToldHere = false;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const kept = (): string | null => safely(() => memory?.getItem(KEY) ?? null, null);
  const write = (text: string | null): boolean =>
    safely(() => {
      if (text === null) memory?.removeItem(KEY);
      else memory?.setItem(KEY, text);
      return memory !== null;
    }, false);
  let unwatch = (): void => undefined;
  return {
    signIn: () => alone ?? parsed(kept()),
    notice: () => {
      if (isToldHere) return 'told-here';
      return kept() === EXPIRED ? 'untold' : null;
    },
    keep: (next) => {
      isToldHere = false;
      const isKept = next.refresh !== null && write(JSON.stringify(next));
      alone = isKept ? null : next;
      tell();
    },
    forget: (how) => {
      if (alone === null) write(how === 'expired' ? EXPIRED : null);
      else isToldHere = how === 'expired';
      alone = null;
      tell();
    },
    takeNotice: () => {
      if (kept() !== EXPIRED) return false;
      write(null);
      isToldHere = true;
      tell();
      return true;
    },
    dropNotice: () => {
      isToldHere = false;
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) unwatch = watch(tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch();
      };
    },
  };
};
