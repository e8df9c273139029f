import type { Clock, TradingDate } from '@chuli/kernel';
import type { Tape } from '@chuli/tape';

/** Days that readers look at together; each is some hundred levels. */
const MOST_KEPT = 24;
const LIFETIME_MS = 60_000;

type Kept<Value> = Map<string, { readonly until: number; readonly value: Promise<Value> }>;
type Question = { tape: Tape; clock: Clock; name: string; day: TradingDate };

const dropOldest = (kept: Kept<unknown>): void => {
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > MOST_KEPT) kept.delete(oldest);
};

/**
 * Levels of the whole market are worked out once a minute and day, whatever their readers filter, sort and turn pages
 * by; who asks meanwhile waits for the same ones. What failed is not kept.
 */
export const keptLevels = <Value>() => {
  const byTape = new WeakMap<Tape, Kept<Value>>();
  return ({ tape, clock, name, day }: Question, build: () => Promise<Value>): Promise<Value> => {
    const kept: Kept<Value> = byTape.get(tape) ?? new Map();
    byTape.set(tape, kept);
    const key = `${name} ${day}`;
    const known = kept.get(key);
    if (known !== undefined && known.until > clock()) return known.value;
    const value = build();
    kept.delete(key);
    kept.set(key, { until: clock() + LIFETIME_MS, value });
    dropOldest(kept);
    value.catch(() => kept.delete(key));
    return value;
  };
};
