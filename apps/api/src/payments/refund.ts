import { AppError } from '@chuli/kernel';
import { type Gateway, GatewayError, GatewayRefusal, type Verdict } from '@chuli/payments';
import { type Refundable, findRefundable, holdForRefund, recordRefund, releaseHold } from '@chuli/registry';
import type { PaymentsContext } from './check-order.ts';
import { gatewayOrder } from './gateway-order.ts';
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

/**
 * What the gateway said to the refund. The grant is given back only where the gateway refused and says that it has the
 * money: after no answer the money may be on its way.
 */
const sendBack = async (
  { registry, clock }: PaymentsContext,
  { gateway, refund }: Refunding,
  { order, gatewayTxnId }: Refundable,
  writeDown?: WriteDown,
): Promise<string> => {
  try {
    return await refund(gatewayTxnId);
  } catch (error) {
    // One that was made before and not recorded is refused: the gateway's own word decides.
    const verdict = await gateway.lookup(gatewayOrder(order), clock());
    if (verdict.kind === 'refunded') return verdict.raw;
    if (!(error instanceof GatewayRefusal) || verdict.kind !== 'paid') throw error;
    await releaseHold(registry, step(order.id, 'released', writeDown));
    throw new AppError(
      'payment.not-refundable',
      { orderId: order.id, reason: 'the gateway refused' },
      { cause: error },
    );
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
  return recordRefund(registry, { ...step(orderId, 'refunded', writeDown), raw }, new Date(clock()));
};

/** `gone`: the gateway says that the money left, or one that can be told to send it does not say that it is there. */
type Kept = 'released' | 'not-held' | 'gone';

const mayBeGone = (gateway: Gateway | undefined, verdict: Verdict | undefined): boolean =>
  gateway?.refund === undefined ? verdict?.kind === 'refunded' : verdict?.kind !== 'paid';

/** Gives back what a held order gave, since its money stays. */
export const keepOrder = async (
  { registry, clock, payments }: PaymentsContext,
  orderId: string,
  writeDown?: WriteDown,
): Promise<Kept> => {
  const { order } = await findRefundable(registry, orderId);
  const gateway = payments.gateways.get(order.provider);
  const verdict = await orUnavailable(
    orderId,
    gateway?.lookup(gatewayOrder(order), clock()) ?? Promise.resolve(undefined),
  );
  if (mayBeGone(gateway, verdict)) return 'gone';
  const isReleased = await releaseHold(registry, step(orderId, 'released', writeDown));
  return isReleased ? 'released' : 'not-held';
};
