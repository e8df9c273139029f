import type { Registry } from '../client.ts';
import { REFRESH_LIFE_MS, SIGN_IN_LIFE_MS, judgeRefresh } from './refresh-verdict.ts';

export type Shown = {
  hash: string;
  /** Of the name that the device says; null where it says none. */
  deviceHash: string | null;
  /** For a successor, should this token still be good for one. */
  salt: string;
  successorHash: string;
  address: string;
};

export type Refreshed =
  | { kind: 'followed'; salt: string; signInId: string; personId: string }
  | { kind: 'refused'; reason: 'unknown' | 'ended' | 'reuse'; signInId: string | null };

type Locked = { id: string; person_id: string; device_hash: string; created_at: Date; ended_at: Date | null };

/** All uses of one family wait for each other here, so that what is judged is what is true. */
const lockFamily = (registry: Registry, hash: string): Promise<Locked | undefined> =>
  registry
    .selectFrom('sign_in')
    .select(['id', 'person_id', 'device_hash', 'created_at', 'ended_at'])
    .where('id', '=', (eb) => eb.selectFrom('refresh_token').select('sign_in_id').where('hash', '=', hash))
    .forUpdate()
    .executeTakeFirst();

const rotate = async (registry: Registry, shown: Shown, family: Locked, now: Date): Promise<void> => {
  const { hash, salt, successorHash, address } = shown;
  await registry
    .updateTable('refresh_token')
    .set({ spent_at: now, spent_by: family.device_hash, successor_salt: salt })
    .where('hash', '=', hash)
    .execute();
  const ends = Math.min(now.getTime() + REFRESH_LIFE_MS, family.created_at.getTime() + SIGN_IN_LIFE_MS);
  await registry
    .insertInto('refresh_token')
    .values({ hash: successorHash, sign_in_id: family.id, issued_at: now, expires_at: new Date(ends) })
    .execute();
  await registry.updateTable('sign_in').set({ seen_at: now, address }).where('id', '=', family.id).execute();
};

/** Exchanges a refresh token for its successor, once; a stolen one ends its whole family. */
export const followRefresh = (registry: Registry, shown: Shown, now: Date): Promise<Refreshed> =>
  registry.transaction().execute(async (transaction): Promise<Refreshed> => {
    const family = await lockFamily(transaction, shown.hash);
    if (family === undefined) return { kind: 'refused', reason: 'unknown', signInId: null };
    const token = await transaction
      .selectFrom('refresh_token')
      .selectAll()
      .where('hash', '=', shown.hash)
      .executeTakeFirstOrThrow();
    const signInId = family.id;
    const verdict = judgeRefresh(token, family, shown.deviceHash, now);
    if (verdict === 'ended') return { kind: 'refused', reason: 'ended', signInId };
    if (verdict === 'reuse') {
      await transaction
        .updateTable('sign_in')
        .set({ ended_at: now, ended_for: 'reuse' })
        .where('id', '=', signInId)
        .execute();
      return { kind: 'refused', reason: 'reuse', signInId };
    }
    if (verdict === 'rotate') await rotate(transaction, shown, family, now);
    const salt = verdict === 'repeat' ? (token.successor_salt ?? '') : shown.salt;
    return { kind: 'followed', salt, signInId, personId: family.person_id };
  });
