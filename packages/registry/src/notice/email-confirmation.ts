import type { Registry, RegistryTransaction } from '../client.ts';
import { setPreference } from './preference.ts';

const MOST_TRIES = 5;

export type NewConfirmation = {
  personId: string;
  email: string;
  requestHash: string;
  codeHash: string;
  expiresAt: Date;
};

/** An address that waits for its code; one that waited before is forgotten. */
export const awaitEmail = async (
  transaction: RegistryTransaction,
  wanted: NewConfirmation,
): Promise<void> => {
  const row = {
    email: wanted.email,
    request_hash: wanted.requestHash,
    code_hash: wanted.codeHash,
    tries: 0,
    expires_at: wanted.expiresAt,
  };
  await transaction
    .insertInto('email_confirmation')
    .values({ person_id: wanted.personId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute();
};

/** Counts one try; the hash of the right code, or undefined where none is waited for. */
export const tryEmailCode = async (
  registry: Registry,
  { personId, requestHash }: { personId: string; requestHash: string },
  now: Date,
): Promise<string | undefined> => {
  const tried = await registry
    .updateTable('email_confirmation')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('person_id', '=', personId)
    .where('request_hash', '=', requestHash)
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return tried?.code_hash;
};

/** The address that was confirmed becomes the person's; true for one of any number who ask at once. */
export const confirmEmail = (
  registry: Registry,
  { personId, requestHash }: { personId: string; requestHash: string },
): Promise<boolean> =>
  registry.transaction().execute(async (transaction) => {
    const confirmed = await transaction
      .deleteFrom('email_confirmation')
      .where('person_id', '=', personId)
      .where('request_hash', '=', requestHash)
      .returning('email')
      .executeTakeFirst();
    if (confirmed === undefined) return false;
    await setPreference(transaction, personId, { email: confirmed.email });
    return true;
  });
