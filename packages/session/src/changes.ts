import type { IndexState } from './index-state.ts';
import type { SessionState } from './session-state.ts';
import type { SymbolState } from './symbol-state.ts';
import type { SessionReader } from './view.ts';

/** The version that the event in hand brings about, if it changes anything. */
export type Change = { readonly version: number };

export const markMarket = (state: SessionState, { version }: Change): void => {
  state.version = version;
  state.marketVersion = version;
};

export const markSymbol = (state: SessionState, symbol: SymbolState, { version }: Change): void => {
  state.version = version;
  symbol.version = version;
};

/** What was known of its contracts is not what is known now. */
export const markRewritten = (state: SessionState, symbol: SymbolState, change: Change): void => {
  markSymbol(state, symbol, change);
  symbol.rewritten = change.version;
};

export const markDepth = (state: SessionState, symbol: SymbolState, { version }: Change): void => {
  state.version = version;
  symbol.depthVersion = version;
};

export const markIndex = (state: SessionState, index: IndexState, { version }: Change): void => {
  state.version = version;
  index.version = version;
};

export const changedSince = (
  state: SessionState,
  version: number,
): ReturnType<SessionReader['changedSince']> => {
  const symbols = [...state.symbols.values()];
  return {
    symbols: symbols.filter((row) => row.version > version).map(({ symbol }) => symbol),
    indexIds: [...state.indices.all.values()].filter((row) => row.version > version).map(({ id }) => id),
    depth: symbols.filter((row) => row.depthVersion > version).map(({ symbol }) => symbol),
    hasForming: state.forming.version > version,
    hasUsual: state.usual.version > version,
    hasMarket: state.marketVersion > version,
  };
};
