import type { Registry } from '../client.ts';

/** The ids of the screens a person keeps at hand, in the person's order. */
export const listFavourites = async (registry: Registry, personId: string): Promise<string[]> => {
  const rows = await registry
    .selectFrom('favourite_page')
    .select('screen_id')
    .where('person_id', '=', personId)
    .orderBy('place')
    .orderBy('screen_id')
    .execute();
  return rows.map(({ screen_id }) => screen_id);
};

/**
 * Reads the list, changes it and writes it back, one change of a person at a time: two devices that press at once both
 * get their way. Returns the list as it is afterwards.
 */
export const changeFavourites = (
  registry: Registry,
  personId: string,
  change: (held: readonly string[]) => readonly string[],
): Promise<string[]> =>
  registry.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('person')
      .select('id')
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirst();
    const next = [...new Set(change(await listFavourites(transaction, personId)))];
    await transaction.deleteFrom('favourite_page').where('person_id', '=', personId).execute();
    if (next.length > 0)
      await transaction
        .insertInto('favourite_page')
        .values(next.map((screen_id, place) => ({ person_id: personId, screen_id, place })))
        .execute();
    return next;
  });
