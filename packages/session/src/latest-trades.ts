import type { StockSymbol } from '@chuli/kernel';
import type { TradeEvent } from './event.ts';
import type { TradeStore } from './trade-store.ts';

function* rowsBackwards({ rows }: TradeStore): Generator<number> {
  for (let row = rows - 1; row >= 0; row--) yield row;
}

/**
 * The trades that became known last and stand, the latest first: by time, then by contract. A page that was late
 * appears among them once, at its place in time.
 */
export const latestTrades = (
  store: TradeStore,
  limit: number,
  symbol?: StockSymbol,
): readonly TradeEvent[] => {
  const trades: TradeEvent[] = [];
  for (const row of symbol === undefined ? rowsBackwards(store) : store.rowsOf(symbol)) {
    if (trades.length >= limit) break;
    if (store.isReversed.get(row) === 0) trades.push(store.tradeAt(row));
  }
  return trades.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0) || Number(b.contractId) - Number(a.contractId));
};
