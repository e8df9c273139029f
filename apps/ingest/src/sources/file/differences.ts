import type { StockSymbol } from '@chuli/kernel';
import type { TradeEvent } from '@chuli/session';
import { type Sums, sumsOf } from '../../checks/whole-day.ts';

export type SymbolDifference = { readonly symbol: StockSymbol; readonly held: Sums; readonly offered: Sums };

/** What taking a file would change. Nothing differs when there are no symbols in it. */
export type Differences = {
  readonly held: Sums;
  readonly offered: Sums;
  /** Contracts of the file that are not held, and the other way round. */
  readonly added: number;
  readonly removed: number;
  /** Contracts with other figures than those held. */
  readonly changed: number;
  readonly symbols: readonly SymbolDifference[];
};

const isSameSums = (a: Sums, b: Sums): boolean =>
  a.trades === b.trades && a.quantity === b.quantity && a.amount === b.amount;

const isSameTrade = (a: TradeEvent, b: TradeEvent): boolean =>
  a.symbol === b.symbol &&
  a.quantity === b.quantity &&
  a.rate === b.rate &&
  a.buyer === b.buyer &&
  a.seller === b.seller;

const bySymbol = (trades: readonly TradeEvent[]): Map<StockSymbol, Sums> =>
  new Map([...Map.groupBy(trades, ({ symbol }) => symbol)].map(([symbol, own]) => [symbol, sumsOf(own)]));

const NOTHING: Sums = { trades: 0, quantity: 0, amount: 0 };

export const differencesBetween = (
  heldTrades: readonly TradeEvent[],
  offeredTrades: readonly TradeEvent[],
): Differences => {
  const known = new Map(heldTrades.map((trade) => [trade.contractId, trade]));
  const common = offeredTrades.flatMap((trade) => {
    const before = known.get(trade.contractId);
    return before === undefined ? [] : [{ before, trade }];
  });
  const held = bySymbol(heldTrades);
  const offered = bySymbol(offeredTrades);
  const names = [...new Set([...held.keys(), ...offered.keys()])].sort();
  return {
    held: sumsOf(heldTrades),
    offered: sumsOf(offeredTrades),
    added: offeredTrades.length - common.length,
    removed: heldTrades.length - common.length,
    changed: common.filter(({ before, trade }) => !isSameTrade(before, trade)).length,
    symbols: names
      .map((symbol) => ({
        symbol,
        held: held.get(symbol) ?? NOTHING,
        offered: offered.get(symbol) ?? NOTHING,
      }))
      .filter((row) => !isSameSums(row.held, row.offered)),
  };
};

const MOST_LINES = 40;

/** The report an operator reads before the file is taken. */
export const printDifferences = ({ held, offered, added, removed, changed, symbols }: Differences): string =>
  [
    `held     ${held.trades} trades, ${held.quantity} shares, ${held.amount} paisa`,
    `offered  ${offered.trades} trades, ${offered.quantity} shares, ${offered.amount} paisa`,
    `${added} contracts added, ${removed} removed, ${changed} changed`,
    ...symbols
      .slice(0, MOST_LINES)
      .map(
        (row) =>
          `${row.symbol}: ${row.held.trades} → ${row.offered.trades} trades, ${row.held.quantity} → ${row.offered.quantity} shares`,
      ),
    ...(symbols.length > MOST_LINES ? [`and ${symbols.length - MOST_LINES} symbols more`] : []),
  ].join('\n');
