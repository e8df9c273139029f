import type { Registry, RegistryTransaction } from '../client.ts';
import { insertLink } from './linked-channel.ts';

/** After a week without any, updates of a bot are numbered from anywhere; by then those that were read are gone. */
const NUMBERED_ANEW_MS = 6 * 86_400_000;

/** The code that makes a chat the person's; another one takes its place. */
export const awaitChat = async (
  registry: Registry,
  { personId, codeHash, expiresAt }: { personId: string; codeHash: string; expiresAt: Date },
): Promise<void> => {
  const row = { code_hash: codeHash, expires_at: expiresAt };
  await registry
    .insertInto('telegram_code')
    .values({ person_id: personId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute();
};

const numberedAnew = (now: Date): Date => new Date(now.getTime() - NUMBERED_ANEW_MS);

/** The first update that was not read yet; null where any is the first. */
export const nextUpdate = async (registry: Registry, bot: string, now: Date): Promise<number | null> => {
  const found = await registry
    .selectFrom('telegram_cursor')
    .select('next_update')
    .where('bot', '=', bot)
    .where('read_at', '>', numberedAnew(now))
    .executeTakeFirst();
  return found?.next_update ?? null;
};

/** True for the one who reads an update first, whose transaction says what followed from it. */
export const takeUpdate = async (
  transaction: RegistryTransaction,
  { bot, update }: { bot: string; update: number },
  now: Date,
): Promise<boolean> => {
  const row = { next_update: update + 1, read_at: now };
  const taken = await transaction
    .insertInto('telegram_cursor')
    .values({ bot, ...row })
    .onConflict((conflict) =>
      conflict
        .column('bot')
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([
            eb('telegram_cursor.next_update', '<=', update),
            eb('telegram_cursor.read_at', '<=', numberedAnew(now)),
          ]),
        ),
    )
    .returning('bot')
    .executeTakeFirst();
  return taken !== undefined;
};

/** A chat in which the code came back is the person's, and nobody else's. False where the code is used, or too old. */
export const linkChat = async (
  transaction: RegistryTransaction,
  { codeHash, chat, name }: { codeHash: string; chat: string; name: string | null },
  now: Date,
): Promise<boolean> => {
  const code = await transaction
    .deleteFrom('telegram_code')
    .where('code_hash', '=', codeHash)
    .returning(['person_id', 'expires_at'])
    .executeTakeFirst();
  if (code === undefined || code.expires_at <= now) return false;
  await unlinkChat(transaction, chat);
  const link = { person_id: code.person_id, channel: 'telegram', address: chat, name } as const;
  await insertLink(transaction, link, now);
  return true;
};

/** False where it was nobody's. */
export const unlinkChat = async (registry: Registry, chat: string): Promise<boolean> => {
  const { numDeletedRows } = await registry
    .deleteFrom('linked_channel')
    .where('channel', '=', 'telegram')
    .where('address', '=', chat)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
