import type { Instant, Paisa, StockSymbol } from '@chuli/kernel';
import type { Trade } from '../trade.ts';

/**
 * What a live market says, in the words of the session's log. Declared here because the simulator stands below the
 * session; event.test.ts does not compile when the two drift apart.
 */
export type LiveTrade = Trade & { readonly kind: 'trade' };

export type LiveStatus = {
  readonly kind: 'status';
  readonly phase: 'pre-open' | 'matching' | 'open' | 'halted' | 'suspended' | 'closed';
  readonly at: Instant;
  readonly until: Instant | null;
  readonly reason: string | null;
};

export type LiveSecurityStatus = {
  readonly kind: 'security-status';
  readonly symbol: StockSymbol;
  readonly isHalted: boolean;
  readonly at: Instant;
  readonly reason: string | null;
};

export type LiveIndex = {
  readonly kind: 'index';
  readonly indexId: number;
  readonly value: number;
  readonly at: Instant;
};

export type LiveDepthLevel = { readonly rate: Paisa; readonly quantity: number; readonly orders: number };

export type LiveDepth = {
  readonly kind: 'depth';
  readonly symbol: StockSymbol;
  readonly at: Instant;
  readonly bids: readonly LiveDepthLevel[];
  readonly asks: readonly LiveDepthLevel[];
  readonly totalBid: number;
  readonly totalAsk: number;
};

export type LiveTotals = {
  readonly kind: 'totals';
  readonly turnover: Paisa;
  readonly volume: number;
  readonly trades: number;
  readonly symbols: number;
  readonly at: Instant;
  readonly isFinal: boolean;
};

export type LiveClose = { readonly kind: 'close'; readonly symbol: StockSymbol; readonly close: Paisa };

export type LiveReversal = {
  readonly kind: 'reversal';
  readonly contractId: string;
  readonly symbol: StockSymbol;
  readonly reason: string;
};

export type LiveEvent =
  | LiveTrade
  | LiveStatus
  | LiveSecurityStatus
  | LiveIndex
  | LiveDepth
  | LiveTotals
  | LiveClose
  | LiveReversal;

/** An event and the moment at which a listener hears of it. */
export type TimedEvent = { readonly at: Instant; readonly event: LiveEvent };
