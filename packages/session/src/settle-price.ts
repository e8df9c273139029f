import { type Change, markIndex, markSymbol } from './changes.ts';
import { type IndexState, addIndexValue, derivedValue } from './index-state.ts';
import { minuteOfDay } from './session-rules.ts';
import type { SessionState } from './session-state.ts';
import { type SymbolState, priceOf } from './symbol-state.ts';

const tick = (state: SessionState, index: IndexState, change: Change): void => {
  const value = derivedValue(index);
  if (index.isOfficial || value === null || state.now === null) return;
  addIndexValue(index, value, state.now, minuteOfDay(state.rules, state.now));
  markIndex(state, index, change);
};

/** Finds the symbol's price again and moves the indices it is in; each has a value for every price that was set. */
export const settlePrice = (state: SessionState, symbol: SymbolState, change: Change): void => {
  const before = symbol.price;
  symbol.price = priceOf(symbol, state.phase.phase === 'closed', state.rules);
  for (const index of state.indices.move(symbol.symbol, before, symbol.price)) tick(state, index, change);
  markSymbol(state, symbol, change);
};

/** At the close an average may take the place of the last trade: all prices are found again. */
export const settleAll = (state: SessionState, change: Change): void => {
  const isClosed = state.phase.phase === 'closed';
  for (const symbol of state.symbols.values()) {
    if (priceOf(symbol, isClosed, state.rules) !== symbol.price) settlePrice(state, symbol, change);
  }
};
