import { z } from 'zod';
import { get, post } from '../contract.ts';
import { personal } from '../kinds.ts';
import { Rupees } from '../parts.ts';

const UnixSeconds = z.int().nonnegative();

/** Gateways that can be asked for money; a deployment enables some of them. */
export const PROVIDERS = ['esewa', 'khalti', 'connectips', 'fonepay'] as const;
export type Provider = (typeof PROVIDERS)[number];

/**
 * `created`: no gateway has been asked. `pending`: the person was sent to the gateway, which has not said the last
 * word. `paid`: the gateway's own answer was verified and the grant stands. `failed`: the gateway refused or the person
 * turned back. `expired`: no answer within the window; a late payment still makes it paid. `refunded`: money went back.
 */
export const ORDER_STATES = ['created', 'pending', 'paid', 'failed', 'expired', 'refunded'] as const;

/** Every part in rupees with two decimals; `total` is what the gateway is asked for and includes `vat`. */
const Price = z.object({
  list: Rupees,
  /** What is left of the package that an upgrade replaces. */
  credit: Rupees,
  discount: Rupees,
  vat: Rupees,
  total: Rupees,
});

const Order = z.object({
  id: z.string(),
  provider: z.enum(PROVIDERS),
  state: z.enum(ORDER_STATES),
  /** The package or add-on that is bought. */
  item: z.string(),
  price: Price,
  created_at: UnixSeconds,
  settled_at: UnixSeconds.nullable(),
  /** Number of the receipt; only what was paid has one. */
  receipt: z.string().nullable(),
  refunded_at: UnixSeconds.nullable(),
  /** Number of the note that credits the receipt; only what was paid back has one. */
  credit_note: z.string().nullable(),
});

const Purchase = {
  item: z.string().min(1).max(40),
  promo_code: z.string().trim().min(1).max(40).optional(),
};

export const paymentContracts = {
  providers: get({
    ...personal,
    path: '/payment/providers/',
    summary: 'The gateways that are enabled here',
    reply: z.object({ rows: z.array(z.object({ id: z.enum(PROVIDERS), name: z.string() })) }),
  }),
  quote: post({
    ...personal,
    path: '/payment/quote/',
    summary: 'What a package or add-on costs this person now',
    body: z.strictObject(Purchase),
    reply: Price,
  }),
  initiate: post({
    ...personal,
    path: '/payment/{provider}/initiate/',
    summary: 'Make an order and say how to get to the gateway; the same key gives the same order',
    params: z.strictObject({ provider: z.enum(PROVIDERS) }),
    body: z.strictObject({ ...Purchase, key: z.uuid() }),
    reply: z.object({
      order: Order,
      /** How the browser gets there: an address to open, or a form to send. */
      go: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('redirect'), address: z.url() }),
        z.object({ kind: z.literal('form'), address: z.url(), fields: z.record(z.string(), z.string()) }),
      ]),
    }),
  }),
  verify: post({
    ...personal,
    path: '/payment/{provider}/verify/',
    summary: 'Ask the gateway about an order; what the browser brought back is only a hint',
    params: z.strictObject({ provider: z.enum(PROVIDERS) }),
    body: z.strictObject({
      order: z.uuid(),
      /** What the gateway put into the address: the `data` of eSewa, the query of Fonepay. */
      data: z.string().max(4_000).optional(),
    }),
    reply: Order,
  }),
  order: get({
    ...personal,
    path: '/payment/{id}/',
    summary: 'One order of the person, by its id or by the short name that gateways bring back',
    params: z.strictObject({ id: z.union([z.uuid(), z.string().regex(/^[0-9a-f]{20}$/)]) }),
    reply: Order,
  }),
  payments: get({
    ...personal,
    path: '/accounts/payments/',
    summary: 'All orders of the person, newest first',
    reply: z.object({ rows: z.array(Order) }),
  }),
} as const;
