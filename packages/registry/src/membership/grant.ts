import type { Selectable } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database } from '../schema.ts';

export type Grant = Pick<
  Selectable<Database['membership_grant']>,
  'tier' | 'feature' | 'starts_at' | 'ends_at' | 'ended_at'
>;

/** What a person holds, and what begins later; what is over or was taken back is left out. */
export const listGrants = (registry: Registry, personId: string, now: Date): Promise<Grant[]> =>
  registry
    .selectFrom('membership_grant')
    .select(['tier', 'feature', 'starts_at', 'ends_at', 'ended_at'])
    .where('person_id', '=', personId)
    .where('ends_at', '>', now)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', now)]))
    .execute();
