import { paisa } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry, RegistryTransaction } from '../client.ts';
import type { HeldGrant } from './grant-plan.ts';

/** Grants of a person that are not over, with what was given for each. */
export const heldGrants = async (registry: Registry, personId: string, now: Date): Promise<HeldGrant[]> => {
  const rows = await registry
    .selectFrom('membership_grant')
    .leftJoin('payment_order', 'payment_order.id', 'membership_grant.order_id')
    .select([
      'membership_grant.id',
      'membership_grant.tier',
      'membership_grant.feature',
      'starts_at',
      'ends_at',
      'worth_paisa',
    ])
    .where('membership_grant.person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .execute();
  return rows.map(({ id, tier, feature, starts_at, ends_at, worth_paisa }) => ({
    id,
    tier,
    feature,
    startsAt: starts_at,
    endsAt: ends_at,
    worth: worth_paisa === null ? null : paisa(worth_paisa),
  }));
};

/** Purchases and payments of one person wait in line. False where the person is gone. */
export const lockPerson = async (transaction: RegistryTransaction, personId: string): Promise<boolean> => {
  const found = await sql`select 1 from person where id = ${personId} for no key update`.execute(transaction);
  return found.rows.length === 1;
};
