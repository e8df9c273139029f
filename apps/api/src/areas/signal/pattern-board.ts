import type { QueryOf, ReplyOf, signalRankingContracts } from '@chuli/contracts';
import { PATTERNS } from '@chuli/indicators';
import { type StockSymbol, toRupees } from '@chuli/kernel';
import { type NamedSignal, signalNames } from '@chuli/tape/signal';
import type { Asked } from '../../http/implement.ts';
import { type Candle, type Candles, candlesOf, weeklyCandles } from './candles-of.ts';
import { rupeesOrNull } from '../../figures/figures.ts';
import { byTurnover, pageOf, sortedBy } from './row-pages.ts';
import { type SignalDays, closedWeek, searchedTo, signalDays } from './days.ts';
import { standingPatterns } from './standing-patterns.ts';
import { type StockBook, openStockBook } from './stocks.ts';

type BoardReply = ReplyOf<typeof signalRankingContracts.patterns>;
type BoardRow = BoardReply['rows'][number];
type Uncandled = Omit<BoardRow, 'candles'>;

/** As many candles as the longest pattern, and one to stand on. */
const CANDLES = 6;
const MOST_STOCKS = 6;
/** As many sessions as so many weeks have, and some. */
const SESSIONS_A_WEEK = 6;
const TITLES = new Map<string, string>(PATTERNS.map(({ id, title }) => [id, title]));

const drawn = (candles: readonly Candle[] = []): BoardRow['candles'] => {
  const prices = candles.flatMap(({ open, high, low, close }) => [open, high, low, close]);
  if (prices.length === 0) return null;
  const known = prices.filter((price) => price !== null);
  return known.length === prices.length ? known.map(toRupees) : null;
};

const rowOf = ({ kind, side, timeframe, symbol, signal_on }: NamedSignal, book: StockBook): Uncandled => ({
  ...book.described(symbol),
  timeframe: timeframe === 'weekly' ? 'weekly' : 'daily',
  pattern: kind,
  title: TITLES.get(kind) ?? kind,
  side,
  signal_on,
  close: rupeesOrNull(book.closeNow(symbol)),
  turnover: book.turnover(symbol),
});

const withCandles =
  (candles: Candles) =>
  (row: Uncandled): BoardRow => ({ ...row, candles: drawn(candles.get(row.symbol)) });

/** The stocks of each pattern, those that trade most first. */
const countsOf = (rows: readonly Uncandled[]): BoardReply['patterns'] =>
  [...Map.groupBy(rows, ({ pattern, side }) => `${pattern} ${side}`).values()].flatMap((own) =>
    own.slice(0, 1).map(({ pattern, title, side }) => ({
      pattern,
      title,
      side,
      number: own.length,
      stocks: own.slice(0, MOST_STOCKS).map(({ symbol }) => symbol),
    })),
  );

type BoardAsked = Asked<QueryOf<typeof signalRankingContracts.patterns>>;
type Days = Pick<SignalDays, 'as_of' | 'sessions'>;

/** Those that the newest bar completed, or those that hold on it. */
const signalsOn = (asked: BoardAsked, days: Days): Promise<NamedSignal[]> => {
  const { timeframe, match, symbol } = asked.query;
  const lists = { families: ['candlestick'], kinds: [], timeframes: [timeframe] as const, sides: [] };
  if (match !== undefined) return standingPatterns(asked, { lists, ...days, symbol, match });
  const from = timeframe === 'daily' ? days.as_of : closedWeek(days);
  return signalNames(asked.tape, { ...lists, from, to: days.as_of, symbol });
};

/** The last candles of the bars that were asked for. */
const candlesFor = async (
  asked: BoardAsked,
  { as_of, sessions }: Days,
  symbols: readonly StockSymbol[],
): Promise<Candles> => {
  const isDaily = asked.query.timeframe === 'daily';
  const count = isDaily ? CANDLES : CANDLES * SESSIONS_A_WEEK;
  const days = await candlesOf(asked, { sessions, count, to: as_of, symbols });
  if (isDaily) return days;
  return new Map([...days].map(([symbol, own]) => [symbol, weeklyCandles(own, as_of).slice(-CANDLES)]));
};

/** The patterns of one session: a few a stock, so that all of them are at hand before a page is cut. */
export const patternBoard = async (asked: BoardAsked): Promise<BoardReply> => {
  const { query } = asked;
  const { date, as_of: limit, pattern, side } = query;
  const day = date !== undefined && limit !== undefined && limit < date ? limit : (date ?? limit);
  const { as_of, sessions } = await signalDays({ ...asked, query: { as_of: day } });
  const [signals_to, signals, book] = await Promise.all([
    searchedTo(asked, as_of),
    signalsOn(asked, { as_of, sessions }),
    openStockBook(asked, { as_of, sessions, since: as_of }),
  ]);
  const all = byTurnover(signals.map((signal) => rowOf(signal, book)));
  const wanted = all.filter(
    (row) =>
      row.pattern === (pattern ?? row.pattern) &&
      row.side === (side ?? row.side) &&
      book.passes(row.symbol, query),
  );
  const { rows, ...paged } = pageOf(sortedBy(wanted, query.sort), query);
  const symbols = [...new Set(rows.map(({ symbol }) => symbol))];
  const candles = await candlesFor(asked, { as_of, sessions }, symbols);
  return {
    as_of,
    signals_to,
    ...paged,
    patterns: countsOf(all),
    rows: rows.map(withCandles(candles)),
  };
};
