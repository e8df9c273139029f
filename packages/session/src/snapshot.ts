import { AppError, type TradingDate } from '@chuli/kernel';
import { takeOpening } from './apply-event.ts';
import { figuresAt } from './apply-trade.ts';
import { formingView, restoreForming } from './forming-book.ts';
import type { IndexState } from './index-state.ts';
import { type SessionState, newState, symbolFor } from './session-state.ts';
import { type SymbolState, addToSymbol, priceOf } from './symbol-state.ts';
import type { TradeColumns } from './trade-store.ts';
import { type KeptUsual, keepUsual, restoreUsual } from './usual-book.ts';
import type { FormingView } from './view.ts';

type KeptState = Pick<
  SessionState,
  | 'term'
  | 'version'
  | 'marketVersion'
  | 'now'
  | 'opening'
  | 'status'
  | 'stop'
  | 'declared'
  | 'phase'
  | 'counters'
>;

type KeptSymbol = Pick<
  SymbolState,
  'symbol' | 'officialClose' | 'status' | 'depth' | 'version' | 'depthVersion'
>;

/** The worth is kept, not summed again: beyond 2^53, after an absurd price, a sum depends on its order. */
type KeptIndex = Omit<IndexState, 'previousClose'>;

const FORMAT = 1;

/**
 * A session at one sequence of its log, as plain data and typed arrays that can be cloned or sent between threads.
 * What follows from the trades is left out and folded again on restoring.
 */
export type SessionSnapshot = {
  readonly format: number;
  readonly day: TradingDate;
  readonly sequence: number;
  readonly state: KeptState;
  readonly symbols: readonly KeptSymbol[];
  readonly indices: readonly KeptIndex[];
  readonly pendingReversals: readonly number[];
  /** Not in what was kept before signals were told. */
  readonly forming?: FormingView & { readonly version: number };
  /** Not in what was kept before it was told. */
  readonly usual?: KeptUsual;
  readonly trades: TradeColumns;
};

const keepState = (state: SessionState): KeptState => ({
  term: state.term,
  version: state.version,
  marketVersion: state.marketVersion,
  now: state.now,
  opening: state.opening,
  status: state.status,
  stop: state.stop,
  declared: state.declared,
  phase: state.phase,
  counters: copyCounters(state.counters),
});

const copyCounters = (counters: SessionState['counters']): SessionState['counters'] => ({
  ...counters,
  conflicts: { ...counters.conflicts },
});

const keepSymbol = (state: SymbolState): KeptSymbol => ({
  symbol: state.symbol,
  officialClose: state.officialClose,
  status: state.status,
  depth: state.depth,
  version: state.version,
  depthVersion: state.depthVersion,
});

const copyIndex = ({ id, base, worth, isOfficial, day, minutes, version }: KeptIndex): KeptIndex => ({
  id,
  base,
  worth,
  isOfficial,
  day: day && { ...day },
  minutes: new Map(
    [...minutes].map(([minute, bar]) => [minute, { ...bar, values: bar.values && { ...bar.values } }]),
  ),
  version,
});

export const takeSnapshot = (state: SessionState): SessionSnapshot => ({
  format: FORMAT,
  day: state.rules.day,
  sequence: state.sequence,
  state: keepState(state),
  symbols: [...state.symbols.values()].map(keepSymbol),
  indices: [...state.indices.all.values()].map(copyIndex),
  pendingReversals: [...state.pendingReversals],
  forming: { ...formingView(state.forming), version: state.forming.version },
  usual: keepUsual(state.usual),
  trades: state.store.columns(),
});

/** Folds the trades that stand into symbols and totals, without a trace in versions or indices. */
const refold = (state: SessionState): void => {
  const { store, totals, rules, tradesHash } = state;
  const symbols = new Map<number, SymbolState>();
  const symbolAt = (row: number): SymbolState => {
    const id = store.symbol.get(row);
    const known = symbols.get(id) ?? symbolFor(state, store.tradeAt(row).symbol);
    symbols.set(id, known);
    return known;
  };
  for (let row = 0; row < store.rows; row++) {
    if (store.isReversed.get(row) === 1) continue;
    const trade = figuresAt(store, row);
    addToSymbol(symbolAt(row), trade, rules);
    totals.volume += trade.quantity;
    totals.amount += trade.amount;
    totals.trades += 1;
    tradesHash.add(store, row);
  }
};

const restoreSymbols = (state: SessionState, kept: readonly KeptSymbol[]): void => {
  const isClosed = state.phase.phase === 'closed';
  for (const row of kept) {
    const symbol = symbolFor(state, row.symbol);
    Object.assign(symbol, row);
    symbol.price = priceOf(symbol, isClosed, state.rules);
  }
};

export const restoreState = ({
  format,
  day,
  sequence,
  state: kept,
  symbols,
  indices,
  pendingReversals,
  forming,
  usual,
  trades,
}: SessionSnapshot): SessionState => {
  if (format !== FORMAT) throw new AppError('data.inconsistent', { snapshot: format, expected: FORMAT });
  const state: SessionState = { ...newState(day), ...kept, sequence, counters: copyCounters(kept.counters) };
  for (const { symbol } of symbols) symbolFor(state, symbol);
  for (const contract of pendingReversals) state.pendingReversals.add(contract);
  if (forming !== undefined) restoreForming(state.forming, forming);
  if (usual !== undefined) restoreUsual(state.usual, usual);
  state.store.load(trades);
  refold(state);
  restoreSymbols(state, symbols);
  if (kept.opening !== null) takeOpening(state, kept.opening);
  for (const index of indices) {
    const fresh = state.indices.all.get(index.id);
    if (fresh !== undefined) Object.assign(fresh, copyIndex(index));
  }
  return state;
};
