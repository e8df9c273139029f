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
  const shutFor = new Map<string, { readonly until: number; readonly ms: number }>();
  return {
    pass: (key) => {
      const shut = shutFor.get(key);
      if (shut === undefined) return;
      const left = shut.until - clock();
      // A clock that was set back must not keep it shut for longer.
      if (left > 0 && left <= shut.ms)
        throw new AppError('load.too-many', { retry_after: Math.ceil(left / 1_000) });
      shutFor.delete(key);
    },
    shut: (key, seconds) => {
      if (key.length > LONGEST_KEY) return;
      const ms = seconds * 1_000;
      shutFor.delete(key);
      shutFor.set(key, { until: clock() + ms, ms });
      const [oldest] = shutFor.keys();
      if (shutFor.size > mostKeys && oldest !== undefined) shutFor.delete(oldest);
    },
  };
};
