import { type Paisa, type StockSymbol, type TradingDate, addDays, paisa } from '@chuli/kernel';
import { listAllPriceAdjustments } from '@chuli/registry/reference';
import { latestBars } from '@chuli/tape/stock';
import type { Context } from '../../http/implement.ts';

/** A stock that has not traded for longer has no close that a day could be measured from. */
const LONGEST_SILENCE_DAYS = 400;

/**
 * What the change of a day is measured from, of every stock: the base of its bar, and while the day has none the last
 * close before it, restated for the ex-dates since.
 */
export const dayBases = async (
  { tape, reference }: Pick<Context, 'tape' | 'reference'>,
  day: TradingDate,
): Promise<ReadonlyMap<StockSymbol, Paisa>> => {
  const since = addDays(day, -LONGEST_SILENCE_DAYS);
  const [bars, adjustments] = await Promise.all([
    latestBars(tape, { as_of: day, since }),
    listAllPriceAdjustments(reference, { after: since, as_of: day }),
  ]);
  const adjustmentsOf = Map.groupBy(adjustments, ({ symbol }) => symbol);
  const bases = new Map<StockSymbol, Paisa>();
  for (const { symbol, traded_on, close, base } of bars) {
    if (traded_on === day) {
      if (base !== null) bases.set(symbol, base);
      continue;
    }
    const factor = (adjustmentsOf.get(symbol) ?? [])
      .filter(({ ex_on }) => ex_on > traded_on)
      .reduce((product, adjustment) => product * adjustment.factor, 1);
    bases.set(symbol, factor === 1 ? close : paisa(Math.round(close * factor)));
  }
  return bases;
};
