import type { QueryOf, ReplyOf, signalRankingContracts } from '@chuli/contracts';
import { PATTERNS } from '@chuli/indicators';
import { toRupees } from '@chuli/kernel';
import { type NamedSignal, type RecentCandles, signalNames } from '@chuli/tape';
import type { Asked } from '../http/implement.ts';
import { type Candles, candlesOf } from './candles-of.ts';
import { rupeesOrNull } from './figures.ts';
import { byTurnover, pageOf, sortedBy } from './row-pages.ts';
import { searchedTo, signalDays } from './signal-days.ts';
import { type StockBook, openStockBook } from './signal-stocks.ts';

type BoardReply = ReplyOf<typeof signalRankingContracts.patterns>;
type BoardRow = BoardReply['rows'][number];
type Uncandled = Omit<BoardRow, 'candles'>;

/** As many candles as the longest pattern, and one to stand on. */
const CANDLES = 6;
const MOST_STOCKS = 6;
const LISTS = { families: ['candlestick'], kinds: [], timeframes: ['daily'], sides: [] };
const TITLES = new Map<string, string>(PATTERNS.map(({ id, title }) => [id, title]));

const drawn = (bars: RecentCandles['bars'] | undefined): BoardRow['candles'] => {
  const prices = bars?.flat() ?? [];
  if (prices.length === 0) return null;
  const known = prices.filter((price) => price !== null);
  return known.length === prices.length ? known.map(toRupees) : null;
};

const rowOf = ({ kind, side, symbol, signal_on }: NamedSignal, book: StockBook): Uncandled => ({
  ...book.described(symbol),
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

/** The patterns of one session: a few a stock, so that all of them are at hand before a page is cut. */
export const patternBoard = async (
  asked: Asked<QueryOf<typeof signalRankingContracts.patterns>>,
): Promise<BoardReply> => {
  const { tape, query } = asked;
  const { date, as_of: limit, pattern, side } = query;
  const day = date !== undefined && limit !== undefined && limit < date ? limit : (date ?? limit);
  const { as_of, sessions } = await signalDays({ ...asked, query: { as_of: day } });
  const [signals_to, signals, book] = await Promise.all([
    searchedTo(asked, as_of),
    signalNames(tape, { ...LISTS, from: as_of, to: as_of, symbol: query.symbol }),
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
  const candles = await candlesOf(tape, { sessions, count: CANDLES, to: as_of, symbols });
  return {
    as_of,
    signals_to,
    ...paged,
    patterns: countsOf(all),
    rows: rows.map(withCandles(candles)),
  };
};
