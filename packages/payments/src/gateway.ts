import type { Instant, Paisa } from '@chuli/kernel';

export const GATEWAY_IDS = ['esewa', 'khalti', 'connectips', 'fonepay'] as const;
export type GatewayId = (typeof GATEWAY_IDS)[number];

/** What a gateway has to know of an order. The amount is that of our own row. */
export type PaidOrder = {
  readonly id: string;
  /** Twenty letters and digits, for gateways that take no longer name. */
  readonly reference: string;
  readonly amount: Paisa;
  /** What is bought, in words for the gateway's page. */
  readonly title: string;
  readonly createdAt: Instant;
  /** Until when the gateway lets it be paid. */
  readonly expiresAt: Instant;
  /** The gateway's own name of the order, where it gave one. */
  readonly gatewayRef: string | null;
};

/** How the browser gets to the gateway. */
export type Go =
  | { readonly kind: 'redirect'; readonly address: string }
  | { readonly kind: 'form'; readonly address: string; readonly fields: Readonly<Record<string, string>> };

export type Started = {
  readonly go: Go;
  readonly gatewayRef: string | null;
  /** Where the gateway says it. */
  readonly expiresAt: Instant | null;
};

/** Where the gateway sends the browser afterwards; nothing that comes back by it is believed. */
export type ReturnAddresses = {
  readonly success: (orderId: string) => string;
  readonly failure: (orderId: string) => string;
  readonly website: string;
};

/** Money that reached the gateway for an order, all of it; a part of it or the whole may have gone back since. */
export type MoneyVerdict = {
  readonly kind: 'paid' | 'partly-refunded' | 'refunded';
  readonly gatewayTxnId: string;
  /** What was paid, whatever went back. */
  readonly amount: Paisa;
  readonly raw: string;
};

/**
 * What the gateway itself says of an order. `failed` is its last word; `unknown` is none: it does not answer, or its
 * answer is about something else than was asked.
 */
export type Verdict =
  | MoneyVerdict
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

export type Gateway = {
  readonly id: GatewayId;
  /** As people know it. */
  readonly name: string;
  /** How long an order can be paid where the gateway does not say. */
  readonly windowMs: number;
  /** Throws `GatewayError` where it does not answer. */
  start: (order: PaidOrder, now: Instant) => Promise<Started>;
  lookup: (order: PaidOrder, now: Instant) => Promise<Verdict>;
  /** Sends all of it back; what the gateway said. Left out where the protocol has no such call. */
  refund?: (gatewayTxnId: string) => Promise<string>;
  /** Whether what the browser brought was signed by the gateway for this order; it grants nothing either way. */
  isGenuine?: (data: string, order: PaidOrder) => boolean;
};

/** A gateway that does not answer, or not as documented. Holds no secret and nothing of the person. */
export class GatewayError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'GatewayError';
  }
}

/** The gateway answered, and did not do it. */
export class GatewayRefusal extends GatewayError {
  constructor(message: string) {
    super(message);
    this.name = 'GatewayRefusal';
  }
}

export const pending: Verdict = { kind: 'pending' };
export const unknown = (reason: string): Verdict => ({ kind: 'unknown', reason });
export const failed = (reason: string): Verdict => ({ kind: 'failed', reason });
