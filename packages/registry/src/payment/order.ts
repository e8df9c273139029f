import { AppError } from '@chuli/kernel';
import type { Selectable } from 'kysely';
import type { Registry, RegistryTransaction } from '../client.ts';
import type { Database } from '../schema.ts';
import { isDemoNumber } from '../account/demo.ts';
import { findPerson } from '../account/person.ts';
import { lockPerson } from './held.ts';
import { hasUsesLeft } from './promo.ts';
import { type Purchase, quotePurchase } from './quote.ts';

export type Order = Selectable<Database['payment_order']>;
export type OrderProvider = Order['provider'];

export type NewOrder = Purchase & {
  readonly id: string;
  readonly key: string;
  readonly provider: OrderProvider;
  readonly windowMs: number;
};

const MOST_LISTED = 200;

const referenceOf = (id: string): string => id.replaceAll('-', '').slice(0, 20);

const isSame = (order: Order, { provider, item, promoCode }: NewOrder): boolean =>
  order.provider === provider && order.item === item && order.promo_code === promoCode;

const byKey = (registry: Registry, { personId, key }: NewOrder): Promise<Order | undefined> =>
  registry
    .selectFrom('payment_order')
    .selectAll()
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .executeTakeFirst();

const insert = async (transaction: RegistryTransaction, wanted: NewOrder, now: Date): Promise<Order> => {
  const { promoCode, personId } = wanted;
  const { bought, price, credits } = await quotePurchase(transaction, wanted, now);
  if (promoCode !== null && !(await hasUsesLeft(transaction, promoCode, personId)))
    throw new AppError('promo.refused');
  const expiresAt = new Date(now.getTime() + wanted.windowMs);
  const order = await transaction
    .insertInto('payment_order')
    .values({
      id: wanted.id,
      reference: referenceOf(wanted.id),
      person_id: wanted.personId,
      key: wanted.key,
      provider: wanted.provider,
      state: 'created',
      item: wanted.item,
      ...bought,
      promo_code: wanted.promoCode,
      list_paisa: price.list,
      credit_paisa: price.credit,
      discount_paisa: price.discount,
      vat_paisa: price.vat,
      total_paisa: price.total,
      created_at: now,
      expires_at: expiresAt,
      next_check_at: expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (credits.length > 0)
    await transaction
      .insertInto('order_credit')
      .values(
        credits.map(({ grantId, credit }) => ({
          order_id: order.id,
          grant_id: grantId,
          credit_paisa: credit,
        })),
      )
      .execute();
  return order;
};

/** What a demo account bought would be removed with it, and nobody could say whose money it was. */
const refuseDemo = async (registry: Registry, personId: string): Promise<void> => {
  const person = await findPerson(registry, personId);
  if (person !== undefined && isDemoNumber(person.phone_number)) throw new AppError('payment.demo-account');
};

/** The order of this key, made now unless it was made before. */
export const makeOrder = (registry: Registry, wanted: NewOrder, now: Date): Promise<Order> =>
  registry.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, wanted.personId))) throw new AppError('token_not_valid');
    await refuseDemo(transaction, wanted.personId);
    const made = await byKey(transaction, wanted);
    if (made === undefined) return insert(transaction, wanted, now);
    if (!isSame(made, wanted)) throw new AppError('payment.key-reused');
    return made;
  });

/** By its id, or by the short name that some gateways bring back; undefined where it is another person's. */
export const findOrder = (registry: Registry, personId: string, id: string): Promise<Order | undefined> =>
  registry
    .selectFrom('payment_order')
    .selectAll()
    .where((each) => each.or([each('id', '=', id), each('reference', '=', id)]))
    .where('person_id', '=', personId)
    .executeTakeFirst();

export const listOrders = (registry: Registry, personId: string): Promise<Order[]> =>
  registry
    .selectFrom('payment_order')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();

/** Orders that an operator has to see to: held for a refund that is not recorded, or sent back in part. */
export const listWaitingOrders = (registry: Registry): Promise<Order[]> =>
  registry
    .selectFrom('payment_order')
    .selectAll()
    .where('state', '!=', 'refunded')
    .where((each) =>
      each.or([each('refund_held_at', 'is not', null), each('partly_refunded_at', 'is not', null)]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();

export type StartedOrder = {
  readonly go: string;
  readonly gatewayRef: string | null;
  readonly expiresAt: Date;
  readonly nextCheckAt: Date;
};

/** Of several starts of one order the first is kept, and everyone is sent the same way. */
export const recordStart = async (
  registry: Registry,
  orderId: string,
  { go, gatewayRef, expiresAt, nextCheckAt }: StartedOrder,
): Promise<Order> => {
  await registry
    .updateTable('payment_order')
    .set({
      state: 'pending',
      go,
      gateway_ref: gatewayRef,
      expires_at: expiresAt,
      next_check_at: nextCheckAt,
    })
    .where('id', '=', orderId)
    .where('go', 'is', null)
    .execute();
  return registry.selectFrom('payment_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
};
