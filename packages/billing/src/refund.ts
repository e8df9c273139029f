import { AppError } from '@chuli/kernel';
import { type Gateway, GatewayError, GatewayRefusal, type Verdict } from '@chuli/payments';
import {
  type Order,
  type Refundable,
  findRefundable,
  holdForRefund,
  recordRefund,
  releaseHold,
} from '@chuli/registry/payment';
import { type PaymentsContext, notePartlyRefunded } from './check-order.ts';
import { gatewayOrder } from './gateway-order.ts';
import { receiptYear } from './receipt-year.ts';
import { type WriteDown, step } from './refund-steps.ts';

const orUnavailable = async <T>(orderId: string, asking: Promise<T>): Promise<T> => {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    throw new AppError('payment.gateway-unavailable', { orderId }, { cause: error });
  }
};

type Refunding = { readonly gateway: Gateway; readonly refund: NonNullable<Gateway['refund']> };

/** Undefined where the protocol has no call for it. */
const refundingOf = ({ payments }: PaymentsContext, { order }: Refundable): Refunding | undefined => {
  const gateway = payments.gateways.get(order.provider);
  return gateway?.refund === undefined ? undefined : { gateway, refund: gateway.refund };
};

/** What the gateway says of an order; that it sent a part back is noted for an operator. */
const askAbout = async (context: PaymentsContext, gateway: Gateway, order: Order): Promise<Verdict> => {
  const verdict = await gateway.lookup(gatewayOrder(order), context.clock());
  if (verdict.kind === 'partly-refunded') await notePartlyRefunded(context, order, new Date(context.clock()));
  return verdict;
};

/** All of the money, or what is left of it. */
const isThere = ({ kind }: Verdict): boolean => kind === 'paid' || kind === 'partly-refunded';

/**
 * What the gateway said to the refund. The grant is given back only where the gateway refused and says that it has the
 * money: after no answer the money may be on its way.
 */
const sendBack = async (
  context: PaymentsContext,
  { gateway, refund }: Refunding,
  { order, gatewayTxnId }: Refundable,
  writeDown?: WriteDown,
): Promise<string> => {
  try {
    return await refund(gatewayTxnId);
  } catch (error) {
    // One that was made before and not recorded is refused: the gateway's own word decides.
    const verdict = await askAbout(context, gateway, order);
    if (verdict.kind === 'refunded') return verdict.raw;
    if (!(error instanceof GatewayRefusal) || !isThere(verdict)) throw error;
    await releaseHold(context.registry, step(order.id, 'released', writeDown));
    const reason =
      verdict.kind === 'paid' ? 'the gateway refused' : 'a part went back before: send the rest by hand';
    throw new AppError('payment.not-refundable', { orderId: order.id, reason }, { cause: error });
  }
};

/**
 * Holds the grant of a paid order, tells the gateway to send the money back, and records that it did. Whoever repeats
 * it goes on where the last one stopped. False where it was recorded before.
 */
export const refundOrder = async (
  context: PaymentsContext,
  orderId: string,
  writeDown?: WriteDown,
): Promise<boolean> => {
  const { registry, clock } = context;
  const refunding = refundingOf(context, await findRefundable(registry, orderId));
  if (refunding === undefined)
    throw new AppError('payment.not-refundable', { orderId, reason: 'by hand only' });
  const held = await holdForRefund(registry, step(orderId, 'held', writeDown), new Date(clock()));
  const raw = await orUnavailable(orderId, sendBack(context, refunding, held, writeDown));
  const now = new Date(clock());
  const fiscalYear = receiptYear(now);
  return recordRefund(registry, { ...step(orderId, 'refunded', writeDown), raw, fiscalYear }, now);
};

/** `gone`: the gateway says that the money left, or one that can be told to send it does not say that it is there. */
type Kept = 'released' | 'not-held' | 'gone';

const mayBeGone = (gateway: Gateway | undefined, verdict: Verdict | undefined): boolean =>
  gateway?.refund === undefined ? verdict?.kind === 'refunded' : verdict === undefined || !isThere(verdict);

/** Gives back what a held order gave, since its money stays. */
export const keepOrder = async (
  context: PaymentsContext,
  orderId: string,
  writeDown?: WriteDown,
): Promise<Kept> => {
  const { registry, payments } = context;
  const { order } = await findRefundable(registry, orderId);
  const gateway = payments.gateways.get(order.provider);
  const asking = gateway === undefined ? Promise.resolve(undefined) : askAbout(context, gateway, order);
  const verdict = await orUnavailable(orderId, asking);
  if (mayBeGone(gateway, verdict)) return 'gone';
  const isReleased = await releaseHold(registry, step(orderId, 'released', writeDown));
  return isReleased ? 'released' : 'not-held';
};
