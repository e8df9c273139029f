import type { PhoneNumber } from '@chuli/kernel';
import type { Selectable } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database } from '../schema.ts';

export type Person = Selectable<Database['person']>;

export const findPersonByPhone = (registry: Registry, phone: PhoneNumber): Promise<Person | undefined> =>
  registry.selectFrom('person').selectAll().where('phone_number', '=', phone).executeTakeFirst();

export const findPerson = (registry: Registry, id: string): Promise<Person | undefined> =>
  registry.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();

export type NewPerson = { phone: PhoneNumber; name: string; passwordHash: string };

/** The id of the new person; null where the number belongs to somebody already. */
export const insertPerson = async (
  registry: Registry,
  { phone, name, passwordHash }: NewPerson,
  now: Date,
): Promise<string | null> => {
  const inserted = await registry
    .insertInto('person')
    .values({
      phone_number: phone,
      name,
      password_hash: passwordHash,
      password_changed_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('phone_number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
};

export const renamePerson = async (registry: Registry, id: string, name: string): Promise<void> => {
  await registry.updateTable('person').set({ name }).where('id', '=', id).execute();
};
