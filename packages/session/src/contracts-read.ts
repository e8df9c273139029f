import type { StockSymbol } from '@chuli/kernel';
import type { TradeEvent } from './event.ts';
import type { SessionState } from './session-state.ts';
import type { ContractsRead, ContractsView } from './view.ts';

/**
 * The rows of a stock lie in the order of arrival. Where nothing but further contracts came since a reading, all that
 * arrived after it have higher numbers than all before, so that the first lower one from the end is where it stopped.
 */
const tradesAfter = ({ store }: SessionState, symbol: StockSymbol, upTo: number): TradeEvent[] => {
  const trades: TradeEvent[] = [];
  for (const row of store.rowsOf(symbol)) {
    if (store.isReversed.get(row) === 1) continue;
    if (store.contract.get(row) <= upTo) break;
    trades.push(store.tradeAt(row));
  }
  return trades.sort((one, other) => Number(one.contractId) - Number(other.contractId));
};

export const contractsView = (
  state: SessionState,
  symbol: StockSymbol,
  read: ContractsRead | null,
): ContractsView => {
  const known = state.symbols.get(symbol);
  const isWhole = read === null || (known?.rewritten ?? 0) > read.version;
  return {
    isWhole,
    trades: tradesAfter(state, symbol, isWhole ? 0 : read.upTo),
    read: { version: state.version, upTo: known?.newest ?? 0 },
  };
};
