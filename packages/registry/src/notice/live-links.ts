import type { Registry } from '../client.ts';

/** The links of people by person and channel, `<person> webhook`. */
export type LiveLinks = ReadonlyMap<string, string>;

/** Those that are not switched off. */
export const liveLinks = async (registry: Registry, personIds: readonly string[]): Promise<LiveLinks> => {
  const rows = await registry
    .selectFrom('linked_channel')
    .select(['id', 'person_id', 'channel'])
    .where('person_id', 'in', personIds)
    .where('off_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, person_id, channel }) => [`${person_id} ${channel}`, id]));
};
