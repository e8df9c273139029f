import type { Registry } from '../client.ts';

export type TodayBoard = {
  order: readonly string[];
  hidden: readonly string[];
  indices: readonly string[];
};

/** As the person has arranged it; undefined for one who never has. */
export const findBoard = async (registry: Registry, personId: string): Promise<TodayBoard | undefined> => {
  const row = await registry
    .selectFrom('today_board')
    .select(['card_order', 'hidden', 'indices'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row === undefined ? undefined : { order: row.card_order, hidden: row.hidden, indices: row.indices };
};

export const saveBoard = async (
  registry: Registry,
  personId: string,
  { order, hidden, indices }: TodayBoard,
): Promise<void> => {
  const arranged = { card_order: [...order], hidden: [...hidden], indices: [...indices] };
  await registry
    .insertInto('today_board')
    .values({ person_id: personId, ...arranged })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(arranged))
    .execute();
};
