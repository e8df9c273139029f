import { type Rupees, type StockSymbol, type TradingDate, toRupees } from '@chuli/kernel';
import { joinRenamed, presentTickers } from '@chuli/market';
import { listAllPriceAdjustments, listRenames } from '@chuli/registry/reference';
import { closesIn } from '@chuli/tape/signal';
import type { Context } from '../../http/implement.ts';
import { adjustedCloses } from '../../figures/adjust-bars.ts';

type Question = {
  /** Oldest first, up to the day that is shown. */
  sessions: readonly TradingDate[];
  symbols: readonly StockSymbol[];
};

/** The closes of some stocks under their present tickers, oldest first, as they compare with the last of them. */
export const coursesOf = async (
  { tape, reference, sessions: known }: Pick<Context, 'tape' | 'reference' | 'sessions'>,
  { sessions, symbols }: Question,
): Promise<ReadonlyMap<StockSymbol, Rupees[]>> => {
  const [from, to] = [sessions[0], sessions.at(-1)];
  if (from === undefined || to === undefined || symbols.length === 0) return new Map();
  const { daily } = await known();
  const [renames, adjustments] = await Promise.all([
    listRenames(reference, daily.at(-1) ?? to),
    listAllPriceAdjustments(reference, { after: from, as_of: to }),
  ]);
  const present = presentTickers(renames);
  const wanted = new Set(symbols);
  const former = [...present].flatMap(([old, now]) => (wanted.has(now) ? [old] : []));
  const found = await closesIn(tape, { sessions, symbols: [...symbols, ...former] });
  const days = new Map(
    found.map(({ symbol, closes }) => [symbol, closes.map(([traded_on, close]) => ({ traded_on, close }))]),
  );
  const actions = Map.groupBy(adjustments, ({ symbol }) => present.get(symbol) ?? symbol);
  return new Map(
    [...joinRenamed(days, renames)].map(([symbol, points]) => [
      symbol,
      adjustedCloses(points, actions.get(symbol) ?? []).map(toRupees),
    ]),
  );
};
