import { type Instant, instant, paisa } from '@chuli/kernel';
import {
  type Gateway,
  GatewayError,
  GatewayRefusal,
  type MoneyVerdict,
  type PaidOrder,
  type ReturnAddresses,
  type Verdict,
  failed,
  pending,
  unknown,
} from '../gateway.ts';
import { ask } from '../http.ts';
import { type Json, readObject, textOf, wholeOf } from '../read-json.ts';

/** Khalti ePayment, KPG-2 (docs.khalti.com/khalti-epayment). Amounts are paisa. */
export type KhaltiSettings = {
  /** `https://khalti.com`, or the sandbox. */
  readonly baseUrl: string;
  readonly secret: string;
  readonly windowMs: number;
};

const OK = 200;
const MINUTE_MS = 60_000;
export const KHALTI_WINDOW_MS = 60 * MINUTE_MS;

const LAST_WORDS = new Set(['User canceled', 'Expired', 'Failed']);
const WAITING = new Set(['Pending', 'Initiated']);

/** A partial refund may leave the status as it was: then the boolean alone tells of it, and not how much went back. */
const moneyOf = (status: string, isRefunded: boolean): MoneyVerdict['kind'] | null => {
  if (status === 'Refunded') return 'refunded';
  if (isRefunded || status === 'Partially refunded') return 'partly-refunded';
  return status === 'Completed' ? 'paid' : null;
};

const withoutMoney = (status: string): Verdict => {
  if (WAITING.has(status)) return pending;
  return LAST_WORDS.has(status) ? failed(status) : unknown(`status ${status.slice(0, 40)}`);
};

const verdictOf = (json: Json, raw: string, order: PaidOrder): Verdict => {
  const status = textOf(json, 'status') ?? '';
  const kind = moneyOf(status, json['refunded'] === true);
  if (kind === null) return withoutMoney(status);
  const gatewayTxnId = textOf(json, 'transaction_id');
  const amount = wholeOf(json, 'total_amount');
  if (!gatewayTxnId) return unknown(`${kind} without a transaction`);
  if (amount !== order.amount) return unknown('the answer is about another amount');
  return { kind, gatewayTxnId, amount: paisa(amount), raw };
};

const expiryOf = (json: Json, now: Instant): Instant | null => {
  const seconds = wholeOf(json, 'expires_in');
  return seconds === null || seconds <= 0 ? null : instant(now + seconds * 1_000);
};

export const khalti = (settings: KhaltiSettings, returns: ReturnAddresses): Gateway => {
  const post = (path: string, body: object) =>
    ask({
      method: 'POST',
      url: new URL(path, settings.baseUrl).href,
      headers: { authorization: `Key ${settings.secret}` },
      json: JSON.stringify(body),
    });
  return {
    id: 'khalti',
    name: 'Khalti',
    windowMs: settings.windowMs,
    start: async (order, now) => {
      const { status, text } = await post('/api/v2/epayment/initiate/', {
        return_url: returns.success(order.id),
        website_url: returns.website,
        amount: order.amount,
        purchase_order_id: order.id,
        purchase_order_name: order.title,
      });
      const json = readObject(text);
      const [pidx, address] = [textOf(json, 'pidx'), textOf(json, 'payment_url')];
      if (status !== OK || !pidx || !address || !URL.canParse(address))
        throw new GatewayError(`khalti answered ${status}`);
      return { go: { kind: 'redirect', address }, gatewayRef: pidx, expiresAt: expiryOf(json, now) };
    },
    lookup: async (order) => {
      if (order.gatewayRef === null) return unknown('the order has no name there');
      // A refused, cancelled or expired payment is told with status 400.
      const { status, text } = await post('/api/v2/epayment/lookup/', { pidx: order.gatewayRef });
      const json = readObject(text);
      if (textOf(json, 'pidx') !== order.gatewayRef) return unknown(`answered ${status} about another order`);
      return verdictOf(json, text, order);
    },
    refund: async (gatewayTxnId) => {
      const { status, text } = await post(
        `/api/merchant-transaction/${encodeURIComponent(gatewayTxnId)}/refund/`,
        {},
      );
      if (status === OK) return text;
      // After an answer of its own trouble nobody knows whether the money left.
      const Answered = status >= 400 && status < 500 ? GatewayRefusal : GatewayError;
      throw new Answered(`khalti answered ${status} to a refund`);
    },
  };
};
