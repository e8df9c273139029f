import type { Clock, TradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';

/** Days that readers look at together; each is some hundred levels. */
const MOST_KEPT = 24;
const LIFETIME_MS = 60_000;

type Kept<Value> = Map<string, { readonly until: number; readonly value: Promise<Value> }>;
type Question = { registry: Registry; clock: Clock; name: string; day: TradingDate };

const dropOldest = (kept: Kept<unknown>): void => {
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > MOST_KEPT) kept.delete(oldest);
};

/**
 * Levels of the whole market are worked out once a minute and day, whatever their readers filter, sort and turn pages
 * by; who asks meanwhile waits for the same ones. What failed is not kept, and whoever waited for it works it out:
 * it ends with the reader who began it.
 */
export const keptLevels = <Value>() => {
  const byMarket = new WeakMap<Registry, Kept<Value>>();
  const take = ({ registry, clock, name, day }: Question, build: () => Promise<Value>): Promise<Value> => {
    const kept: Kept<Value> = byMarket.get(registry) ?? new Map();
    byMarket.set(registry, kept);
    const key = `${name} ${day}`;
    const known = kept.get(key);
    if (known !== undefined && known.until > clock())
      return known.value.catch(() => take({ registry, clock, name, day }, build));
    const value = build();
    kept.delete(key);
    kept.set(key, { until: clock() + LIFETIME_MS, value });
    dropOldest(kept);
    value.catch(() => kept.get(key)?.value === value && kept.delete(key));
    return value;
  };
  return take;
};
