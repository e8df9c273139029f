import type { Instant, StockSymbol, TradingDate } from '@chuli/kernel';
import type { OpeningEvent, SessionPhase, StatusEvent, TotalsEvent } from './event.ts';
import { type FormingBook, newFormingBook } from './forming-book.ts';
import { IndexBook } from './index-book.ts';
import { type SessionRules, sessionRules } from './session-rules.ts';
import { type SymbolState, newSymbol } from './symbol-state.ts';
import { TradeStore } from './trade-store.ts';
import { TradesHash } from './trades-hash.ts';
import { type UsualBook, newUsualBook } from './usual-book.ts';

/** Events that changed nothing or not all they could, by reason. */
export type Counters = {
  /** At or below a sequence that is applied already. */
  redelivered: number;
  otherDay: number;
  /** Published by a leader that another had replaced. */
  staleTerm: number;
  duplicates: number;
  /** A contract told again with another figure; the first stays. */
  conflicts: { symbol: number; quantity: number; rate: number; amount: number; brokers: number };
  /** Trades whose numbers cannot be held, or whose time lies on another day. */
  unusable: number;
  /** Index values of no known index or of another day. */
  strayIndex: number;
};

export type Phase = {
  readonly phase: SessionPhase;
  readonly since: Instant | null;
  readonly until: Instant | null;
  readonly reason: string | null;
};

/** Trading stopped by a move of the index. Without an end it lasts for the rest of the day. */
export type IndexStop = {
  readonly move: number;
  readonly from: Instant;
  readonly until: Instant | null;
};

export type SessionState = {
  readonly rules: SessionRules;
  readonly symbols: Map<StockSymbol, SymbolState>;
  readonly store: TradeStore;
  readonly tradesHash: TradesHash;
  readonly indices: IndexBook;
  /** Annulled before they were told. */
  readonly pendingReversals: Set<number>;
  /** What is told of the session, not part of it: no hash covers it. */
  readonly forming: FormingBook;
  /** What earlier sessions make usual: no hash covers it either. */
  readonly usual: UsualBook;
  readonly totals: { volume: number; amount: number; trades: number };
  readonly counters: Counters;
  sequence: number;
  term: number;
  version: number;
  marketVersion: number;
  /** The latest moment any event told of: the session's only clock. */
  now: Instant | null;
  opening: OpeningEvent | null;
  status: StatusEvent | null;
  stop: IndexStop | null;
  declared: TotalsEvent | null;
  phase: Phase;
};

const BEFORE: Phase = { phase: 'before', since: null, until: null, reason: null };

const newCounters = (): Counters => ({
  redelivered: 0,
  otherDay: 0,
  staleTerm: 0,
  duplicates: 0,
  conflicts: { symbol: 0, quantity: 0, rate: 0, amount: 0, brokers: 0 },
  unusable: 0,
  strayIndex: 0,
});

export const newState = (day: TradingDate): SessionState => ({
  rules: sessionRules(day),
  symbols: new Map(),
  store: new TradeStore(),
  tradesHash: new TradesHash(),
  indices: new IndexBook(),
  pendingReversals: new Set(),
  forming: newFormingBook(),
  usual: newUsualBook(),
  totals: { volume: 0, amount: 0, trades: 0 },
  counters: newCounters(),
  sequence: 0,
  term: 0,
  version: 0,
  marketVersion: 0,
  now: null,
  opening: null,
  status: null,
  stop: null,
  declared: null,
  phase: BEFORE,
});

/** A symbol that trades without being listed is taken up all the same: its trades count in the market. */
export const symbolFor = (state: SessionState, symbol: StockSymbol): SymbolState => {
  const known = state.symbols.get(symbol);
  if (known !== undefined) return known;
  const fresh = newSymbol(symbol);
  state.symbols.set(symbol, fresh);
  return fresh;
};

export const inSymbolOrder = (state: SessionState): readonly SymbolState[] =>
  [...state.symbols.values()].toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1));
