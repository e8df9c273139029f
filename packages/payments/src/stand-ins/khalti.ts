import { readObject, textOf, wholeOf } from '../read-json.ts';
import { type Book, type PaymentState, under, wasPaid } from './book.ts';
import { type Asked, type Protocol, type Said, type StandIn, startStandIn } from './server.ts';

type Settings = { readonly secret: string; readonly expiresInSeconds?: number };

const LINK_SECONDS = 3_600;
const LEAST = 1_000;

const STATUS: Record<PaymentState, string> = {
  begun: 'Initiated',
  pending: 'Pending',
  paid: 'Completed',
  canceled: 'User canceled',
  'partly-refunded': 'Partially refunded',
  refunded: 'Refunded',
};

const refused = (body: object, status = 400): Said => ({ status, json: JSON.stringify(body) });

const withKey =
  ({ secret }: Settings, answer: (asked: Asked, part: string) => Said) =>
  (asked: Asked, part: string): Said =>
    asked.headers.authorization === `Key ${secret}`
      ? answer(asked, part)
      : refused({ detail: 'Invalid token.', status_code: 401 }, 401);

const initiate = (
  book: Book,
  url: string,
  { expiresInSeconds = LINK_SECONDS }: Settings,
  { text }: Asked,
): Said => {
  const json = readObject(text);
  const amount = wholeOf(json, 'amount');
  const order = textOf(json, 'purchase_order_id');
  const back = textOf(json, 'return_url');
  if (amount === null || amount < LEAST)
    return refused({
      amount: ['Amount should be greater than Rs. 10, that is 1000 paisa.'],
      error_key: 'validation_error',
    });
  if (!order || !back || !textOf(json, 'purchase_order_name') || !textOf(json, 'website_url'))
    return refused({ detail: 'This field may not be blank.', error_key: 'validation_error' });
  const payment = book.begin({ order, amount, successUrl: back, failureUrl: back });
  const said = {
    pidx: payment.id,
    payment_url: `${url}/pay?payment=${payment.id}`,
    expires_at: new Date(Date.now() + expiresInSeconds * 1_000).toISOString(),
    expires_in: expiresInSeconds,
  };
  return { json: JSON.stringify(said) };
};

const lookup = (book: Book, { text }: Asked): Said => {
  const payment = book.byId(textOf(readObject(text), 'pidx') ?? '');
  if (payment === undefined) return refused({ detail: 'Not found.', error_key: 'validation_error' }, 404);
  const told = under(book.faults.lie, payment);
  const state = book.told(payment);
  const said = {
    pidx: book.faults.lie === 'order' || !told.isOurMerchant ? 'anotherpidx' : payment.id,
    total_amount: told.amount,
    status: STATUS[state],
    transaction_id: wasPaid(state) ? told.txnId : null,
    fee: 0,
    refunded: state === 'refunded' || state === 'partly-refunded',
  };
  return { status: state === 'canceled' ? 400 : 200, json: JSON.stringify(said) };
};

const refund = (book: Book, txnId: string): Said => {
  const payment = book.byTxn(decodeURIComponent(txnId));
  if (payment?.state !== 'paid') return refused({ detail: 'Transaction cannot be refunded.' });
  payment.state = 'refunded';
  return { json: '{"detail":"Transaction refund successful."}' };
};

const protocol = (settings: Settings): Protocol => ({
  name: 'Khalti',
  back: (payment) => {
    const address = new URL(payment.successUrl);
    const fields = {
      pidx: payment.id,
      status: STATUS[payment.state],
      transaction_id: payment.state === 'paid' ? payment.txnId : '',
      amount: String(payment.amount),
      purchase_order_id: payment.order,
    };
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
    return address.href;
  },
  routes: (book, url) => [
    {
      method: 'POST',
      path: /^\/api\/v2\/epayment\/initiate\/$/,
      isApi: true,
      answer: withKey(settings, (asked) => initiate(book, url, settings, asked)),
    },
    {
      method: 'POST',
      path: /^\/api\/v2\/epayment\/lookup\/$/,
      isApi: true,
      answer: withKey(settings, (asked) => lookup(book, asked)),
    },
    {
      method: 'POST',
      path: /^\/api\/merchant-transaction\/([^/]+)\/refund\/$/,
      isApi: true,
      answer: withKey(settings, (_, part) => refund(book, part)),
    },
  ],
});

export const startKhalti = (settings: Settings, port = 0): Promise<StandIn> =>
  startStandIn(protocol(settings), port);
