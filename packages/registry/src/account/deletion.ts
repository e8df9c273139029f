import type { Registry } from '../client.ts';
import { endSignIns } from './sign-in.ts';

export type Leaving = {
  personId: string;
  /** The one that was shown right: it must still be the person's. */
  verifiedHash: string;
};

/** When the deletion was first asked for, and the ids of the sign-ins that ended. */
export type Left = { requestedAt: Date; ended: string[] };

/**
 * Asks for the deletion of an account and ends all its sign-ins, both or neither. A second request does not begin the
 * grace period anew. Null where the password was changed in the meantime.
 */
export const requestDeletion = (
  registry: Registry,
  { personId, verifiedHash }: Leaving,
  now: Date,
): Promise<Left | null> =>
  registry.transaction().execute(async (transaction) => {
    const asked = await transaction
      .updateTable('person')
      .set((eb) => ({
        deletion_requested_at: eb.fn.coalesce('deletion_requested_at', eb.val(now)),
      }))
      .where('id', '=', personId)
      .where('password_hash', '=', verifiedHash)
      .returning('deletion_requested_at')
      .executeTakeFirst();
    if (asked === undefined) return null;
    const ended = await endSignIns(transaction, { personId, endedFor: 'deletion' }, now);
    return { requestedAt: asked.deletion_requested_at ?? now, ended };
  });

export const undoDeletion = async (registry: Registry, id: string): Promise<void> => {
  await registry.updateTable('person').set({ deletion_requested_at: null }).where('id', '=', id).execute();
};
