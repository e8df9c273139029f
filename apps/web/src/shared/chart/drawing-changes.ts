import type { Drawing } from '@chuli/ui';

export type DrawingChanges = { put: readonly Drawing[]; remove: readonly string[] };

const same = (one: Drawing | undefined, other: Drawing): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** What turns one list into the other, shape by shape. */
export const changesBetween = (before: readonly Drawing[], after: readonly Drawing[]): DrawingChanges => {
  const known = new Map(before.map((shape) => [shape.id, shape]));
  const kept = new Set(after.map(({ id }) => id));
  return {
    put: after.filter((shape) => !same(known.get(shape.id), shape)),
    remove: before.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
  };
};

export const isNoChange = ({ put, remove }: DrawingChanges): boolean => put.length + remove.length === 0;

/** A list with changes that were made to an earlier one: of a shape that both changed, the newer hand counts. */
export const withChanges = (
  shapes: readonly Drawing[],
  { put, remove }: DrawingChanges,
): readonly Drawing[] => {
  const gone = new Set([...remove, ...put.map(({ id }) => id)]);
  return [...shapes.filter(({ id }) => !gone.has(id)), ...put];
};

const contentOf = (shape: Drawing): string => JSON.stringify({ ...shape, id: '' });

/** What a visitor drew in this browser, to be taken over: not what the account has already, and under ids of its own. */
export const takenOver = (
  account: readonly Drawing[],
  browser: readonly Drawing[],
  newId: () => string,
): readonly Drawing[] => {
  const known = new Set(account.map(contentOf));
  return browser
    .filter((shape) => !known.has(contentOf(shape)))
    .map((shape) => Object.assign({}, shape, { id: newId() }));
};
