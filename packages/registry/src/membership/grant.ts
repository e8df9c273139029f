import type { Selectable } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database } from '../schema.ts';

export type Grant = Pick<
  Selectable<Database['membership_grant']>,
  'tier' | 'feature' | 'starts_at' | 'ends_at' | 'ended_at'
>;

/** What people hold, and what begins later, by person; what is over or was taken back is left out. */
export const grantsOf = async (
  registry: Registry,
  personIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Grant[]>> => {
  const grants = new Map<string, Grant[]>(personIds.map((id) => [id, []]));
  if (personIds.length === 0) return grants;
  const rows = await registry
    .selectFrom('membership_grant')
    .select(['person_id', 'tier', 'feature', 'starts_at', 'ends_at', 'ended_at'])
    .where('person_id', 'in', personIds)
    .where('ends_at', '>', now)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', now)]))
    .execute();
  for (const { person_id, ...grant } of rows) grants.get(person_id)?.push(grant);
  return grants;
};

export const listGrants = async (registry: Registry, personId: string, now: Date): Promise<Grant[]> =>
  (await grantsOf(registry, [personId], now)).get(personId) ?? [];
