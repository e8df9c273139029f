import { type Change, markMarket, markRewritten } from './changes.ts';
import { LARGEST_AMOUNT, LARGEST_FIGURE, contractNumber } from './contract-number.ts';
import type { ReversalEvent, TradeEvent } from './event.ts';
import type { Figures } from './price-fold.ts';
import { type SessionRules, isOnDay, minuteOfDay } from './session-rules.ts';
import { type SessionState, symbolFor } from './session-state.ts';
import { settlePrice } from './settle-price.ts';
import { type SymbolState, addToSymbol, refoldSymbol, tellTime } from './symbol-state.ts';
import type { TradeStore } from './trade-store.ts';

export const figuresAt = (store: TradeStore, row: number): Figures => ({
  contract: store.contract.get(row),
  quantity: store.quantity.get(row),
  rate: store.rate.get(row),
  amount: store.amount.get(row),
  at: store.timeOf(row),
});

/** The trades of a symbol that stand. */
function* standingTrades(store: TradeStore, { symbol }: SymbolState): Generator<Figures> {
  for (const row of store.rowsOf(symbol)) {
    if (store.isReversed.get(row) === 0) yield figuresAt(store, row);
  }
}

const isFigure = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= LARGEST_FIGURE;

const isUsable = ({ quantity, rate, amount, at }: TradeEvent, rules: SessionRules): boolean =>
  isFigure(quantity) &&
  isFigure(rate) &&
  Number.isInteger(amount) &&
  amount > 0 &&
  amount <= LARGEST_AMOUNT &&
  (at === null || (Number.isSafeInteger(at) && isOnDay(rules, at / 1_000)));

/** Adds a trade to the figures beside its symbol's own, or takes it back. */
const countTrade = (
  { totals, indices, rules }: SessionState,
  { symbol }: SymbolState,
  trade: Figures,
  sign: 1 | -1,
): void => {
  totals.volume += sign * trade.quantity;
  totals.amount += sign * trade.amount;
  totals.trades += sign;
  if (trade.at !== null) indices.count(symbol, minuteOfDay(rules, trade.at / 1_000), trade, sign);
};

const addNew = (state: SessionState, trade: TradeEvent, contract: number, change: Change): void => {
  const row = state.store.add(trade, contract);
  if (state.pendingReversals.delete(contract)) {
    state.store.isReversed.set(row, 1);
    return;
  }
  const symbol = symbolFor(state, trade.symbol);
  const { quantity, rate, amount, at } = trade;
  const figures = { contract, quantity, rate, amount, at };
  if (contract < symbol.newest) markRewritten(state, symbol, change);
  addToSymbol(symbol, figures, state.rules);
  countTrade(state, symbol, figures, 1);
  state.tradesHash.add(state.store, row);
  settlePrice(state, symbol, change);
  markMarket(state, change);
};

type Conflict = keyof SessionState['counters']['conflicts'];

const conflictOf = ({ store }: SessionState, row: number, trade: TradeEvent): Conflict | null => {
  const isOther = (held: string, told: string): boolean => held !== '' && told !== '' && held !== told;
  const held = store.tradeAt(row);
  if (held.symbol !== trade.symbol) return 'symbol';
  if (held.quantity !== trade.quantity) return 'quantity';
  if (held.rate !== trade.rate) return 'rate';
  if (held.amount !== trade.amount) return 'amount';
  return isOther(held.buyer, trade.buyer) || isOther(held.seller, trade.seller) ? 'brokers' : null;
};

/** Fills in what was not known of a contract. Its time moves it into a minute; its brokers move no figure. */
const fillIn = (state: SessionState, row: number, trade: TradeEvent, change: Change): void => {
  const { store, tradesHash } = state;
  const isStanding = store.isReversed.get(row) === 0;
  const at = store.timeOf(row) === null ? trade.at : null;
  if (isStanding) tradesHash.remove(store, row);
  if (trade.buyer !== '') store.buyer.set(row, store.brokers.idOf(trade.buyer));
  if (trade.seller !== '') store.seller.set(row, store.brokers.idOf(trade.seller));
  if (at !== null) store.at.set(row, at);
  if (!isStanding) return;
  tradesHash.add(store, row);
  const symbol = symbolFor(state, trade.symbol);
  if (at !== null) fillInTime(state, symbol, figuresAt(store, row), at, change);
  markRewritten(state, symbol, change);
};

const fillInTime = (
  state: SessionState,
  symbol: SymbolState,
  trade: Figures,
  at: number,
  change: Change,
): void => {
  const { rules, indices } = state;
  tellTime(symbol, trade, at, rules);
  indices.count(symbol.symbol, minuteOfDay(rules, at / 1_000), trade, 1);
  settlePrice(state, symbol, change);
};

const meetAgain = (state: SessionState, row: number, trade: TradeEvent, change: Change): void => {
  const { store, counters } = state;
  const conflict = conflictOf(state, row, trade);
  if (conflict !== null) {
    counters.conflicts[conflict] += 1;
    return;
  }
  const isNews =
    (trade.buyer !== '' && store.buyer.get(row) === 0) ||
    (trade.seller !== '' && store.seller.get(row) === 0) ||
    (trade.at !== null && store.timeOf(row) === null);
  if (isNews) fillIn(state, row, trade, change);
  else counters.duplicates += 1;
};

/** Each contract once. Told again it may add its brokers or its time; with another figure the first stays. */
export const applyTrade = (state: SessionState, trade: TradeEvent, change: Change): void => {
  const contract = contractNumber(trade.contractId);
  if (contract === null || !isUsable(trade, state.rules)) {
    state.counters.unusable += 1;
    return;
  }
  const row = state.store.find(contract);
  if (row < 0) addNew(state, trade, contract, change);
  else meetAgain(state, row, trade, change);
};

/** Takes a contract out of every figure, also one that is told only later or again. */
export const applyReversal = (state: SessionState, reversal: ReversalEvent, change: Change): void => {
  const contract = contractNumber(reversal.contractId);
  if (contract === null) {
    state.counters.unusable += 1;
    return;
  }
  const { store } = state;
  const row = store.find(contract);
  if (row < 0) {
    state.pendingReversals.add(contract);
    return;
  }
  if (store.isReversed.get(row) === 1) return;
  store.isReversed.set(row, 1);
  state.tradesHash.remove(store, row);
  const symbol = symbolFor(state, store.tradeAt(row).symbol);
  countTrade(state, symbol, figuresAt(store, row), -1);
  refoldSymbol(symbol, standingTrades(store, symbol), state.rules);
  markRewritten(state, symbol, change);
  settlePrice(state, symbol, change);
  markMarket(state, change);
};
