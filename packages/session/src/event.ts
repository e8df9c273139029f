import type { BrokerId, Instant, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';

/** A matched contract. Sent again with the brokers filled in when the exchange unmasks them after the close. */
export type TradeEvent = {
  readonly kind: 'trade';
  /** Sixteen digits, the first eight the business day; within a symbol the order of numbers is the order of time. */
  readonly contractId: string;
  readonly symbol: StockSymbol;
  readonly quantity: number;
  readonly rate: Paisa;
  readonly amount: Paisa;
  /** Microseconds since 1970 UTC; null where the source has no trade times. */
  readonly at: number | null;
  /** Empty while the exchange masks the brokers. */
  readonly buyer: BrokerId | '';
  readonly seller: BrokerId | '';
};

/** The exchange annulled a contract. It stays on the log; every figure is as if it had not happened. */
export type ReversalEvent = {
  readonly kind: 'reversal';
  readonly contractId: string;
  readonly symbol: StockSymbol;
  readonly reason: string;
};

export type SessionPhase = 'before' | 'pre-open' | 'matching' | 'open' | 'halted' | 'suspended' | 'closed';

/** The market as a whole changed its phase. A halt ends by itself and names when; a suspension does not. */
export type StatusEvent = {
  readonly kind: 'status';
  readonly phase: SessionPhase;
  readonly at: Instant;
  readonly until: Instant | null;
  readonly reason: string | null;
};

/** One security is stopped or goes on while the market trades. */
export type SecurityStatusEvent = {
  readonly kind: 'security-status';
  readonly symbol: StockSymbol;
  readonly isHalted: boolean;
  readonly at: Instant;
  readonly reason: string | null;
};

/** An index value as the exchange published it, in hundredths of a point. */
export type IndexEvent = {
  readonly kind: 'index';
  readonly indexId: number;
  readonly value: number;
  readonly at: Instant;
};

export type DepthLevel = { readonly rate: Paisa; readonly quantity: number; readonly orders: number };

/** The best five levels of each side, best first. */
export type DepthEvent = {
  readonly kind: 'depth';
  readonly symbol: StockSymbol;
  readonly at: Instant;
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
  readonly totalBid: number;
  readonly totalAsk: number;
};

/** The exchange's declared totals of the day so far; `isFinal` after the close, when the day must equal them. */
export type TotalsEvent = {
  readonly kind: 'totals';
  readonly turnover: Paisa;
  readonly volume: number;
  readonly trades: number;
  readonly symbols: number | null;
  readonly at: Instant;
  readonly isFinal: boolean;
};

/** The official closing price, where the source has one. */
export type CloseEvent = { readonly kind: 'close'; readonly symbol: StockSymbol; readonly close: Paisa };

/** What a list says of a stock while its bar forms: true now, true earlier today, or true or not in the final pass. */
export type FormingStatus = 'forming' | 'withdrawn' | 'stood' | 'fell';

/** One stock on one list of signals today. Moments are the session's clock. */
export type FormingSignal = {
  readonly list: string;
  readonly symbol: StockSymbol;
  readonly status: FormingStatus;
  readonly firstAt: Instant;
  readonly changedAt: Instant;
  /** Of the forming bar at which it was first true. */
  readonly firstPrice: Paisa;
  /** How often it came back. */
  readonly flips: number;
};

/**
 * What the families say of bars that still form, from the process that judges them. It follows from the rest of the log,
 * so it is of no leader's term, and two processes that tell it tell the same (docs/adr/0040).
 */
export type SignalsEvent = {
  readonly kind: 'signals';
  /** The session's clock when it was judged. */
  readonly at: Instant;
  readonly rows: readonly FormingSignal[];
};

/**
 * What one stock usually trades in each minute of the continuous session, from its last sessions. Sums, not means, so
 * that nothing is rounded. Where only whole days are known, each list has one figure and `amounts` none.
 */
export type UsualCurve = {
  readonly symbol: StockSymbol;
  /** Paisa of each minute in all the sessions together. */
  readonly amounts: readonly number[];
  /** Shares of each minute in all the sessions together, in shares of today. */
  readonly volumes: readonly number[];
  /** The middle range by the end of each minute, in millionths of the previous close; 0 where it is not known. */
  readonly ranges: readonly number[];
};

/** What is usual for each stock, told once before the session; in several events, because it is long (docs/adr/0046). */
export type UsualEvent = {
  readonly kind: 'usual';
  /** By the minute, or of whole days where too few sessions have trade times. */
  readonly basis: 'minutes' | 'days';
  /** How many sessions amounts and volumes are the sums of. */
  readonly sessions: number;
  readonly rows: readonly UsualCurve[];
};

/** The source was heard and had nothing else to say: without it silence and a quiet market look the same. */
export type BeatEvent = { readonly kind: 'beat'; readonly at: Instant };

/** What is known of a listed security before the session: what moves are measured from, what an index weighs. */
export type Listing = {
  readonly symbol: StockSymbol;
  readonly name: string;
  readonly sectorId: number | null;
  readonly instrument: string;
  readonly previousClose: Paisa | null;
  readonly listedShares: number | null;
};

/** The first event of a day's log. Everything the fold needs besides the events themselves. */
export type OpeningEvent = {
  readonly kind: 'opening';
  readonly source: string;
  readonly listings: readonly Listing[];
  /** Index closes of the previous session, in hundredths of a point. */
  readonly indexCloses: readonly { readonly indexId: number; readonly close: number }[];
  /**
   * The usual share of a day's turnover that is done by the end of each minute of the continuous session, in
   * ten-thousandths, and the usual whole; null without enough history.
   */
  readonly usualTurnover: { readonly curve: readonly number[]; readonly whole: Paisa } | null;
  /** What the source can tell and when. */
  readonly capabilities: Capabilities;
};

export type Capabilities = {
  readonly trades: boolean;
  readonly brokers: 'live' | 'after-close' | 'never';
  readonly depth: boolean;
  readonly index: boolean;
  readonly status: boolean;
};

export type SessionEvent =
  | OpeningEvent
  | TradeEvent
  | ReversalEvent
  | StatusEvent
  | SecurityStatusEvent
  | IndexEvent
  | DepthEvent
  | TotalsEvent
  | CloseEvent
  | SignalsEvent
  | UsualEvent
  | BeatEvent;

/** An event on the log. `term` is the fencing token of the leader that published it: a later term silences an earlier. */
export type LoggedEvent = { readonly day: TradingDate; readonly term: number; readonly event: SessionEvent };
