import { sql } from 'kysely';
import type { RegistryTransaction } from '../client.ts';

/** Whoever asks about the uses of one code waits in line. */
const lockCode = (transaction: RegistryTransaction, code: string) =>
  transaction
    .selectFrom('promo_code')
    .select(['max_uses', 'valid_until'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();

/** People who used the code, and others than this one who may yet pay an order with it, each once. */
const countPlaces = async (
  transaction: RegistryTransaction,
  code: string,
  personId: string,
): Promise<number> => {
  const { rows } = await sql<{ places: number }>`
    select count(distinct person_id)::int as places from (
      select person_id from promo_use where code = ${code}
      union all
      select person_id from payment_order
        where promo_code = ${code} and state in ('created', 'pending') and person_id <> ${personId}
    ) as taken`.execute(transaction);
  return rows[0]?.places ?? 0;
};

/**
 * Whether an order may be opened with this code: its open order keeps a person's place, so that whoever pays in time
 * has the price that was offered.
 */
export const hasUsesLeft = async (
  transaction: RegistryTransaction,
  code: string,
  personId: string,
): Promise<boolean> => {
  const found = await lockCode(transaction, code);
  return found !== undefined && (await countPlaces(transaction, code, personId)) < found.max_uses;
};

/**
 * Notes that a paid order used its code. False where the person had used it already by another order, and where the
 * order was paid so late that its place is gone or the code is over.
 */
export const usePromo = async (
  transaction: RegistryTransaction,
  { id, promo_code }: { id: string; promo_code: string | null },
  { personId, lateMs }: { personId: string; lateMs: number },
  now: Date,
): Promise<boolean> => {
  if (promo_code === null) return true;
  const found = await lockCode(transaction, promo_code);
  if (found === undefined || now.getTime() > found.valid_until.getTime() + lateMs) return false;
  if ((await countPlaces(transaction, promo_code, personId)) >= found.max_uses) return false;
  const used = await transaction
    .insertInto('promo_use')
    .values({ order_id: id, code: promo_code, person_id: personId, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
};
