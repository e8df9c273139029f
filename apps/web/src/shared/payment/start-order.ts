import type { SentReplyOf } from '@chuli/contracts';
import { sendCall } from '../../api/send-call.ts';
import { forgetOrderKeys, orderKey } from './order-key.ts';

type Started = SentReplyOf<'POST /payment/{provider}/initiate/'>;
export type Order = Started['order'];
export type Provider = Order['provider'];
type Go = Started['go'];

type Purchase = { provider: Provider; item: string; promo: string };

const initiate = ({ provider, item, promo }: Purchase): Promise<Started> =>
  sendCall('POST /payment/{provider}/initiate/', {
    params: { provider },
    body: {
      item,
      key: orderKey({ provider, item, promo }),
      ...(promo !== '' && { promo_code: promo }),
    },
  });

/** An order that ended without money is over: trying again is a new order, under a new key. */
const isOver = ({ state }: Order): boolean =>
  state === 'failed' || state === 'expired' || state === 'refunded';

export const startOrder = async (purchase: Purchase): Promise<Started> => {
  const started = await initiate(purchase);
  if (!isOver(started.order)) return started;
  forgetOrderKeys();
  return await initiate(purchase);
};

/** The form that the browser sends to the gateway; what is in it was made and signed by the server. */
const formOf = ({ address, fields }: Extract<Go, { kind: 'form' }>): HTMLFormElement => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  return form;
};

/** Leaves for the gateway. */
export const goToGateway = (go: Go): void => {
  if (!/^https?:\/\//.test(go.address)) throw new Error('A gateway has an address of the web.');
  if (go.kind === 'redirect') {
    window.location.assign(go.address);
    return;
  }
  const form = formOf(go);
  document.body.append(form);
  form.submit();
};
