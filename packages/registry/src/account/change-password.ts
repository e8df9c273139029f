import type { Registry, RegistryTransaction } from '../client.ts';
import { endSignIns } from './sign-in.ts';

export type NewPassword = {
  personId: string;
  passwordHash: string;
  /** The one that was shown right: it must still be the person's. Absent where a code was shown instead. */
  verifiedHash?: string;
  /** The sign-in that goes on. */
  except?: string;
};

/**
 * Sets a password and ends the sign-ins under the old one. Returns the ids of those that ended; null where the password
 * was changed in the meantime.
 */
export const setPassword = async (
  transaction: RegistryTransaction,
  { personId, passwordHash, verifiedHash, except }: NewPassword,
  now: Date,
): Promise<string[] | null> => {
  let change = transaction
    .updateTable('person')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', personId);
  if (verifiedHash !== undefined) change = change.where('password_hash', '=', verifiedHash);
  const { numUpdatedRows } = await change.executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  const others = except === undefined ? {} : { except };
  return endSignIns(transaction, { personId, endedFor: 'password', ...others }, now);
};

/** The same, both or neither. */
export const changePassword = (
  registry: Registry,
  change: NewPassword,
  now: Date,
): Promise<string[] | null> =>
  registry.transaction().execute((transaction) => setPassword(transaction, change, now));
