import { AppError, type Clock } from '@chuli/kernel';

/** Turns callers away by what can be read off a request, before it is found out who they are and what they ask. */
export type Door = {
  /** Throws while whoever sends these headers is refused. */
  pass: (key: string) => void;
  /** Refuses whoever sends these headers for so long. */
  shut: (key: string, seconds: number) => void;
};

const MOST_KEYS = 10_000;
/** A longer key is no token of ours; remembering many of them would be an attack of its own. */
const LONGEST_KEY = 2_000;

export const openDoor = (clock: Clock, mostKeys = MOST_KEYS): Door => {
  const shutUntil = new Map<string, number>();
  return {
    pass: (key) => {
      const until = shutUntil.get(key);
      if (until === undefined) return;
      const left = until - clock();
      if (left > 0) throw new AppError('load.too-many', { retry_after: Math.ceil(left / 1_000) });
      shutUntil.delete(key);
    },
    shut: (key, seconds) => {
      if (key.length > LONGEST_KEY) return;
      shutUntil.delete(key);
      shutUntil.set(key, clock() + seconds * 1_000);
      const [oldest] = shutUntil.keys();
      if (shutUntil.size > mostKeys && oldest !== undefined) shutUntil.delete(oldest);
    },
  };
};
