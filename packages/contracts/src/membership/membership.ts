import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get, post } from '../contract.ts';
import { personal } from '../kinds.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Rupees, StockSymbol } from '../parts.ts';
import { ALL_FEATURES, TIERS } from '../tiers.ts';

const UnixSeconds = z.int().nonnegative();
const TierName = z.enum(TIERS);
const FeatureName = z.enum(ALL_FEATURES);

const PackageOffer = z.object({
  id: z.string(),
  tier: TierName,
  months: z.int().positive(),
  /** With VAT. */
  price: Rupees,
  features: z.array(FeatureName),
  /** False for one that was stopped, and for a tier that opens nothing beyond a smaller one that is sold. */
  is_sold: z.boolean(),
});

const AddOnOffer = z.object({
  id: z.string(),
  feature: FeatureName,
  months: z.int().positive(),
  price: Rupees,
  /** Until when the person holds it; null without it. */
  ends_at: UnixSeconds.nullable(),
});

/** A target is a price in rupees with at most two decimals; it is refused, never rounded. */
const Target = z.number().positive().max(10_000_000).multipleOf(0.01).nullable();
/** No package follows more stocks than this. */
export const MOST_PACKAGE_STOCKS = 50;
const Symbols = z.array(StockSymbol).min(1).max(MOST_PACKAGE_STOCKS);

const PackageStock = z.object({
  id: z.string(),
  symbol: z.string(),
  name: z.string().nullable(),
  buy_target: Rupees.nullable(),
  sell_target: Rupees.nullable(),
  send_notification: z.boolean(),
});

const PackageStocks = z.object({ rows: z.array(PackageStock), limit: z.int().positive() });

const Held = z.object({
  tier: TierName,
  /** When the tier ends; null for Basic, which never does. */
  ends_at: UnixSeconds.nullable(),
  features: z.array(FeatureName),
});

export const membershipContracts = {
  packages: get({
    path: '/membership/package/list/',
    summary: 'Packages: tiers, prices, features, and whether each is sold',
    access: 'open',
    cache: CACHES.held,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    query: z.strictObject({}),
    reply: z.object({ rows: z.array(PackageOffer), vat_percent: z.number() }),
  }),
  packageStatus: get({
    ...personal,
    path: '/membership/package/status/',
    summary: 'The tier held, until when, and which tier opens which feature',
    reply: Held.extend({ package_features: z.record(TierName, z.array(FeatureName)) }),
  }),
  addOns: get({
    ...personal,
    path: '/membership/package/add-ons/',
    summary: 'Single features beside a tier',
    reply: z.object({ rows: z.array(AddOnOffer) }),
  }),
  userFeatures: get({
    ...personal,
    path: '/membership/user-feature/',
    summary: 'The features a person holds now',
    reply: z.object({ features: z.array(FeatureName) }),
  }),
  packageStocks: get({
    ...personal,
    path: '/membership/package/',
    summary: 'The stocks a person follows',
    reply: PackageStocks,
  }),
  addPackageStocks: post({
    ...personal,
    path: '/membership/package/',
    summary: 'Follow stocks, each with the same targets',
    body: z.strictObject({
      stocks: Symbols,
      buy_target: Target.optional(),
      sell_target: Target.optional(),
    }),
    reply: PackageStocks,
  }),
  removePackageStocks: {
    ...personal,
    method: 'DELETE',
    path: '/membership/package/',
    summary: 'Follow stocks no longer',
    /** Symbols joined by commas. */
    query: z.strictObject({
      stocks: z
        .string()
        .max(1_000)
        .transform((text) => text.split(','))
        .pipe(Symbols),
    }),
    reply: PackageStocks,
  },
  verifyPromoCode: get({
    ...personal,
    path: '/membership/verify/',
    summary: 'What a promo code takes off, for whoever may use it',
    query: z.strictObject({ 'promo-code': z.string().trim().min(1).max(40) }),
    reply: z.object({ is_valid: z.boolean(), percent_off: z.number().nullable() }),
  }),
  sync: post({
    ...personal,
    path: '/membership/sync/',
    summary: 'Ask the gateways again about unfinished payments; what is held afterwards',
    body: z.strictObject({}),
    reply: Held,
  }),
  liveTicket: post({
    ...personal,
    path: '/membership/live-ticket/',
    summary: 'A ticket for one connection to the live stream, with what the person holds',
    body: z.strictObject({}),
    reply: z.object({ ticket: z.string(), expires_in_ms: z.int().positive() }),
  }),
  targets: get({
    ...personal,
    path: '/membership/target/',
    summary: 'Targets of the stocks a person follows',
    reply: z.object({ rows: z.array(PackageStock) }),
  }),
  setTarget: {
    ...personal,
    method: 'PATCH',
    path: '/membership/target/{id}',
    summary: 'Set the targets of one stock and whether to be told',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({
      buy_target: Target.optional(),
      sell_target: Target.optional(),
      send_notification: z.boolean().optional(),
    }),
    reply: PackageStock,
  },
} as const;
