import { type LinkedChannel, SENT_CHANNELS, type SentChannel } from '@chuli/kernel';
import type { Selectable } from 'kysely';
import type { Registry, RegistryTransaction } from '../client.ts';
import type { Database } from '../schema.ts';
import { createNotice } from './create-notice.ts';
import { findSwitches } from './preference.ts';

/** A webhook or a chat of a person, with what became of the last messages there. */
export type Link = Selectable<Database['linked_channel']>;

export const findLinks = async (
  registry: Registry,
  personId: string,
): Promise<Readonly<Record<LinkedChannel, Link | null>>> => {
  const rows = await registry
    .selectFrom('linked_channel')
    .selectAll()
    .where('person_id', '=', personId)
    .execute();
  const of = (channel: LinkedChannel): Link | null => rows.find((row) => row.channel === channel) ?? null;
  return { webhook: of('webhook'), telegram: of('telegram') };
};

export type NewLink = Pick<Link, 'person_id' | 'channel' | 'address' | 'name'> & {
  /** Where a secret had to be bound to the row before there was one. */
  id?: string;
  secret?: string;
  sealed_with?: string;
};

/** That it was linked is told there as well, whatever else the person chose: so it is seen to work. */
const waysOf = async (
  transaction: RegistryTransaction,
  personId: string,
  linked: LinkedChannel,
): Promise<SentChannel[]> => {
  const switches = await findSwitches(transaction, personId, 'channel');
  return (Object.keys(SENT_CHANNELS) as SentChannel[]).filter(
    (channel) => channel === linked || switches[channel],
  );
};

/** In the place of the one before: what waits for that goes nowhere. The person is told in the same transaction. */
export const insertLink = async (
  transaction: RegistryTransaction,
  link: NewLink,
  now: Date,
): Promise<void> => {
  const { person_id: personId, channel, name } = link;
  await transaction
    .deleteFrom('linked_channel')
    .where('person_id', '=', personId)
    .where('channel', '=', channel)
    .execute();
  const { id } = await transaction
    .insertInto('linked_channel')
    .values({ ...link, linked_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const facts = { about: 'linked', channel, name } as const;
  const ways = { channels: await waysOf(transaction, personId, channel), gathers: false };
  await createNotice(transaction, { personId, kind: 'channel', key: `linked ${id}`, facts, ways }, now);
};

/** What was signed with the secret before is worth nothing from now on. False where the link is another by now. */
export const changeSecret = async (
  registry: Registry,
  { id, secret, sealedWith }: { id: string; secret: string; sealedWith: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await registry
    .updateTable('linked_channel')
    .set({ secret, sealed_with: sealedWith })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Sealed secrets of webhooks, by their link; held until the transaction ends. */
export const lockLinkSecrets = async (
  transaction: RegistryTransaction,
): Promise<{ readonly id: string; readonly secret: string }[]> => {
  const rows = await transaction
    .selectFrom('linked_channel')
    .select(['id', 'secret'])
    .where('secret', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.flatMap(({ id, secret }) => (secret === null ? [] : [{ id, secret }]));
};

export const unlink = async (registry: Registry, personId: string, channel: LinkedChannel): Promise<void> => {
  await registry
    .deleteFrom('linked_channel')
    .where('person_id', '=', personId)
    .where('channel', '=', channel)
    .execute();
};

/** For a chat whose other side says that it is closed. */
export const forgetLink = async (registry: Registry, id: string): Promise<void> => {
  await registry.deleteFrom('linked_channel').where('id', '=', id).execute();
};
