import type { Clock } from '@chuli/kernel';

/** How much somebody may use: so much at once, and so much more every second. */
export type Budget = { readonly most: number; readonly perSecond: number };

type Level = { used: number; at: number; unshared: number };

export type Usage = {
  /** What is used up of the budget at this moment. */
  level: (key: string) => number;
  /** Counts a cost; the level may go beyond what is allowed, whoever asks next is told. */
  add: (key: string, cost: number) => void;
  /** Seconds until so much is free again; 0 where it is now. */
  waitFor: (key: string, cost: number) => number;
  /** What was counted here since the last time and may concern other processes, the largest first. */
  takeUnshared: (atLeast: number, most: number) => { key: string; cost: number }[];
  /** What all processes together have counted; never lowers what is known here. */
  learn: (key: string, level: number) => void;
  readonly size: number;
};

/** What callers of one kind have used, and of how much. */
export type Counted = { readonly usage: Usage; readonly budget: Budget };

/** A caller that is forgotten begins anew; this many at once are remembered. */
const MOST_KEYS = 50_000;

/** A leaky bucket for each key: what was used drains away at the budget's own pace. */
export const createUsage = (clock: Clock, budget: Budget, mostKeys = MOST_KEYS): Usage => {
  const levels = new Map<string, Level>();
  /** A clock that is set back gives nothing, and takes nothing either: from there on it drains as before. */
  const drained = (known: Level): number => {
    const now = clock();
    known.at = Math.min(known.at, now);
    return Math.max(0, known.used - ((now - known.at) / 1_000) * budget.perSecond);
  };

  const set = (key: string, used: number, unshared: number): void => {
    levels.delete(key);
    levels.set(key, { used, at: clock(), unshared });
    const [oldest] = levels.keys();
    if (levels.size > mostKeys && oldest !== undefined) levels.delete(oldest);
  };

  const level = (key: string): number => {
    const known = levels.get(key);
    return known === undefined ? 0 : drained(known);
  };

  return {
    level,
    add: (key, cost) => {
      const known = levels.get(key);
      set(key, (known === undefined ? 0 : drained(known)) + cost, (known?.unshared ?? 0) + cost);
    },
    waitFor: (key, cost) => Math.max(0, (level(key) + cost - budget.most) / budget.perSecond),
    takeUnshared: (atLeast, most) => {
      const found = [...levels]
        .filter(([, { unshared }]) => unshared >= atLeast)
        .toSorted(([, one], [, other]) => other.unshared - one.unshared)
        .slice(0, most);
      return found.map(([key, known]) => {
        const cost = known.unshared;
        known.unshared = 0;
        return { key, cost };
      });
    },
    learn: (key, shared) => {
      const known = levels.get(key);
      if (known !== undefined && shared > drained(known)) set(key, shared, known.unshared);
    },
    get size() {
      return levels.size;
    },
  };
};
