import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { activityView } from './activity.ts';
import { applyEvent, applySignals, applyUsual } from './apply-event.ts';
import { type Audit, audit } from './audit.ts';
import { figuresOf, minuteBars } from './bars.ts';
import { changedSince } from './changes.ts';
import { contractsView } from './contracts-read.ts';
import type { LoggedEvent, TradeEvent } from './event.ts';
import { formingView } from './forming-book.ts';
import { indexFigures, indexView } from './index-state.ts';
import { marketView } from './market-view.ts';
import { type Counters, type SessionState, inSymbolOrder, newState } from './session-state.ts';
import { type SessionSnapshot, restoreState, takeSnapshot } from './snapshot.ts';
import { stateHash } from './state-hash.ts';
import { quoteOf } from './symbol-state.ts';
import type { SessionReader } from './view.ts';
import type { TradeStore } from './trade-store.ts';

function* rowsBackwards({ rows }: TradeStore): Generator<number> {
  for (let row = rows - 1; row >= 0; row--) yield row;
}

/**
 * The trades that became known last and stand, the latest first: by time, then by contract. A page that was late
 * appears among them once, at its place in time.
 */
const latestTrades = (store: TradeStore, limit: number, symbol?: StockSymbol): readonly TradeEvent[] => {
  const trades: TradeEvent[] = [];
  for (const row of symbol === undefined ? rowsBackwards(store) : store.rowsOf(symbol)) {
    if (trades.length >= limit) break;
    if (store.isReversed.get(row) === 0) trades.push(store.tradeAt(row));
  }
  return trades.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0) || Number(b.contractId) - Number(a.contractId));
};

/** One trading session as a fold of its log: the same log, whatever the process and its restarts, is the same session. */
export type Session = SessionReader & {
  readonly day: TradingDate;
  /** The last sequence of the log that was taken up. */
  readonly sequence: number;
  readonly term: number;
  /** Takes up the event at this sequence. Events of a replaced leader and sequences seen before change nothing. */
  apply: (logged: LoggedEvent, sequence: number) => void;
  counters: () => Readonly<Counters>;
  /** Of all that readers see. */
  stateHash: () => string;
  /** Of the trades that stand, in whatever order they came; equals `hashTrades` of the same trades elsewhere. */
  tradesHash: () => string;
  audit: () => Audit;
  snapshot: () => SessionSnapshot;
};

const applyLogged = (state: SessionState, { day, term, event }: LoggedEvent, sequence: number): void => {
  const { counters } = state;
  if (sequence <= state.sequence) {
    counters.redelivered += 1;
    return;
  }
  state.sequence = sequence;
  if (day !== state.rules.day) counters.otherDay += 1;
  else if (event.kind === 'signals') applySignals(state, event);
  else if (term < state.term) counters.staleTerm += 1;
  else {
    state.term = term;
    if (event.kind === 'usual') applyUsual(state, event);
    else applyEvent(state, event);
  }
};

const readsOf = (state: SessionState): Omit<SessionReader, 'version'> => ({
  market: () => marketView(state),
  quote: (symbol) => {
    const known = state.symbols.get(symbol);
    return known === undefined ? null : quoteOf(known);
  },
  quotes: () => inSymbolOrder(state).map(quoteOf),
  index: (indexId) => {
    const known = state.indices.all.get(indexId);
    return known === undefined ? null : indexView(known);
  },
  indices: () => [...state.indices.all.values()].map(indexView),
  depth: (symbol) => state.symbols.get(symbol)?.depth ?? null,
  bars: (symbol, minutes) => minuteBars(state.symbols.get(symbol)?.minutes, figuresOf, minutes, state.rules),
  indexBars: (indexId, minutes) =>
    minuteBars(state.indices.all.get(indexId)?.minutes, indexFigures, minutes, state.rules),
  moment: () => ({ phase: state.phase.phase, at: state.now }),
  forming: () => formingView(state.forming),
  activity: () => activityView(state),
  latestTrades: (limit, symbol) => latestTrades(state.store, limit, symbol),
  contracts: (symbol, read) => contractsView(state, symbol, read),
  changedSince: (version) => changedSince(state, version),
});

const sessionOf = (state: SessionState): Session => ({
  ...readsOf(state),
  get version() {
    return state.version;
  },
  get day() {
    return state.rules.day;
  },
  get sequence() {
    return state.sequence;
  },
  get term() {
    return state.term;
  },
  apply: (logged, sequence) => applyLogged(state, logged, sequence),
  counters: () => ({ ...state.counters, conflicts: { ...state.counters.conflicts } }),
  stateHash: () => stateHash(state),
  tradesHash: () => state.tradesHash.text(),
  audit: () => audit(state),
  snapshot: () => takeSnapshot(state),
});

export const openSession = (day: TradingDate): Session => sessionOf(newState(day));

/** Goes on from a snapshot as if the session had never stopped. */
export const restoreSession = (snapshot: SessionSnapshot): Session => sessionOf(restoreState(snapshot));
