import type { PhoneNumber } from '@chuli/kernel';
import type { Registry } from '../client.ts';
import { type CodeMessage, insertCodeMessage } from '../notice/code-message.ts';
import type { NewRow } from '../schema.ts';

export const MOST_TRIES = 5;

type Purpose = NewRow<'one_time_code'>['purpose'];

export type NewCode = {
  requestHash: string;
  purpose: Purpose;
  phone: PhoneNumber;
  /** Null where no code was sent: nothing that is tried then fits. */
  codeHash: string | null;
  name: string | null;
  passwordHash: string | null;
  expiresAt: Date;
};

/**
 * A new code takes the place of those that the number still had for the same purpose. It and the message that tells it
 * are there together or not at all.
 */
export const insertCode = (
  registry: Registry,
  code: NewCode,
  message: CodeMessage,
  now: Date,
): Promise<void> =>
  registry.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('one_time_code')
      .set({ expires_at: now })
      .where('phone_number', '=', code.phone)
      .where('purpose', '=', code.purpose)
      .where('expires_at', '>', now)
      .execute();
    await transaction
      .insertInto('one_time_code')
      .values({
        request_hash: code.requestHash,
        purpose: code.purpose,
        phone_number: code.phone,
        code_hash: code.codeHash,
        name: code.name,
        password_hash: code.passwordHash,
        created_at: now,
        expires_at: code.expiresAt,
      })
      .execute();
    await insertCodeMessage(transaction, message, now);
  });

export type TriedCode = { codeHash: string | null; name: string | null; passwordHash: string | null };

/** Counts one try at a code that is still open; undefined where there is none. */
export const tryCode = async (
  registry: Registry,
  { requestHash, purpose, phone }: Pick<NewCode, 'requestHash' | 'purpose' | 'phone'>,
  now: Date,
): Promise<TriedCode | undefined> => {
  const tried = await registry
    .updateTable('one_time_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('request_hash', '=', requestHash)
    .where('purpose', '=', purpose)
    .where('phone_number', '=', phone)
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning(['code_hash', 'name', 'password_hash'])
    .executeTakeFirst();
  return tried === undefined
    ? undefined
    : { codeHash: tried.code_hash, name: tried.name, passwordHash: tried.password_hash };
};

/** True for one of any number who ask at once. */
export const spendCode = async (registry: Registry, requestHash: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await registry
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('request_hash', '=', requestHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
