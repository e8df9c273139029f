import { type Paisa, type TradingDate, paisa } from '@chuli/kernel';
import { OHLC_MINIMUM_QUANTITY, type TradedDay } from '@chuli/market';
import { checkTrades } from '../check-trades.ts';
import type { RawTrade } from '../market-source.ts';

type Fold = { board: { open: Paisa; high: Paisa; low: Paisa; close: Paisa } | null } & {
  volume: number;
  amount: number;
  trades: number;
};

/** What a floorsheet says about some stocks: prices from board lots, sums from all trades. */
export const tradedDays = (
  date: TradingDate,
  trades: readonly RawTrade[],
  symbols: ReadonlySet<string>,
): Map<string, TradedDay> => {
  const minimum = OHLC_MINIMUM_QUANTITY.on(date);
  const folds = new Map<string, Fold>();
  const asked = trades.filter(({ symbol }) => symbols.has(symbol));
  for (const { symbol, quantity, rate, amount } of checkTrades(date, asked).rows) {
    const fold = folds.get(symbol) ?? { board: null, volume: 0, amount: 0, trades: 0 };
    folds.set(symbol, fold);
    fold.volume += quantity;
    fold.amount += amount;
    fold.trades += 1;
    if (quantity < minimum) continue;
    fold.board ??= { open: rate, high: rate, low: rate, close: rate };
    fold.board.high = paisa(Math.max(fold.board.high, rate));
    fold.board.low = paisa(Math.min(fold.board.low, rate));
    fold.board.close = rate;
  }
  return new Map([...folds].map(([symbol, fold]) => [symbol, { ...fold, amount: paisa(fold.amount) }]));
};
