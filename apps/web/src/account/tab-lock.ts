import type { Memory } from './store.ts';

/** Does something while no other tab of this browser does it. */
export type Lock = <T>(act: () => Promise<T>) => Promise<T>;

const NAME = 'chuli.session-lock';
/** A tab that was closed while it held the lock holds it no longer. */
const HELD_MS = 15_000;
/** Time in which two tabs that wrote at once see which of them was last. */
const SETTLE_MS = 30;

type StorageLockNeeds = {
  memory: Memory;
  /** Tells this tab from the others. */
  tab: string;
  now: () => number;
  pause: (ms: number) => Promise<void>;
};

/** For browsers without Web Locks, and pages that came by plain HTTP: the last to write its name in time has it. */
export const storageLock =
  ({ memory, tab, now, pause }: StorageLockNeeds): Lock =>
  async (act) => {
    const holder = (): string | null => {
      const [name, until] = (memory.getItem(NAME) ?? '').split(' ');
      return name !== undefined && Number(until) > now() ? name : null;
    };
    for (;;) {
      if (holder() === null) {
        memory.setItem(NAME, `${tab} ${now() + HELD_MS}`);
        await pause(SETTLE_MS);
        if (holder() === tab) break;
      }
      await pause(SETTLE_MS);
    }
    try {
      return await act();
    } finally {
      if (holder() === tab) memory.removeItem(NAME);
    }
  };

export const webLock =
  (locks: LockManager): Lock =>
  async (act) =>
    await locks.request(NAME, act);

/** One tab, or storage that is closed to us: there is nobody to wait for. */
export const noLock: Lock = (act) => act();
