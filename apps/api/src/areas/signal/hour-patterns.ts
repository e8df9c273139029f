import { type Candle, type Hit, PATTERNS, candlesticks } from '@chuli/indicators';
import { type StockSymbol, type TradingDate, toRupees } from '@chuli/kernel';
import { presentTickers } from '@chuli/market';
import { type SymbolAdjustment, listAllPriceAdjustments, listRenames } from '@chuli/registry/reference';
import { type HourBar, sessionHoursBars, stockHours, timedSessions } from '@chuli/tape/signal';
import type { Context } from '../../http/implement.ts';
import { identifyStock } from '../../figures/identify-stock.ts';

/** Sessions before the asked ones that the averages of a pattern look back to: four hours each. */
const WARM_SESSIONS = 6;

/** A pattern that only says that buyers and sellers are even is no signal. */
const SIDED = new Set(PATTERNS.filter(({ side }) => side !== 'neutral').map(({ id }) => id));

export type HourPattern = Pick<Hit, 'id' | 'value'> & {
  symbol: StockSymbol;
  on: TradingDate;
  ends_at: number;
};

/** On the scale of the first bar: an ex-date between two hours is not a gap. */
const candleOf = (bar: HourBar, adjustments: readonly SymbolAdjustment[]): Candle => {
  const factor = adjustments
    .filter(({ ex_on }) => ex_on <= bar.traded_on)
    .reduce((product, adjustment) => product * adjustment.factor, 1);
  return {
    open: toRupees(bar.open) / factor,
    high: toRupees(bar.high) / factor,
    low: toRupees(bar.low) / factor,
    close: toRupees(bar.close) / factor,
    volume: bar.volume * factor,
    amount: toRupees(bar.amount),
    market: null,
    session: 0,
    minute: 0,
  };
};

type Told = { bar: HourBar; hits: readonly Hit[] };

/** Hours of sessions that follow one another; after a session whose hours are not known it begins anew. */
const hitsOf = (
  bars: readonly HourBar[],
  adjustments: readonly SymbolAdjustment[],
  runOf: ReadonlyMap<TradingDate, number>,
): Told[] =>
  [...Map.groupBy(bars, ({ traded_on }) => runOf.get(traded_on)).values()].flatMap((run) => {
    const state = candlesticks.init({ relaxed: 0 });
    return run.map((bar) => ({ bar, hits: candlesticks.step(state, candleOf(bar, adjustments)) ?? [] }));
  });

/** Sessions with hours in one run have the same number: that of sessions without hours before them. */
const runsOf = (
  sessions: readonly TradingDate[],
  timed: ReadonlySet<TradingDate>,
): Map<TradingDate, number> => {
  let missing = 0;
  return new Map(
    sessions.map((day) => {
      if (!timed.has(day)) missing += 1;
      return [day, missing];
    }),
  );
};

type Question = {
  symbol?: StockSymbol | undefined;
  /** Sessions up to the as-of day. */
  sessions: readonly TradingDate[];
  /** The last so many of them are told. */
  count: number;
  as_of: TradingDate;
};

/** The patterns that hours completed, the newest first; null where no trade of these sessions has its time. */
export const hourPatterns = async (
  { tape, reference }: Pick<Context, 'tape' | 'reference'>,
  { symbol, sessions, count, as_of }: Question,
): Promise<HourPattern[] | null> => {
  const timed = new Set(await timedSessions(tape, as_of));
  const told = new Set(sessions.slice(-count).filter((day) => timed.has(day)));
  if (told.size === 0) return null;
  const near = sessions.slice(-count - WARM_SESSIONS);
  const read = near.filter((day) => timed.has(day));
  const [hours, renames, adjustments] = await Promise.all([
    symbol === undefined
      ? Promise.all(read.map((day) => sessionHoursBars(tape, day))).then((days) => days.flat())
      : identifyStock(reference, symbol, as_of).then(({ tickers }) =>
          stockHours(tape, { tickers, sessions: read }),
        ),
    listRenames(reference, as_of),
    listAllPriceAdjustments(reference, { after: read[0] ?? as_of, as_of }),
  ]);
  const present = presentTickers(renames);
  const tickerNow = (ticker: StockSymbol): StockSymbol => present.get(ticker) ?? ticker;
  const adjusted = Map.groupBy(adjustments, (one) => tickerNow(one.symbol));
  const runOf = runsOf(near, timed);
  return [...Map.groupBy(hours, (bar) => tickerNow(bar.symbol))]
    .flatMap(([stock, bars]) =>
      hitsOf(bars, adjusted.get(stock) ?? [], runOf).flatMap(({ bar, hits }) =>
        hits
          .filter(({ id, value }) => told.has(bar.traded_on) && value !== 0 && SIDED.has(id))
          .map(({ id, value }) => ({ id, value, symbol: stock, on: bar.traded_on, ends_at: bar.ends_at })),
      ),
    )
    .toSorted((one, other) => other.ends_at - one.ends_at || one.symbol.localeCompare(other.symbol));
};
