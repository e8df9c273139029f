import type { Clock, Instant } from '@chuli/kernel';
import { LATE_MS, type MoneyVerdict, type Verdict, isGivenUp, lateCheck, nextCheck } from '@chuli/payments';
import type { Registry } from '@chuli/registry';
import {
  type Order,
  closeOrder,
  markPartlyRefunded,
  postponeOrder,
  recordGatewayRefund,
  settlePaid,
} from '@chuli/registry/payment';
import { gatewayOrder } from './gateway-order.ts';
import type { Payments } from './payments.ts';
import { receiptYear } from './receipt-year.ts';

export type PaymentsContext = {
  readonly registry: Registry;
  readonly clock: Clock;
  readonly payments: Payments;
};

/** No part of an order can be booked back: an operator has to look. Said once of an order. */
export const notePartlyRefunded = async (
  { registry, payments }: PaymentsContext,
  { id, provider }: Order,
  now: Date,
): Promise<void> => {
  if (await markPartlyRefunded(registry, id, now))
    payments.log.error({ order: id, provider }, 'a part of the money of an order went back');
};

/** Money came. Where a part of it went back since, the order is as good as any other until an operator has looked. */
const settle = async (
  context: PaymentsContext,
  order: Order,
  { kind, gatewayTxnId, amount, raw }: MoneyVerdict,
  now: Date,
): Promise<void> => {
  const { registry, payments } = context;
  const told = {
    orderId: order.id,
    answer: { gatewayTxnId, amount, raw },
    fiscalYear: receiptYear(now),
  };
  if (kind === 'partly-refunded') await notePartlyRefunded(context, order, now);
  const outcome =
    kind === 'refunded'
      ? await recordGatewayRefund(registry, told, now)
      : await settlePaid(registry, { ...told, lateMs: LATE_MS, onStep: payments.pass }, now);
  payments.pass('settled');
  if (outcome !== 'differs' && outcome !== 'replayed') return;
  payments.log.error(
    { order: order.id, provider: order.provider, outcome },
    'an answer does not fit its order',
  );
  await postponeOrder(registry, order.id, nextCheck(order.checks, now, payments.backOffMs));
};

const giveUp = (
  { registry }: PaymentsContext,
  { id, expires_at }: Order,
  state: 'failed' | 'expired',
  now: Date,
): Promise<void> => closeOrder(registry, id, { state, nextCheckAt: lateCheck(expires_at, now) });

/** Still no last word. Past its time an order is given up, but not because the gateway does not answer. */
const wait = async (
  context: PaymentsContext,
  order: Order,
  { isAnswered, askedAt }: { isAnswered: boolean; askedAt: Date },
  now: Date,
): Promise<void> => {
  const { registry, payments } = context;
  // An answer is about the moment of its question, however long it took.
  const isOver = isAnswered ? askedAt >= order.expires_at : isGivenUp(order.expires_at, now);
  if (order.state === 'pending' && isOver) return giveUp(context, order, 'expired', now);
  const next =
    order.state === 'pending' || !isAnswered
      ? nextCheck(order.checks, now, payments.backOffMs)
      : lateCheck(order.expires_at, now);
  await postponeOrder(registry, order.id, isOver && !isAnswered ? null : next);
};

const apply = (
  context: PaymentsContext,
  order: Order,
  { verdict, askedAt }: { verdict: Verdict; askedAt: Date },
): Promise<void> => {
  const now = new Date(context.clock());
  if ('gatewayTxnId' in verdict) return settle(context, order, verdict, now);
  if (verdict.kind === 'failed') return giveUp(context, order, 'failed', now);
  return wait(context, order, { isAnswered: verdict.kind === 'pending', askedAt }, now);
};

const askGateway = async (
  { payments }: PaymentsContext,
  order: Order,
  askedAt: Instant,
): Promise<Verdict> => {
  const gateway = payments.gateways.get(order.provider);
  if (gateway === undefined) return { kind: 'unknown', reason: 'this gateway is not enabled here' };
  try {
    return await gateway.lookup(gatewayOrder(order), askedAt);
  } catch (error) {
    return { kind: 'unknown', reason: error instanceof Error ? error.message : 'unexpected' };
  }
};

/** Asks the gateway about an order that was taken for it, and records what follows from the answer. */
export const checkOrder = async (context: PaymentsContext, order: Order): Promise<void> => {
  const { payments, clock, registry } = context;
  if (order.go === null) {
    // Nobody was ever told the way to the gateway.
    await closeOrder(registry, order.id, { state: 'expired', nextCheckAt: null });
    return;
  }
  const askedAt = clock();
  const verdict = await askGateway(context, order, askedAt);
  payments.pass('gateway-asked');
  if (verdict.kind === 'unknown')
    payments.log.warn(
      { order: order.id, provider: order.provider, reason: verdict.reason },
      'a gateway did not tell',
    );
  await apply(context, order, { verdict, askedAt: new Date(askedAt) });
};
