import {
  COURSE_SESSIONS,
  MARKED_SESSIONS,
  type QueryOf,
  type ReplyOf,
  type signalBoardContracts,
} from '@chuli/contracts';
import {
  type FoundQuestion,
  type SignalLists,
  type SignalledStock,
  type StockOrder,
  firedLists,
  signalledStocks,
} from '@chuli/tape/signal';
import type { Context } from '../../http/implement.ts';
import { rupeesOrNull } from '../../figures/figures.ts';
import { coursesOf } from './courses.ts';
import { searchedTo } from './days.ts';
import { type ListName, type SignalListHead, listHeads, nameOf } from './list-facts.ts';
import { NO_NEAR, nearOf } from './near.ts';
import { type Span, listColumns, recordsOf } from './page.ts';
import { type StockBook, openStockBook } from './stocks.ts';

type StocksQuery = QueryOf<typeof signalBoardContracts.stocks>;
type StocksReply = Omit<ReplyOf<typeof signalBoardContracts.stocks>, 'families' | 'hours_to'>;
type StockRow = StocksReply['rows'][number];

const orderOf = (sort: StocksQuery['sort']): StockOrder => {
  const descending = sort.startsWith('-');
  return { by: (descending ? sort.slice(1) : sort) as StockOrder['by'], descending };
};

const rowOf = (
  { symbol, ...found }: SignalledStock,
  book: StockBook,
  closes: StockRow['closes'] = [],
): StockRow => ({
  ...book.described(symbol),
  close: rupeesOrNull(book.closeNow(symbol)),
  change: book.changeToday(symbol),
  closes,
  ...found,
  turnover: book.turnover(symbol),
});

type Fired = ListName & { signals: number };

/** Lists with how often they fired; those that are only named, by a row or by what nearly fired, without. */
const listsOf = (
  heads: readonly SignalListHead[],
  fired: readonly Fired[],
  named: readonly ListName[],
): StocksReply['lists'] => {
  const counts = new Map(fired.map((one) => [nameOf(one), one.signals]));
  const shown = new Set([...fired, ...named].map(nameOf));
  return heads
    .filter((head) => shown.has(nameOf(head)))
    .map((head) => Object.assign({ signals: counts.get(nameOf(head)) ?? null }, head));
};

/** A page of the stocks that have signals of some lists: the engine groups, sorts and cuts. */
export const stocksOf = async (
  context: Pick<Context, 'tape' | 'reference' | 'sessions'>,
  lists: SignalLists,
  { from, last, match = null, alone, as_of, sessions }: Span,
  query: StocksQuery,
): Promise<StocksReply> => {
  const { tape } = context;
  const { page, page_size } = query;
  const [signals_to, heads, book] = await Promise.all([
    searchedTo(context, as_of),
    listHeads(tape, lists, as_of),
    openStockBook(context, { as_of, sessions, since: from }),
  ]);
  const question: FoundQuestion = {
    ...lists,
    from,
    to: as_of,
    last: last ?? as_of,
    match,
    symbol: query.symbol,
    stocks: book.columns,
    adjustments: book.adjustments,
    lists: listColumns(heads),
    standing: false,
    alone: alone ?? null,
    only: book.inSector(query.sector_id),
    smallest_turnover: Math.round(query.smallest_turnover * 100),
  };
  const marked = sessions.filter((day) => day >= from && day <= question.last).slice(-MARKED_SESSIONS);
  const cut = { order: orderOf(query.sort), limit: page_size, offset: (page - 1) * page_size };
  const [{ counts, stocks }, fired, near] = await Promise.all([
    signalledStocks(tape, { ...question, marked, ...cut }),
    page === 1 ? firedLists(tape, question) : [],
    page === 1 && question.last === as_of
      ? nearOf(tape, book, { lists, on: as_of, filters: query })
      : NO_NEAR,
  ]);
  const courses = await coursesOf(context, {
    sessions: sessions.slice(-COURSE_SESSIONS),
    symbols: stocks.map(({ symbol }) => symbol),
  });
  return {
    as_of,
    signals_to,
    page,
    page_size,
    total: counts.stocks,
    counts,
    records: recordsOf(heads),
    lists: listsOf(heads, fired, [...stocks, ...near.near]),
    marked,
    rows: stocks.map((found) => rowOf(found, book, courses.get(found.symbol))),
    ...near,
  };
};
