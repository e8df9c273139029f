import { type Instant, type Paisa, type StockSymbol, paisa } from '@chuli/kernel';
import type { DayRules } from '../day-rules.ts';
import type { LiveClose, LiveTotals, LiveTrade } from './event.ts';

type Closing = { last: number; volume: number; amount: number };

export type Tally = {
  add: (trade: LiveTrade) => void;
  totals: (at: Instant, isFinal: boolean) => LiveTotals;
  closes: () => LiveClose[];
};

/** What the exchange declares: sums of all trades, and closes from trades that set a price. */
export const openTally = ({ ohlcMinimum, closingFrom, closeRule }: DayRules): Tally => {
  const symbols = new Set<StockSymbol>();
  const closings = new Map<StockSymbol, Closing>();
  let turnover = 0;
  let volume = 0;
  let trades = 0;
  const closeOf = ({ last, volume: late, amount }: Closing): Paisa =>
    paisa(closeRule === 'average-last-15-minutes' && late > 0 ? Math.round(amount / late) : last);
  return {
    add: ({ symbol, quantity, rate, amount, at }) => {
      symbols.add(symbol);
      turnover += amount;
      volume += quantity;
      trades += 1;
      if (quantity < ohlcMinimum) return;
      const closing = closings.get(symbol) ?? { last: 0, volume: 0, amount: 0 };
      const isLate = at >= closingFrom * 1_000;
      closings.set(symbol, {
        last: rate,
        volume: closing.volume + (isLate ? quantity : 0),
        amount: closing.amount + (isLate ? amount : 0),
      });
    },
    totals: (at, isFinal) => ({
      kind: 'totals',
      turnover: paisa(turnover),
      volume,
      trades,
      symbols: symbols.size,
      at,
      isFinal,
    }),
    closes: () =>
      [...closings].map(([symbol, closing]) => ({ kind: 'close', symbol, close: closeOf(closing) })),
  };
};
