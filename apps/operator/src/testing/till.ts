import { randomUUID } from 'node:crypto';
import { instant, phoneNumber } from '@chuli/kernel';
import { startStandIns } from '@chuli/payments/stand-ins';
import { insertPerson } from '@chuli/registry/account';
import type { Order } from '@chuli/registry/payment';
import { testRegistry } from '@chuli/testkit';
import { pino } from 'pino';
import {
  type PaymentsContext,
  PaymentsEnvironment,
  beginOrder,
  checkOrder,
  openPayments,
  paymentsOf,
} from '@chuli/billing';

const startGateways = async () => {
  const started = await startStandIns({ origin: 'http://127.0.0.1' });
  const environment = { CHULI_ENVIRONMENT: 'development', ...started.environment };
  const options = paymentsOf(PaymentsEnvironment.parse(environment), 'development');
  return { ...started, environment, payments: openPayments(pino({ level: 'silent' }), options) };
};

type Gateways = Awaited<ReturnType<typeof startGateways>>;
type Provider = keyof Gateways['gateways'];

const buy = async (
  context: PaymentsContext,
  { gateways, payments }: Gateways,
  personId: string,
  provider: Provider,
): Promise<Order> => {
  const gateway = payments.gateways.get(provider);
  if (gateway === undefined) throw new Error('This gateway is not open.');
  const wanted = { personId, item: 'gold-12', promoCode: null, soldTiers: ['Gold'] } as const;
  const { order, go } = await beginOrder(context, gateway, { ...wanted, key: randomUUID() });
  const form = go.kind === 'form' ? { method: 'POST', body: new URLSearchParams(go.fields) } : {};
  await fetch(go.address, form);
  const payment = gateways[provider].book.byOrder(order.id);
  if (payment !== undefined) payment.state = 'paid';
  await checkOrder(context, order);
  return context.registry
    .selectFrom('payment_order')
    .selectAll()
    .where('id', '=', order.id)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
};

/** A registry with gateways beside it, and the environment by which a command finds both. */
export const openTill = async () => {
  const { url, registry, close } = await testRegistry(4);
  const started = await startGateways();
  const { gateways: standIns, environment, payments } = started;
  // The command has the clock of the machine, and so have the orders it is about.
  const context: PaymentsContext = { registry, payments, clock: () => instant(Date.now()) };
  let people = 0;
  return {
    registry,
    standIns,
    environment: { ...environment, DATABASE_URL: url },
    /** What the gateway of an order has of it. */
    atGateway: (orderId: string) =>
      Object.values(standIns).flatMap(({ book }) => book.byOrder(orderId)?.state ?? [])[0],
    /** A paid order of somebody new. */
    buy: async (provider: Provider): Promise<Order> => {
      people += 1;
      const phone = phoneNumber(`9841${String(people).padStart(6, '0')}`);
      const person = { phone, name: 'Maya', passwordHash: '-' };
      const personId = await insertPerson(registry, person, new Date(context.clock()));
      return buy(context, started, personId ?? '', provider);
    },
    close: async (): Promise<void> => {
      await started.stop();
      await close();
    },
  };
};

export type Till = Awaited<ReturnType<typeof openTill>>;
