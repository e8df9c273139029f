import type { NewestRows, Removed } from '@chuli/contracts';

type Row<K> = readonly [key: K, ...rest: readonly unknown[]];

export const isSameRow = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Rows that are new or differ, and the bare keys of those that are gone; undefined when nothing changed. */
export const changedRows = <K extends string | number, R extends Row<K>>(
  before: readonly R[],
  after: readonly R[],
): readonly (R | Removed<K>)[] | undefined => {
  const held = new Map<K, R>(before.map((row) => [row[0], row]));
  const changed: (R | Removed<K>)[] = [];
  for (const row of after) {
    const old = held.get(row[0]);
    if (old === undefined || !isSameRow(old, row)) changed.push(row);
    held.delete(row[0]);
  }
  for (const key of held.keys()) changed.push([key]);
  return changed.length === 0 ? undefined : changed;
};

/** What came on top of a list newest first. When anything below changed as well, the whole list goes anew. */
export const changedNewest = <R extends Row<string>>(
  before: readonly R[],
  after: readonly R[],
): NewestRows<R> | undefined => {
  const first = before[0];
  if (first === undefined) return after.length === 0 ? undefined : { all: after };
  const added = after.findIndex((row) => row[0] === first[0]);
  const kept = after.length - added;
  const isOnTop =
    added >= 0 &&
    kept <= before.length &&
    after.slice(added).every((row, index) => isSameRow(row, before[index] ?? []));
  if (!isOnTop) return { all: after };
  return added === 0 && kept === before.length
    ? undefined
    : { add: after.slice(0, added), keep: after.length };
};

/** The fields of `after` that differ, compared by their JSON; undefined when none does. */
export const changedFields = <T extends object>(before: T, after: T): Partial<T> | undefined => {
  const changed: Partial<T> = {};
  let hasChanged = false;
  for (const key in after) {
    if (before[key] === after[key] || JSON.stringify(before[key]) === JSON.stringify(after[key])) continue;
    changed[key] = after[key];
    hasChanged = true;
  }
  return hasChanged ? changed : undefined;
};

/** Leaves out what is undefined; undefined when nothing is left. */
export const present = <T extends object>(fields: { [K in keyof T]: T[K] | undefined }):
  | Partial<T>
  | undefined => {
  const kept: Partial<T> = {};
  let hasAny = false;
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    kept[key] = value;
    hasAny = true;
  }
  return hasAny ? kept : undefined;
};
