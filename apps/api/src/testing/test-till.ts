import { randomUUID } from 'node:crypto';
import { instant } from '@chuli/kernel';
import { GATEWAY_IDS } from '@chuli/payments';
import { NO_FAULTS, type StandIn, type StandIns, startStandIns } from '@chuli/payments/stand-ins';
import { pino } from 'pino';
import { type PaymentsContext, PaymentsEnvironment, openPayments, paymentsOf } from '@chuli/billing';
import { type TestPeople, openTestPeople } from './test-people.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export type Provider = keyof StandIns;
type Reply = {
  order: { id: string; state: string; receipt: string | null };
  go: { address: string; fields?: Record<string, string> };
};

/** Somebody new who signs in again when the token has run out. */
const signInNewcomer = async (people: TestPeople) => {
  const person = await people.settle();
  let [access, until] = ['', 0];
  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    if (people.now() >= until) {
      ({ access } = await people.signIn(person.phone));
      until = people.now() + 10 * 60_000;
    }
    return people.call(method, path, body, { access });
  };
  return {
    ...person,
    call,
    begin: async (provider: Provider, item = 'gold-12', key: string = randomUUID()): Promise<Reply> => {
      const { status, body } = await call('POST', `/payment/${provider}/initiate/`, { item, key });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body as Reply;
    },
    verify: async (provider: Provider, order: string, data?: string) =>
      (await call('POST', `/payment/${provider}/verify/`, { order, ...(data === undefined ? {} : { data }) }))
        .body,
    features: async () => (await call('GET', '/membership/package/status/')).body['tier'],
  };
};

/** What a browser does: goes to the gateway, and the person chooses there. */
const chooseAt = async (standIn: StandIn, { go }: Reply, act: string): Promise<string> => {
  const page = await fetch(
    go.address,
    go.fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(go.fields) },
  );
  const payment = /name="payment" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const body = new URLSearchParams({ payment, act });
  const reply = await fetch(`${standIn.url}/pay`, { method: 'POST', body, redirect: 'manual' });
  return reply.headers.get('location') ?? '';
};

/** People who can buy, from gateways that do as they are told. */
export const openTestTill = async (opened: readonly Provider[] = GATEWAY_IDS) => {
  const { gateways: standIns, environment, stop } = await startStandIns({ origin: 'https://chuli.app' });
  const settings = {
    ...environment,
    CHULI_PAYMENTS: opened.join(','),
    CHULI_PAYMENT_WINDOW_SECONDS: String(HOUR / 1_000),
  };
  const { gateways = [] } = paymentsOf(PaymentsEnvironment.parse(settings), 'development');
  const people = await openTestPeople({}, { payments: { gateways, pauseMs: 0 } });
  const payments = openPayments(pino({ level: 'silent' }), { gateways, pauseMs: 0 });
  const context: PaymentsContext = {
    registry: people.registry,
    clock: () => instant(people.now()),
    payments,
  };
  return {
    standIns,
    people,
    context,
    signedIn: () => signInNewcomer(people),
    choose: (provider: Provider, begun: Reply, act: string) => chooseAt(standIns[provider], begun, act),
    mendGateways: (): void => {
      for (const { book } of Object.values(standIns)) book.faults = { ...NO_FAULTS, stale: [] };
    },
    close: async (): Promise<void> => {
      await people.close();
      await stop();
    },
  };
};

export type TestTill = Awaited<ReturnType<typeof openTestTill>>;
