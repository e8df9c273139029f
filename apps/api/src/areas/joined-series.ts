import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Rename, SymbolAdjustment } from '@chuli/registry';
import type { Series } from '@chuli/tape';
import { adjustBars } from './adjust-bars.ts';

/** Every company's series under its present ticker: the old one counts up to the day of the change. */
const joinRenamed = (
  series: readonly Series<StockSymbol>[],
  renames: readonly Rename[],
): Map<StockSymbol, Series<StockSymbol>> => {
  const joined = new Map(series.map((one) => [one.key, one]));
  for (const { old_symbol, new_symbol, renamed_on } of renames) {
    const old = joined.get(old_symbol);
    if (old === undefined) continue;
    const present = joined.get(new_symbol);
    const points = [
      ...old.points.filter((point) => point.traded_on < renamed_on),
      ...(present?.points ?? []).filter((point) => point.traded_on >= renamed_on),
    ];
    joined.delete(old_symbol);
    joined.set(new_symbol, {
      key: new_symbol,
      previous_close: (present ?? old).previous_close,
      points,
    });
  }
  return joined;
};

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
  const present = new Map<StockSymbol, StockSymbol>();
  for (const { old_symbol, new_symbol } of renames.toReversed()) {
    present.set(old_symbol, present.get(new_symbol) ?? new_symbol);
  }
  const bySymbol = Map.groupBy(adjustments, ({ symbol }) => present.get(symbol) ?? symbol);
  const joined = joinRenamed(series, renames);
  for (const [symbol, one] of joined) {
    const points = one.points.filter((point) => held.has(point.traded_on));
    joined.set(symbol, { ...one, points: adjustBars(points, bySymbol.get(symbol) ?? []) });
  }
  return joined;
};
