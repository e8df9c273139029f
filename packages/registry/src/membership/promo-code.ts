import type { Registry } from '../client.ts';

/** What the code takes off for this person now, in percent; null for a code that is unknown, over or used up. */
export const promoPercent = async (
  registry: Registry,
  { code, personId }: { code: string; personId: string },
  now: Date,
): Promise<number | null> => {
  const found = await registry
    .selectFrom('promo_code')
    .leftJoin('promo_use', 'promo_use.code', 'promo_code.code')
    .select((eb) => [
      'promo_code.percent_off',
      'promo_code.max_uses',
      eb.fn.count('promo_use.order_id').as('uses'),
      eb.fn.count('promo_use.order_id').filterWhere('promo_use.person_id', '=', personId).as('own_uses'),
    ])
    .where('promo_code.code', '=', code.toUpperCase())
    .where('valid_from', '<=', now)
    .where('valid_until', '>', now)
    .groupBy('promo_code.code')
    .executeTakeFirst();
  if (found === undefined || Number(found.own_uses) > 0 || Number(found.uses) >= found.max_uses) return null;
  return found.percent_off;
};
