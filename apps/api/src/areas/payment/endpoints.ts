import { type ReplyOf, paymentContracts } from '@chuli/contracts';
import { AppError, paisa, toRupees } from '@chuli/kernel';
import type { Gateway, GatewayId } from '@chuli/payments';
import { takeOrRefuse } from '@chuli/registry/account';
import { listPackages } from '@chuli/registry/membership';
import {
  type Order,
  type Price,
  findOrder,
  listOrders,
  quotePurchase,
  takeOrder,
} from '@chuli/registry/payment';
import { type Asked, needing } from '../../http/implement.ts';
import { selfOf } from '../account/self.ts';
import {
  type Payments,
  beginOrder,
  checkOrder,
  gatewayOrder,
  promoLimits,
  soldTiersOf,
} from '@chuli/billing';

type PriceReply = ReplyOf<typeof paymentContracts.quote>;
type OrderReply = ReplyOf<typeof paymentContracts.order>;

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

const toPrice = ({ list, credit, discount, vat, total }: Price): PriceReply => ({
  list: toRupees(list),
  credit: toRupees(credit),
  discount: toRupees(discount),
  vat: toRupees(vat),
  total: toRupees(total),
});

const toOrder = (order: Order): OrderReply => ({
  id: order.id,
  provider: order.provider,
  state: order.state,
  item: order.item,
  price: toPrice({
    list: paisa(order.list_paisa),
    credit: paisa(order.credit_paisa),
    discount: paisa(order.discount_paisa),
    vat: paisa(order.vat_paisa),
    total: paisa(order.total_paisa),
  }),
  created_at: seconds(order.created_at),
  settled_at: order.settled_at === null ? null : seconds(order.settled_at),
  receipt: order.receipt,
  refunded_at: order.refunded_at === null ? null : seconds(order.refunded_at),
  credit_note: order.credit_note,
});

type Purchase = { item: string; promo_code?: string | undefined };

type WithPayments = { readonly payments: Payments };
type Asking = Pick<Asked<unknown>, 'registry' | 'clock' | 'caller' | 'origin'>;

/** The price tells whether a code is right, so that each one counts as a try. */
const purchaseOf = async (
  { registry, clock, caller, origin }: Asking,
  { item, promo_code: code }: Purchase,
) => {
  const personId = selfOf(caller).id;
  if (code !== undefined)
    await takeOrRefuse(registry, promoLimits(personId, origin.network), new Date(clock()));
  return {
    personId,
    item,
    promoCode: code?.toUpperCase() ?? null,
    soldTiers: soldTiersOf(await listPackages(registry)),
  };
};

const gatewayOf = ({ payments }: WithPayments, id: GatewayId): Gateway => {
  const gateway = payments.gateways.get(id);
  if (gateway === undefined) throw new AppError('payment.provider-closed', { provider: id });
  return gateway;
};

const ownOrder = async (asked: Asked<unknown, unknown, unknown>, id: string): Promise<Order> => {
  const order = await findOrder(asked.registry, selfOf(asked.caller).id, id);
  if (order === undefined) throw new AppError('payment.not-found');
  return order;
};

/** What the browser brought is compared with the order only to notice forgeries; the gateway itself is asked. */
const noticeForgery = ({ payments }: WithPayments, order: Order, data: string | undefined): void => {
  const isGenuine = payments.gateways.get(order.provider)?.isGenuine;
  if (data === undefined || isGenuine === undefined || isGenuine(data, gatewayOrder(order))) return;
  payments.log.warn({ order: order.id, provider: order.provider }, 'a return is not signed for its order');
};

export const paymentEndpoints = needing<WithPayments>({ payments: true })(paymentContracts, {
  providers: ({ payments }) => ({
    rows: [...payments.gateways.values()].map(({ id, name }) => ({ id, name })),
  }),
  quote: async (asked) => {
    const { registry, clock, body } = asked;
    const { price } = await quotePurchase(registry, await purchaseOf(asked, body), new Date(clock()));
    return toPrice(price);
  },
  initiate: async (asked) => {
    const { params, body } = asked;
    const gateway = gatewayOf(asked, params.provider);
    const { order, go } = await beginOrder(asked, gateway, {
      ...(await purchaseOf(asked, body)),
      key: body.key,
    });
    return { order: toOrder(order), go };
  },
  verify: async (asked) => {
    const { registry, clock, payments, params, body } = asked;
    const order = await ownOrder(asked, body.order);
    if (order.provider !== params.provider) throw new AppError('payment.not-found');
    noticeForgery(asked, order, body.data);
    const taken = await takeOrder(
      registry,
      { orderId: order.id, pauseMs: payments.pauseMs },
      new Date(clock()),
    );
    if (taken !== undefined) await checkOrder(asked, taken);
    return toOrder(await ownOrder(asked, order.id));
  },
  order: async (asked) => toOrder(await ownOrder(asked, asked.params.id)),
  payments: async ({ registry, caller }) => ({
    rows: (await listOrders(registry, selfOf(caller).id)).map(toOrder),
  }),
});
