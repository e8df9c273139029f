/** What it takes to get from one list of favourites to another. */
export type FavouriteChange =
  | { kind: 'toggle'; id: string; wasFavourite: boolean }
  | { kind: 'order'; order: readonly string[] };

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place]);

/** Each page added or removed is one press; the order follows only where presses alone do not give it. */
export const changesBetween = (held: readonly string[], next: readonly string[]): FavouriteChange[] => {
  const removed = held.filter((id) => !next.includes(id));
  const added = next.filter((id) => !held.includes(id));
  const pressed = [...held.filter((id) => next.includes(id)), ...added];
  return [
    ...removed.map((id): FavouriteChange => ({ kind: 'toggle', id, wasFavourite: true })),
    ...added.map((id): FavouriteChange => ({ kind: 'toggle', id, wasFavourite: false })),
    ...(isSame(pressed, next) ? [] : [{ kind: 'order', order: next } satisfies FavouriteChange]),
  ];
};
