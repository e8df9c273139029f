import { isFields } from './checked.ts';

/** Counts fields that a payload did not use to have. They are accepted; somebody should look at them. */
export type Drift = {
  /** Names that are new since the last call, for one notice each. */
  look: (payload: string, known: ReadonlySet<string>, rows: readonly unknown[]) => string[];
  counts: () => ReadonlyMap<string, number>;
};

const MOST_NAMES = 200;

export const openDrift = (): Drift => {
  const counts = new Map<string, number>();
  const count = (name: string): boolean => {
    const before = counts.get(name);
    if (before === undefined && counts.size >= MOST_NAMES) return false;
    counts.set(name, (before ?? 0) + 1);
    return before === undefined;
  };
  return {
    look: (payload, known, rows) =>
      rows
        .filter(isFields)
        .flatMap((row) => Object.keys(row).filter((field) => !known.has(field)))
        .map((field) => `${payload}.${field.slice(0, 60)}`)
        .filter(count),
    counts: () => counts,
  };
};
