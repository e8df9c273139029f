import { AppError } from '@chuli/kernel';
import { type Gateway, GatewayError, type Go, nextCheck } from '@chuli/payments';
import { type Limit, takeOrRefuse } from '@chuli/registry/account';
import { type NewOrder, type Order, makeOrder, recordStart } from '@chuli/registry/payment';
import { randomUUID } from 'node:crypto';
import type { PaymentsContext } from './check-order.ts';
import { gatewayOrder } from './gateway-order.ts';

type Wanted = Pick<NewOrder, 'personId' | 'item' | 'promoCode' | 'soldTiers' | 'key'>;

const HOUR_MS = 3_600_000;
const limitOf = (personId: string): Limit => ({
  kind: 'order by person',
  key: personId,
  most: 60,
  withinMs: HOUR_MS,
});

const startAt = async (
  { registry, clock, payments }: PaymentsContext,
  gateway: Gateway,
  order: Order,
): Promise<Order> => {
  try {
    const { go, gatewayRef, expiresAt } = await gateway.start(gatewayOrder(order), clock());
    payments.pass('gateway-started');
    const started = await recordStart(registry, order.id, {
      go: JSON.stringify(go),
      gatewayRef,
      expiresAt: expiresAt === null ? order.expires_at : new Date(expiresAt),
      nextCheckAt: nextCheck(0, new Date(clock()), payments.backOffMs),
    });
    payments.pass('start-recorded');
    return started;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    payments.log.warn({ order: order.id, provider: gateway.id, reason: error.message }, 'no start');
    throw new AppError('payment.gateway-unavailable', {}, { cause: error });
  }
};

/** The order of this key and the way to its gateway; the order is stored before anyone is sent anywhere. */
export const beginOrder = async (
  context: PaymentsContext,
  gateway: Gateway,
  wanted: Wanted,
): Promise<{ order: Order; go: Go }> => {
  const { registry, clock, payments } = context;
  await takeOrRefuse(registry, [limitOf(wanted.personId)], new Date(clock()));
  const made = await makeOrder(
    registry,
    { ...wanted, id: randomUUID(), provider: gateway.id, windowMs: gateway.windowMs },
    new Date(clock()),
  );
  payments.pass('order-made');
  const order = made.go === null ? await startAt(context, gateway, made) : made;
  if (order.go === null) throw new AppError('payment.gateway-unavailable');
  return { order, go: JSON.parse(order.go) as Go };
};
