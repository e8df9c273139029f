import { createPublicKey, verify } from 'node:crypto';
import { readObject, textOf } from '../read-json.ts';
import { type Book, type PaymentState, under } from './book.ts';
import { pageOf } from './page.ts';
import { type Asked, type Protocol, type Said, type StandIn, startStandIn } from './server.ts';

type Settings = {
  readonly merchantId: string;
  readonly appId: string;
  readonly password: string;
  /** PEM of the merchant's public key. */
  readonly publicKey: string;
  /** As registered with them. */
  readonly successUrl: string;
  readonly failureUrl: string;
};

const STATUS: Record<PaymentState, string> = {
  begun: 'ERROR',
  pending: 'ERROR',
  paid: 'SUCCESS',
  canceled: 'FAILED',
  'partly-refunded': 'ERROR',
  refunded: 'ERROR',
};

const FORM = ['MERCHANTID', 'APPID', 'APPNAME', 'TXNID', 'TXNDATE', 'TXNCRNCY', 'TXNAMT', 'REFERENCEID'];

const isSigned = ({ publicKey }: Settings, text: string, token: string): boolean =>
  verify('sha256', Buffer.from(text), createPublicKey(publicKey), Buffer.from(token, 'base64'));

const begin = (book: Book, settings: Settings, { form }: Asked): Said => {
  const value = (name: string): string => form.get(name) ?? '';
  const names = [...FORM, 'REMARKS', 'PARTICULARS'];
  const text = `${names.map((name) => `${name}=${value(name)}`).join(',')},TOKEN=TOKEN`;
  if (!isSigned(settings, text, value('TOKEN'))) return { status: 400, html: 'Invalid token.' };
  const { successUrl, failureUrl } = settings;
  const back = (address: string): string => `${address}?TXNID=${encodeURIComponent(value('TXNID'))}`;
  const payment = book.begin({
    order: value('TXNID'),
    amount: Number(value('TXNAMT')),
    successUrl: back(successUrl),
    failureUrl: back(failureUrl),
  });
  return { html: pageOf('connectIPS', payment) };
};

const validate = (book: Book, settings: Settings, { text, headers }: Asked): Said => {
  const basic = Buffer.from(`${settings.appId}:${settings.password}`).toString('base64');
  if (headers.authorization !== `Basic ${basic}`) return { status: 401, json: '{}' };
  const json = readObject(text);
  const value = (name: string): string => textOf(json, name) ?? '';
  const signed = `MERCHANTID=${value('merchantId')},APPID=${value('appId')},REFERENCEID=${value('referenceId')},TXNAMT=${value('txnAmt')}`;
  if (!isSigned(settings, signed, value('token'))) return { status: 400, json: '{"status":"ERROR"}' };
  const payment = book.byOrder(value('referenceId'));
  const told = payment && under(book.faults.lie, payment);
  const said = {
    merchantId: told?.isOurMerchant === false ? '999' : settings.merchantId,
    appId: settings.appId,
    referenceId: told?.order ?? value('referenceId'),
    txnAmt: String(told?.amount ?? value('txnAmt')),
    status: payment === undefined ? 'FAILED' : STATUS[book.told(payment)],
  };
  return { json: JSON.stringify(said) };
};

const protocol = (settings: Settings): Protocol => ({
  name: 'connectIPS',
  back: ({ state, successUrl, failureUrl }) => (state === 'paid' ? successUrl : failureUrl),
  routes: (book) => [
    {
      method: 'POST',
      path: /^\/connectipswebgw\/loginpage$/,
      isApi: false,
      answer: (asked) => begin(book, settings, asked),
    },
    {
      method: 'POST',
      path: /^\/connectipswebws\/api\/creditor\/validatetxn$/,
      isApi: true,
      answer: (asked) => validate(book, settings, asked),
    },
  ],
});

export const startConnectIps = (settings: Settings, port = 0): Promise<StandIn> =>
  startStandIn(protocol(settings), port);
