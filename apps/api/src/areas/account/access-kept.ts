import type { Clock } from '@chuli/kernel';

/** Where nobody tells what changed, it is looked up anew after this. */
const UNTOLD_MS = 3_000;
/** Where changes are told, only so that no mistake lasts. */
const TOLD_MS = 600_000;
const MOST_KEPT = 50_000;

/** What is known of people or sign-ins, by id. */
export type AccessKept<T> = {
  of: (id: string) => Promise<T>;
  forget: (id: string) => void;
  forgetAll: () => void;
};

type Given<T> = {
  readonly load: (id: string) => Promise<T>;
  readonly clock: Clock;
  /** Whether whatever changes is forgotten within a second or two. */
  readonly areChangesTold: () => boolean;
};

/** Looked up once by all who ask for it at a time, and kept; what could not be looked up is not. */
export const createAccessKept = <T>({ load, clock, areChangesTold }: Given<T>): AccessKept<T> => {
  type Entry = { readonly since: number; readonly value: Promise<T> };
  const kept = new Map<string, Entry>();

  const look = (id: string): Promise<T> => {
    const entry = { since: clock(), value: load(id) };
    kept.delete(id);
    kept.set(id, entry);
    entry.value.catch(() => {
      if (kept.get(id) === entry) kept.delete(id);
    });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    return entry.value;
  };
  const isFresh = ({ since }: Entry): boolean => {
    const age = clock() - since;
    return age >= 0 && age < (areChangesTold() ? TOLD_MS : UNTOLD_MS);
  };

  return {
    of: (id) => {
      const known = kept.get(id);
      return known !== undefined && isFresh(known) ? known.value : look(id);
    },
    forget: (id) => void kept.delete(id),
    forgetAll: () => kept.clear(),
  };
};
