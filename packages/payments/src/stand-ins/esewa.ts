import { isSameText } from '../constant-time.ts';
import { signEsewa } from '../gateways/esewa.ts';
import { amountOf } from '../raw-json.ts';
import { type Book, type Payment, type PaymentState, under, wasPaid } from './book.ts';
import { pageOf } from './page.ts';
import { type Asked, type Protocol, type Said, type StandIn, startStandIn } from './server.ts';

type Settings = { readonly productCode: string; readonly secret: string };

const STATUS: Record<PaymentState, string> = {
  begun: 'PENDING',
  pending: 'PENDING',
  paid: 'COMPLETE',
  canceled: 'CANCELED',
  'partly-refunded': 'PARTIAL_REFUND',
  refunded: 'FULL_REFUND',
};

/** `1,000.0`: their answers group the digits and show one decimal where that is enough. */
const grouped = (amount: number): string =>
  (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 2 });

const begin = (book: Book, { productCode, secret }: Settings, { form }: Asked): Said => {
  const value = (name: string): string => form.get(name) ?? '';
  const names = value('signed_field_names').split(',');
  const signed = signEsewa(
    secret,
    names.map((name) => [name, value(name)]),
  );
  const amount = amountOf(value('total_amount'));
  const parts = ['amount', 'tax_amount', 'product_service_charge', 'product_delivery_charge'];
  const sum = parts.reduce((total, name) => total + (amountOf(value(name)) ?? Number.NaN), 0);
  if (!isSameText(signed, value('signature')))
    return { status: 400, html: 'ES104: Invalid payload signature.' };
  if (value('product_code') !== productCode || amount === null || sum !== amount)
    return { status: 400, html: 'The request is not valid.' };
  if (book.byOrder(value('transaction_uuid'))?.state === 'paid')
    return { status: 409, html: 'Duplicate transaction UUID.' };
  const payment = book.begin({
    order: value('transaction_uuid'),
    amount,
    successUrl: value('success_url'),
    failureUrl: value('failure_url'),
  });
  return { html: pageOf('eSewa', payment) };
};

const statusOf = (book: Book, { productCode }: Settings, { url }: Asked): Said => {
  const asked = (name: string): string => url.searchParams.get(name) ?? '';
  const payment = book.byOrder(asked('transaction_uuid'));
  const isAsked = payment !== undefined && amountOf(asked('total_amount')) === payment.amount;
  if (!isAsked || asked('product_code') !== productCode)
    return { json: '{"status":"NOT_FOUND","ref_id":null}' };
  const told = under(book.faults.lie, payment);
  const state = book.told(payment);
  const fields = [
    `"product_code":${JSON.stringify(told.isOurMerchant ? productCode : 'OTHERSHOP')}`,
    `"transaction_uuid":${JSON.stringify(told.order)}`,
    `"total_amount":${(told.amount / 100).toFixed(told.amount % 10 === 0 ? 1 : 2)}`,
    `"status":"${STATUS[state]}"`,
    `"ref_id":${wasPaid(state) ? JSON.stringify(told.txnId) : 'null'}`,
  ];
  return { json: `{${fields.join(',')}}` };
};

/** The `data` with which the browser comes back. */
export const esewaReturn = ({ productCode, secret }: Settings, payment: Payment): string => {
  const names = 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names';
  const fields: [string, string][] = [
    ['transaction_code', payment.txnId],
    ['status', 'COMPLETE'],
    ['total_amount', grouped(payment.amount)],
    ['transaction_uuid', payment.order],
    ['product_code', productCode],
    ['signed_field_names', names],
  ];
  const data = { ...Object.fromEntries(fields), signature: signEsewa(secret, fields) };
  return Buffer.from(JSON.stringify(data)).toString('base64');
};

const protocol = (settings: Settings): Protocol => ({
  name: 'eSewa',
  back: (payment) => {
    if (payment.state !== 'paid') return payment.failureUrl;
    const address = new URL(payment.successUrl);
    address.searchParams.set('data', esewaReturn(settings, payment));
    return address.href;
  },
  routes: (book) => [
    {
      method: 'POST',
      path: /^\/api\/epay\/main\/v2\/form$/,
      isApi: false,
      answer: (asked) => begin(book, settings, asked),
    },
    {
      method: 'GET',
      path: /^\/api\/epay\/transaction\/status\/$/,
      isApi: true,
      answer: (asked) => statusOf(book, settings, asked),
    },
  ],
});

export const startEsewa = (settings: Settings, port = 0): Promise<StandIn> =>
  startStandIn(protocol(settings), port);
