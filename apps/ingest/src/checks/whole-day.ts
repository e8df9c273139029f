import type { Paisa, StockSymbol } from '@chuli/kernel';
import type { ReversalEvent, TradeEvent } from '@chuli/session';

export type Sums = { readonly trades: number; readonly quantity: number; readonly amount: number };

export const sumsOf = (trades: Iterable<TradeEvent>): Sums => {
  let count = 0;
  let quantity = 0;
  let amount = 0;
  for (const trade of trades) {
    count += 1;
    quantity += trade.quantity;
    amount += trade.amount;
  }
  return { trades: count, quantity, amount };
};

type Declared = {
  readonly trades: number | null;
  readonly quantity: number | null;
  readonly amount: Paisa | null;
};

/** Named differences between what was read and what the exchange declared; none means the day is whole. */
export const differencesFrom = (sums: Sums, declared: Declared): string[] =>
  (['trades', 'quantity', 'amount'] as const).flatMap((name) => {
    const should = declared[name];
    if (should === null) return [`no declared ${name}`];
    return sums[name] === should ? [] : [`${name} ${sums[name]} of ${should} declared`];
  });

/**
 * Contracts that were heard of during the session and are not in the whole day any more: the exchange took them
 * back. Only a day that equals its declared totals can say so.
 */
export const annulledSince = (
  heard: Iterable<{ readonly contractId: string; readonly symbol: StockSymbol }>,
  whole: { readonly isComplete: boolean; readonly trades: readonly TradeEvent[] },
): ReversalEvent[] => {
  if (!whole.isComplete) return [];
  const standing = new Set(whole.trades.map(({ contractId }) => contractId));
  return Array.from(heard)
    .filter(({ contractId }) => !standing.has(contractId))
    .map(({ contractId, symbol }) => ({
      kind: 'reversal',
      contractId,
      symbol,
      reason: 'not in the final floorsheet',
    }));
};
