import { AppError, paisa } from '@chuli/kernel';
import type { Registry } from '../client.ts';
import { promoPercent } from '../membership/promo-code.ts';
import { type Bought, type Credit, creditsFor } from './grant-plan.ts';
import { heldGrants } from './held.ts';
import { type Price, priceOf } from './price.ts';
import type { TierName } from './tier-rank.ts';

/** What a person asks to buy. */
export type Purchase = {
  readonly personId: string;
  readonly item: string;
  readonly promoCode: string | null;
  /** Tiers that may be bought: one that opens nothing of its own is not among them. */
  readonly soldTiers: readonly TierName[];
};

export type Quote = { readonly bought: Bought; readonly price: Price; readonly credits: readonly Credit[] };

type Offer = { readonly bought: Bought; readonly list: number };

const findOffer = async (registry: Registry, { item, soldTiers }: Purchase): Promise<Offer> => {
  const offered = await registry
    .selectFrom('package')
    .select(['tier', 'months', 'price_paisa'])
    .where('id', '=', item)
    .where('is_sold', '=', true)
    .executeTakeFirst();
  if (offered !== undefined && soldTiers.includes(offered.tier))
    return {
      bought: { tier: offered.tier, feature: null, months: offered.months },
      list: offered.price_paisa,
    };
  const addOn = await registry
    .selectFrom('add_on')
    .select(['feature', 'months', 'price_paisa'])
    .where('id', '=', item)
    .where('is_sold', '=', true)
    .executeTakeFirst();
  if (addOn === undefined) throw new AppError('payment.not-sold', { item });
  return { bought: { tier: null, feature: addOn.feature, months: addOn.months }, list: addOn.price_paisa };
};

const percentOf = async (
  registry: Registry,
  { personId, promoCode }: Purchase,
  now: Date,
): Promise<number> => {
  if (promoCode === null) return 0;
  const percent = await promoPercent(registry, { code: promoCode, personId }, now);
  if (percent === null) throw new AppError('promo.refused');
  return percent;
};

/** What a package or add-on costs this person now. Every amount comes from our own rows. */
export const quotePurchase = async (registry: Registry, purchase: Purchase, now: Date): Promise<Quote> => {
  const { bought, list } = await findOffer(registry, purchase);
  const percentOff = await percentOf(registry, purchase, now);
  const held = await heldGrants(registry, purchase.personId, now);
  const credits = creditsFor(held, bought, paisa(list), now);
  const credit = paisa(credits.reduce((sum, each) => sum + each.credit, 0));
  return { bought, credits, price: priceOf({ list: paisa(list), credit, percentOff }) };
};
