import { createHmac } from 'node:crypto';
import { type Instant, kathmanduDate } from '@chuli/kernel';
import { isSameText } from '../constant-time.ts';
import {
  type Gateway,
  type PaidOrder,
  type ReturnAddresses,
  type Verdict,
  failed,
  pending,
  unknown,
} from '../gateway.ts';
import { ask } from '../http.ts';
import { amountOf, rawFields } from '../raw-json.ts';

/** Fonepay web, v2.0 of September 2020, and its server-side `txnVerification`. Amounts are rupees. */
export type FonepaySettings = {
  /** Where the browser goes: `https://clientapi.fonepay.com`. */
  readonly baseUrl: string;
  /** Where we ask: `https://merchantapi.fonepay.com/api`. */
  readonly verifyUrl: string;
  readonly merchantCode: string;
  readonly secret: string;
  readonly username: string;
  readonly password: string;
  readonly windowMs: number;
};

export const FONEPAY_WINDOW_MS = 30 * 60_000;
/** The path as their signature names it, whatever stands before it. */
const VERIFICATION = '/merchant/merchantDetailsForThirdParty/txnVerification';

const REQUEST_SIGNS = ['PID', 'MD', 'PRN', 'AMT', 'CRN', 'DT', 'R1', 'R2', 'RU'] as const;
const RETURN_SIGNS = ['PRN', 'PID', 'PS', 'RC', 'UID', 'BC', 'INI', 'P_AMT', 'R_AMT'] as const;

/** Hex HMAC-SHA512 over the values joined by commas, not URL-encoded. */
export const signFonepay = (secret: string, values: readonly string[]): string =>
  createHmac('sha512', secret).update(values.join(',')).digest('hex');

const twoDecimals = (amount: number): string => (amount / 100).toFixed(2);

/** `2026-11-15` as 11/15/2026. */
const dayOf = (at: Instant): string => {
  const [year, month, day] = kathmanduDate(at).split('-');
  return `${month}/${day}/${year}`;
};

export const fonepayRequest = (
  { merchantCode, secret }: FonepaySettings,
  returns: ReturnAddresses,
  order: PaidOrder,
): Record<string, string> => {
  const fields: Record<(typeof REQUEST_SIGNS)[number], string> = {
    PID: merchantCode,
    MD: 'P',
    PRN: order.reference,
    AMT: twoDecimals(order.amount),
    CRN: 'NPR',
    DT: dayOf(order.createdAt),
    R1: order.title.slice(0, 50),
    R2: 'N/A',
    RU: returns.success(order.id),
  };
  return {
    ...fields,
    DV: signFonepay(
      secret,
      REQUEST_SIGNS.map((name) => fields[name]),
    ),
  };
};

/** The query with which the browser came back. What was asked for is R_AMT; P_AMT may hold a charge or a discount. */
const isSignedReturn = (
  query: string,
  { secret, merchantCode }: FonepaySettings,
  order: PaidOrder,
): boolean => {
  const fields = new URLSearchParams(query);
  const values = RETURN_SIGNS.map((name) => fields.get(name) ?? '');
  return (
    isSameText(signFonepay(secret, values), (fields.get('DV') ?? '').toLowerCase()) &&
    fields.get('PRN') === order.reference &&
    fields.get('PID') === merchantCode &&
    amountOf(fields.get('R_AMT') ?? undefined) === order.amount
  );
};

const paidBy = (fields: Map<string, string>, raw: string, order: PaidOrder): Verdict => {
  const gatewayTxnId = fields.get('fonepayTraceId') ?? '';
  if (gatewayTxnId === '' || gatewayTxnId === 'null') return unknown('success without a trace');
  if (amountOf(fields.get('amount')) !== order.amount) return unknown('the answer is about another amount');
  return { kind: 'paid', gatewayTxnId, amount: order.amount, raw };
};

const verdictOf = (text: string, order: PaidOrder, settings: FonepaySettings, now: Instant): Verdict => {
  const fields = rawFields(text);
  if (
    fields === null ||
    fields.get('prn') !== order.reference ||
    fields.get('merchantCode') !== settings.merchantCode
  )
    return unknown('the answer is about another order or merchant');
  const status = fields.get('paymentStatus')?.toLowerCase() ?? '';
  if (status === 'failed' && now >= order.expiresAt) return failed(status);
  if (status === 'failed' || status === 'pending') return pending;
  if (status !== 'success') return unknown(`status ${status.slice(0, 40)}`);
  return paidBy(fields, text, order);
};

/** The headers of a question to their merchant API. */
export const fonepayHeaders = (
  { username, password, secret }: FonepaySettings,
  body: string,
): { authorization: string; auth: string } => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
  auth: signFonepay(secret, [username, password, 'POST', 'application/json', VERIFICATION, body]),
});

export const fonepay = (settings: FonepaySettings, returns: ReturnAddresses): Gateway => ({
  id: 'fonepay',
  name: 'Fonepay',
  windowMs: settings.windowMs,
  start: (order) => {
    const address = new URL('/api/merchantRequest', settings.baseUrl);
    address.search = new URLSearchParams(fonepayRequest(settings, returns, order)).toString();
    return Promise.resolve({
      go: { kind: 'redirect', address: address.href },
      gatewayRef: null,
      expiresAt: null,
    });
  },
  lookup: async (order, now) => {
    const json = JSON.stringify({
      prn: order.reference,
      merchantCode: settings.merchantCode,
      amount: twoDecimals(order.amount),
    });
    const { text } = await ask({
      method: 'POST',
      url: `${settings.verifyUrl}${VERIFICATION}`,
      headers: fonepayHeaders(settings, json),
      json,
    });
    return verdictOf(text, order, settings, now);
  },
  isGenuine: (data, order) => isSignedReturn(data, settings, order),
});
