import { type Paisa, type StockSymbol, type TradingDate, addDays, paisa } from '@chuli/kernel';
import { listAllPriceAdjustments } from '@chuli/registry/reference';
import { lastCloses } from '@chuli/tape/stock';
import type { Context } from '../../http/implement.ts';
import { factorSince } from './share-eras.ts';

/** A close older than this says nothing about a price. */
const OLDEST_DAYS = 400;

/**
 * The last close of every stock up to a day, in shares of a later one: what was closed before an ex-date in between is
 * multiplied by its factor.
 */
export const closesUpTo = async (
  { tape, reference }: Pick<Context, 'tape' | 'reference'>,
  { day, scale_of, as_of }: { day: TradingDate; scale_of: TradingDate; as_of: TradingDate },
): Promise<Map<StockSymbol, Paisa>> => {
  const since = addDays(day, -OLDEST_DAYS);
  const [closes, adjustments] = await Promise.all([
    lastCloses(tape, { from: since, to: day }),
    listAllPriceAdjustments(reference, { after: since, as_of }),
  ]);
  const ofStock = Map.groupBy(
    adjustments.filter(({ ex_on }) => ex_on <= scale_of),
    ({ symbol }) => symbol,
  );
  return new Map(
    closes.map(({ symbol, traded_on, close }) => [
      symbol,
      paisa(Math.round(close * factorSince(ofStock.get(symbol) ?? [], traded_on))),
    ]),
  );
};
