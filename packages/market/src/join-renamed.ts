import type { StockSymbol, TradingDate } from '@chuli/kernel';

export type Renamed = { old_symbol: StockSymbol; new_symbol: StockSymbol; renamed_on: TradingDate };

/** The ticker a company has now. Changes are oldest first. */
export const presentTickers = (renames: readonly Renamed[]): Map<StockSymbol, StockSymbol> => {
  const present = new Map<StockSymbol, StockSymbol>();
  for (const { old_symbol, new_symbol } of renames.toReversed())
    present.set(old_symbol, present.get(new_symbol) ?? new_symbol);
  return present;
};

/** Every company's days under its present ticker: the old one counts up to the day of the change. */
export const joinRenamed = <Day extends { traded_on: TradingDate }>(
  days: ReadonlyMap<StockSymbol, readonly Day[]>,
  renames: readonly Renamed[],
): Map<StockSymbol, readonly Day[]> => {
  const joined = new Map(days);
  for (const { old_symbol, new_symbol, renamed_on } of renames) {
    const old = joined.get(old_symbol);
    if (old === undefined) continue;
    joined.delete(old_symbol);
    joined.set(new_symbol, [
      ...old.filter(({ traded_on }) => traded_on < renamed_on),
      ...(joined.get(new_symbol) ?? []).filter(({ traded_on }) => traded_on >= renamed_on),
    ]);
  }
  return joined;
};
