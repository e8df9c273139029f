import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { joinRenamed, presentTickers } from '@chuli/market';
import type { Rename, SymbolAdjustment } from '@chuli/registry/reference';
import type { Series } from '@chuli/tape/market';
import { adjustBars } from './adjust-bars.ts';

type Actions = {
  renames: readonly Rename[];
  adjustments: readonly SymbolAdjustment[];
  /** A bar of any other day is an error of its source. */
  sessions: readonly TradingDate[];
};

/** Series by present ticker, prices and volumes adjusted for everything that went ex within them. */
export const adjustedSeries = (
  series: readonly Series<StockSymbol>[],
  { renames, adjustments, sessions }: Actions,
): Map<StockSymbol, Series<StockSymbol>> => {
  const held = new Set(sessions);
  const present = presentTickers(renames);
  const bySymbol = Map.groupBy(adjustments, ({ symbol }) => present.get(symbol) ?? symbol);
  const given = new Map(series.map((one) => [one.key, one]));
  const former = new Map(renames.map(({ old_symbol, new_symbol }) => [new_symbol, given.get(old_symbol)]));
  const joined = new Map<StockSymbol, Series<StockSymbol>>();
  for (const [symbol, days] of joinRenamed(
    new Map(series.map(({ key, points }) => [key, points])),
    renames,
  )) {
    const points = adjustBars(
      days.filter((point) => held.has(point.traded_on)),
      bySymbol.get(symbol) ?? [],
    );
    const { base = null } = given.get(symbol) ?? former.get(symbol) ?? {};
    joined.set(symbol, { key: symbol, base, points });
  }
  return joined;
};
