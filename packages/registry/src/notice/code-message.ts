import type { SentChannel } from '@chuli/kernel';
import type { RegistryTransaction } from '../client.ts';

export type CodeMessage = {
  id: string;
  channel: SentChannel;
  sealed: string;
  sealedWith: string;
  /** False where nobody is to be told; the row is written all the same, so that the time tells nothing. */
  isTold: boolean;
};

/** A code is worthless after this; one that comes in time still works for as long. */
const LIFE_MS = 5 * 60_000;
/** Somebody waits for it in front of a screen. */
const FIRST = 10;

/** Puts a code into the outbox, in the transaction that makes it good. */
export const insertCodeMessage = async (
  transaction: RegistryTransaction,
  { id, channel, sealed, sealedWith, isTold }: CodeMessage,
  now: Date,
): Promise<void> => {
  await transaction
    .insertInto('delivery')
    .values({
      id,
      channel,
      sealed: isTold ? sealed : null,
      sealed_with: sealedWith,
      priority: FIRST,
      state: isTold ? 'waiting' : 'dropped',
      due_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
      created_at: now,
      settled_at: isTold ? null : now,
    })
    .execute();
};
