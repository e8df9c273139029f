import { createHmac } from 'node:crypto';
import type { Instant } from '@chuli/kernel';
import { isSameText } from '../constant-time.ts';
import {
  type Gateway,
  type MoneyVerdict,
  type PaidOrder,
  type ReturnAddresses,
  type Verdict,
  failed,
  pending,
  unknown,
} from '../gateway.ts';
import { ask } from '../http.ts';
import { amountOf, rawFields, rupeesText } from '../raw-json.ts';

/** eSewa ePay v2 (developer.esewa.com.np/pages/Epay). Two addresses: one takes the form, one tells the status. */
export type EsewaSettings = {
  readonly formUrl: string;
  readonly statusUrl: string;
  readonly productCode: string;
  readonly secret: string;
  readonly windowMs: number;
};

const SIGNED = ['total_amount', 'transaction_uuid', 'product_code'] as const;
/** What an answer has to sign to say anything. Our own form signs the first three of these, in everyone's sight. */
const ANSWER_SIGNS = ['transaction_code', 'status', ...SIGNED, 'signed_field_names'] as const;

const MINUTE_MS = 60_000;
export const ESEWA_WINDOW_MS = 60 * MINUTE_MS;

export const signEsewa = (secret: string, fields: readonly (readonly [string, string])[]): string =>
  createHmac('sha256', secret)
    .update(fields.map(([name, value]) => `${name}=${value}`).join(','))
    .digest('base64');

/** The fields of the `data` with which eSewa sends the browser back; null unless eSewa signed all that matters. */
export const readEsewaReturn = (data: string, secret: string): Map<string, string> | null => {
  const fields = rawFields(Buffer.from(data, 'base64').toString('utf8'));
  const signature = fields?.get('signature');
  const names = fields?.get('signed_field_names')?.split(',') ?? [];
  if (!fields || signature === undefined || !ANSWER_SIGNS.every((name) => names.includes(name))) return null;
  const signed = signEsewa(
    secret,
    names.map((name) => [name, fields.get(name) ?? '']),
  );
  return isSameText(signed, signature) ? fields : null;
};

const isAbout = (fields: Map<string, string>, order: PaidOrder, { productCode }: EsewaSettings): boolean =>
  fields.get('transaction_uuid') === order.id &&
  fields.get('product_code') === productCode &&
  amountOf(fields.get('total_amount')) === order.amount;

const WAITING = new Set(['PENDING', 'AMBIGUOUS']);
const LAST_WORDS = new Set(['NOT_FOUND', 'CANCELED']);
const MONEY: ReadonlyMap<string, MoneyVerdict['kind']> = new Map([
  ['COMPLETE', 'paid'],
  ['PARTIAL_REFUND', 'partly-refunded'],
  ['FULL_REFUND', 'refunded'],
]);

/** PENDING, AMBIGUOUS and an outage are no last word; NOT_FOUND and CANCELED are one only when the time is over. */
const verdictOf = (fields: Map<string, string>, raw: string, order: PaidOrder, now: Instant): Verdict => {
  const status = fields.get('status') ?? '';
  if (WAITING.has(status)) return pending;
  if (LAST_WORDS.has(status)) return now >= order.expiresAt ? failed(status) : pending;
  const kind = MONEY.get(status);
  if (kind === undefined) return unknown(`status ${status.slice(0, 40)}`);
  const gatewayTxnId = fields.get('ref_id') ?? '';
  if (gatewayTxnId === '' || gatewayTxnId === 'null') return unknown(`${kind} without a reference`);
  return { kind, gatewayTxnId, amount: order.amount, raw };
};

const statusAddress = ({ statusUrl, productCode }: EsewaSettings, order: PaidOrder): string => {
  const address = new URL(statusUrl);
  address.searchParams.set('product_code', productCode);
  address.searchParams.set('total_amount', rupeesText(order.amount));
  address.searchParams.set('transaction_uuid', order.id);
  return address.href;
};

export const esewaForm = (
  settings: EsewaSettings,
  returns: ReturnAddresses,
  order: PaidOrder,
): Record<string, string> => {
  const total = rupeesText(order.amount);
  const signed = [
    ['total_amount', total],
    ['transaction_uuid', order.id],
    ['product_code', settings.productCode],
  ] as const;
  return {
    amount: total,
    tax_amount: '0',
    product_service_charge: '0',
    product_delivery_charge: '0',
    ...Object.fromEntries(signed),
    success_url: returns.success(order.id),
    failure_url: returns.failure(order.id),
    signed_field_names: SIGNED.join(','),
    signature: signEsewa(settings.secret, signed),
  };
};

export const esewa = (settings: EsewaSettings, returns: ReturnAddresses): Gateway => ({
  id: 'esewa',
  name: 'eSewa',
  windowMs: settings.windowMs,
  start: (order) =>
    Promise.resolve({
      go: { kind: 'form', address: settings.formUrl, fields: esewaForm(settings, returns, order) },
      gatewayRef: null,
      expiresAt: null,
    }),
  lookup: async (order, now) => {
    const { status, text } = await ask({ method: 'GET', url: statusAddress(settings, order) });
    const fields = rawFields(text);
    if (fields === null || !fields.has('status')) return unknown(`answered ${status} without a status`);
    // What was never begun there is told without its particulars.
    if (fields.get('status') !== 'NOT_FOUND' && !isAbout(fields, order, settings))
      return unknown('the answer is about another order, amount or merchant');
    return verdictOf(fields, text, order, now);
  },
  isGenuine: (data, order) => {
    const fields = readEsewaReturn(data, settings.secret);
    return fields !== null && isAbout(fields, order, settings);
  },
});
