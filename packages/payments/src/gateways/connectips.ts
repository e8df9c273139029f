import { createPrivateKey, sign } from 'node:crypto';
import { type Instant, kathmanduDate } from '@chuli/kernel';
import { type Gateway, type PaidOrder, type Verdict, failed, unknown } from '../gateway.ts';
import { ask } from '../http.ts';
import { readObject, textOf } from '../read-json.ts';

/** connectIPS of NCHL. Amounts are paisa; the return addresses are registered with NCHL, not sent. */
export type ConnectIpsSettings = {
  readonly baseUrl: string;
  readonly merchantId: string;
  readonly appId: string;
  readonly appName: string;
  readonly password: string;
  /** PEM of the RSA key that NCHL knows the public half of. */
  readonly privateKey: string;
  readonly windowMs: number;
};

const TIMEOUT_MS = 30_000;
export const CONNECTIPS_WINDOW_MS = 30 * 60_000;

/** SHA256withRSA over the text, in base64. */
export const signConnectIps = (privateKey: string, text: string): string =>
  sign('sha256', Buffer.from(text), createPrivateKey(privateKey)).toString('base64');

/** `2026-11-15` as 15-11-2026. */
const dayOf = (at: Instant): string => kathmanduDate(at).split('-').toReversed().join('-');

const written = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');

export const connectIpsForm = (settings: ConnectIpsSettings, order: PaidOrder): Record<string, string> => {
  const fields = {
    MERCHANTID: settings.merchantId,
    APPID: settings.appId,
    APPNAME: settings.appName,
    TXNID: order.reference,
    TXNDATE: dayOf(order.createdAt),
    TXNCRNCY: 'NPR',
    TXNAMT: String(order.amount),
    REFERENCEID: order.reference,
    REMARKS: 'package',
    PARTICULARS: 'package',
    TOKEN: 'TOKEN',
  };
  return { ...fields, TOKEN: signConnectIps(settings.privateKey, written(fields)) };
};

/** What is asked about an order, with its token. */
export const connectIpsQuestion = (
  { merchantId, appId, privateKey }: ConnectIpsSettings,
  { reference, amount }: PaidOrder,
): Record<string, string> => {
  const asked = { MERCHANTID: merchantId, APPID: appId, REFERENCEID: reference, TXNAMT: String(amount) };
  return {
    merchantId,
    appId,
    referenceId: reference,
    txnAmt: String(amount),
    token: signConnectIps(privateKey, written(asked)),
  };
};

/** ERROR is not FAILED: the bank may yet say otherwise. FAILED is also said of what nobody has begun. */
const verdictOf = (text: string, order: PaidOrder, settings: ConnectIpsSettings, now: Instant): Verdict => {
  const json = readObject(text);
  const isAbout =
    textOf(json, 'referenceId') === order.reference &&
    textOf(json, 'merchantId') === settings.merchantId &&
    String(json['txnAmt']) === String(order.amount);
  if (!isAbout) return unknown('the answer is about another order, amount or merchant');
  switch (textOf(json, 'status') ?? '') {
    case 'SUCCESS':
      return { kind: 'paid', gatewayTxnId: order.reference, amount: order.amount, raw: text };
    case 'FAILED':
      return now >= order.expiresAt ? failed('FAILED') : { kind: 'pending' };
    default:
      return unknown(`status ${String(json['status']).slice(0, 40)}`);
  }
};

export const connectIps = (settings: ConnectIpsSettings): Gateway => ({
  id: 'connectips',
  name: 'connectIPS',
  windowMs: settings.windowMs,
  start: (order) =>
    Promise.resolve({
      go: {
        kind: 'form',
        address: new URL('/connectipswebgw/loginpage', settings.baseUrl).href,
        fields: connectIpsForm(settings, order),
      },
      gatewayRef: null,
      expiresAt: null,
    }),
  lookup: async (order, now) => {
    const basic = Buffer.from(`${settings.appId}:${settings.password}`).toString('base64');
    const { text } = await ask({
      method: 'POST',
      url: new URL('/connectipswebws/api/creditor/validatetxn', settings.baseUrl).href,
      headers: { authorization: `Basic ${basic}` },
      json: JSON.stringify(connectIpsQuestion(settings, order)),
      timeoutMs: TIMEOUT_MS,
    });
    return verdictOf(text, order, settings, now);
  },
});
