import type { PhoneNumber } from '@chuli/kernel';
import type { Registry } from '../client.ts';

/** How long a demo account lasts. */
export const DEMO_LIFE_MS = 86_400_000;

/**
 * Numbers of demo accounts. No operator of Nepal has the block 960 (domain notes of 2026-09), and nobody is sent a
 * message to one of them.
 */
const DEMO_NUMBERS = '+9779600';
const DIGITS = 6;

export const isDemoNumber = (phone: PhoneNumber): boolean => phone.startsWith(DEMO_NUMBERS);

/** What no password is the hash of. */
const NO_PASSWORD = 'demo';

export type DemoPerson = { id: string; password_hash: string };

/** A person who holds Diamond for a day; null where the number is taken. */
export const insertDemoPerson = (
  registry: Registry,
  { number, name }: { number: number; name: string },
  now: Date,
): Promise<DemoPerson | null> =>
  registry.transaction().execute(async (transaction) => {
    const person = await transaction
      .insertInto('person')
      .values({
        phone_number: `${DEMO_NUMBERS}${String(number).padStart(DIGITS, '0')}` as PhoneNumber,
        name,
        password_hash: NO_PASSWORD,
        password_changed_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('phone_number').doNothing())
      .returning(['id', 'password_hash'])
      .executeTakeFirst();
    if (person === undefined) return null;
    await transaction
      .insertInto('membership_grant')
      .values({
        person_id: person.id,
        tier: 'Diamond',
        starts_at: now,
        ends_at: new Date(now.getTime() + DEMO_LIFE_MS),
        source: 'demo',
        created_at: now,
      })
      .execute();
    return person;
  });

/** Demo accounts whose day is over, with all that was done in them. */
export const sweepDemoPeople = async (registry: Registry, now: Date): Promise<number> => {
  const swept = await registry
    .deleteFrom('person')
    .where('phone_number', 'like', `${DEMO_NUMBERS}%` as PhoneNumber)
    .where('created_at', '<=', new Date(now.getTime() - DEMO_LIFE_MS))
    .executeTakeFirst();
  return Number(swept.numDeletedRows);
};
