import { type Paisa, type StockSymbol, type TradingDate, dateOfDayNumber } from '@chuli/kernel';
import { joinRenamed, presentTickers } from '@chuli/market';
import { type Reference, listAllPriceAdjustments, listRenames } from '@chuli/registry/reference';
import type { Tape } from '@chuli/tape';
import { type StockCourse, stockCourses } from '@chuli/tape/stock';
import { factorsOf } from '../../figures/adjust-bars.ts';
import type { ShareBar } from './share-states.ts';
import { tickersOf } from './sector-members.ts';

type RawBar = { traded_on: TradingDate; day: number; close: Paisa; base: Paisa | null; amount: Paisa | null };

const rawBars = ({ days, closes, bases, amounts }: StockCourse): RawBar[] =>
  days.flatMap((day, at) => {
    const close = closes[at];
    if (close === undefined) return [];
    return [
      { traded_on: dateOfDayNumber(day), day, close, base: bases[at] ?? null, amount: amounts[at] ?? null },
    ];
  });

type Question = {
  readonly symbols: readonly StockSymbol[];
  /** Sessions of the exchange, oldest first, the as-of day last; bars of other days are errors of a source. */
  readonly sessions: readonly TradingDate[];
  /** The place of the first of them that is read. */
  readonly first: number;
};

/** The bars of these shares by their present ticker, adjusted for what went ex within them, as far as it was known. */
export const readShares = async (
  { tape, reference }: { readonly tape: Tape; readonly reference: Reference },
  { symbols, sessions, first }: Question,
): Promise<Map<StockSymbol, ShareBar[]>> => {
  const [from, as_of] = [sessions[Math.max(0, first)], sessions.at(-1)];
  if (from === undefined || as_of === undefined || symbols.length === 0) return new Map();
  const [renames, adjustments, tickers] = await Promise.all([
    listRenames(reference, as_of),
    listAllPriceAdjustments(reference, { after: from, as_of }),
    tickersOf(reference, { symbols, as_of }),
  ]);
  const courses = await stockCourses(tape, from, { to: as_of, symbols: tickers });
  const placeOf = new Map(sessions.map((session, place) => [session, place]));
  const present = presentTickers(renames);
  const actions = Map.groupBy(adjustments, ({ symbol }) => present.get(symbol) ?? symbol);
  const joined = joinRenamed(new Map(courses.map((course) => [course.symbol, rawBars(course)])), renames);
  return new Map(
    [...joined].map(([symbol, all]) => {
      const bars = all.filter(({ traded_on }) => placeOf.has(traded_on));
      const factors = factorsOf(bars, actions.get(symbol) ?? []);
      return [
        symbol,
        bars.map(({ traded_on, day, close, base, amount }, at) => ({
          day,
          place: placeOf.get(traded_on) ?? 0,
          close: close * (factors[at] ?? 1),
          change: base === null || base === 0 ? null : (close - base) / base,
          amount,
        })),
      ];
    }),
  );
};
