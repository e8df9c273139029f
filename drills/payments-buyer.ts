import { randomUUID } from 'node:crypto';
import { waitUntil } from '@chuli/harness';
import { addPerson, phoneOf, refreshWith, signedIn } from './tokens-people.ts';
import type { Answer } from './tokens-place.ts';
import { type DrillProvider, type PaymentsPlace } from './payments-place.ts';

type Go = { address: string; fields?: Record<string, string> };

/** Somebody with one order; what the gateway has of them is known here, not asked of the product. */
export type Buyer = {
  readonly provider: DrillProvider;
  readonly personId: string;
  readonly orderId: () => string;
  readonly hasPaid: () => boolean;
  /** Makes the order, or asks for it again by the same key. */
  begin: () => Promise<Answer>;
  /** At the gateway's page. Returns the address to which the gateway sends the browser. */
  choose: (act: 'confirm' | 'cancel' | 'wait') => Promise<string>;
  verify: (more?: { data?: string; by?: string }) => Promise<string>;
  state: () => Promise<string>;
  /** Waits until the order has this state. */
  until: (state: string, patienceMs?: number) => Promise<void>;
};

const PATIENCE_MS = 60_000;
let people = 0;

const open = async (place: PaymentsPlace) => {
  people += 1;
  const personId = await addPerson(place, phoneOf('985', people));
  const browser = await signedIn(place, personId);
  const { status, body } = await refreshWith(place, browser.refresh, browser);
  if (status !== 200) throw new Error(`nobody is let in: ${status}`);
  return { personId, headers: { authorization: `Bearer ${String(body['access'])}` } };
};

const paymentOn = (page: string): string => /name="payment" value="([^"]+)"/.exec(page)?.[1] ?? '';

export const newBuyer = async (
  place: PaymentsPlace,
  provider: DrillProvider,
  item = 'gold-12',
): Promise<Buyer> => {
  const { personId, headers } = await open(place);
  const key = randomUUID();
  let [orderId, hasPaid] = ['', false];
  let go: Go | null = null;
  const stateOf = async (): Promise<string> => {
    const found = await place.registry
      .selectFrom('payment_order')
      .select('state')
      .where('id', '=', orderId)
      .executeTakeFirst();
    return found?.state ?? 'none';
  };
  return {
    provider,
    personId,
    orderId: () => orderId,
    hasPaid: () => hasPaid,
    begin: async () => {
      const answer = await place.send({
        path: `/payment/${provider}/initiate/`,
        body: { item, key },
        headers,
      });
      if (answer.status === 200) {
        orderId = (answer.body['order'] as { id: string }).id;
        go = answer.body['go'] as Go;
      }
      return answer;
    },
    choose: async (act) => {
      if (go === null) throw new Error('nobody was told the way');
      const form = go.fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(go.fields) };
      const page = await (await fetch(go.address, form)).text();
      const body = new URLSearchParams({ payment: paymentOn(page), act });
      const { url } = place.gateways[provider];
      const reply = await fetch(`${url}/pay`, { method: 'POST', body, redirect: 'manual' });
      if (reply.status !== 302) throw new Error(`the gateway answered ${reply.status}`);
      hasPaid ||= act === 'confirm';
      return reply.headers.get('location') ?? '';
    },
    verify: async ({ data, by } = {}) => {
      const body = { order: orderId, ...(data === undefined ? {} : { data }) };
      const from = by === undefined ? {} : { from: by };
      const answer = await place.send({ path: `/payment/${provider}/verify/`, body, headers, ...from });
      const { state, code } = answer.body;
      return typeof state === 'string' ? state : `${answer.status} ${JSON.stringify(code)}`;
    },
    state: stateOf,
    until: async (state, patienceMs = PATIENCE_MS) => {
      const isThere = async (): Promise<boolean> => (await stateOf()) === state;
      await waitUntil(isThere, `${provider} order ${orderId} is ${state}`, patienceMs, 100);
    },
  };
};
