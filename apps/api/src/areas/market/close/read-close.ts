import type { QueryOf, closeContracts } from '@chuli/contracts';
import { type TradingDate, addDays, paisa, percentageChange, toRupees } from '@chuli/kernel';
import { INDICES, NEPSE_ID, SECTORS, instrumentOf, nextTradingDay } from '@chuli/market';
import { listDividends, listRightsIssues } from '@chuli/registry/stock';
import { brokerSummary } from '@chuli/tape/broker';
import { marketTotals } from '@chuli/tape/market';
import { indexBars } from '@chuli/tape/stock';
import { rupeesOrNull } from '../../../figures/figures.ts';
import type { Asked } from '../../../http/implement.ts';
import { type SessionBook, latest, upTo } from '../../../sessions.ts';
import { dailyStock } from '../daily-stock.ts';
import { performance } from '../performance.ts';
import type { CloseFacts, CloseReply, CloseStock } from './close-facts.ts';
import { closeSentences } from './close-sentences.ts';

type CloseAsked = Asked<QueryOf<typeof closeContracts.close>>;

/** A year of sessions: how far back a close is called the highest or lowest. */
const INDEX_SESSIONS = 250;
const TOTAL_SESSIONS = 21;
const EARLIER = 6;
const FUNDS = 13;

type Performance = Awaited<ReturnType<typeof performance>>['rows'][number];
type Bar = Awaited<ReturnType<typeof dailyStock>>['rows'][number];

/** Whether the session set the high or the low of 52 weeks; a stock that is younger has none. */
const extremeOf = (bar: Bar, figures: Performance): CloseStock['extreme'] => {
  if (figures.change_1_year === null) return null;
  if (bar.high >= figures.high_52_weeks) return 'high';
  return bar.low <= figures.low_52_weeks ? 'low' : null;
};

const stocksOf = (bars: readonly Bar[], figures: readonly Performance[]): CloseStock[] => {
  const bySymbol = new Map(figures.map((row) => [row.symbol, row]));
  return bars
    .filter(({ instrument }) => instrumentOf(instrument) === 'Equity')
    .map((bar) => {
      const own = bySymbol.get(bar.symbol);
      return {
        symbol: bar.symbol,
        close: bar.close,
        change: bar.change,
        percent: bar.percentage_change,
        amount: bar.amount,
        usual: own?.average_amount_20 ?? null,
        times: own?.amount_ratio_20 ?? null,
        limit: bar.limit,
        extreme: own === undefined ? null : extremeOf(bar, own),
      };
    });
};

const SHARE_SECTORS = new Map(
  SECTORS.filter(({ id }) => id !== FUNDS).flatMap(({ id }) => {
    const index = INDICES.find(({ sectorId }) => sectorId === id);
    return index === undefined ? [] : [[index.symbol, id] as const];
  }),
);

const sectorsOf = (rows: readonly Performance[], day: TradingDate): CloseFacts['sectors'] =>
  rows.flatMap(({ symbol, traded_on, change_1 }) => {
    const sector_id = SHARE_SECTORS.get(symbol);
    return sector_id === undefined || traded_on !== day ? [] : [{ sector_id, percent: change_1 }];
  });

const netsOf = async ({ tape }: CloseAsked, day: TradingDate, { floorsheet }: SessionBook) => {
  if (!floorsheet.includes(day)) return null;
  const sums = await brokerSummary(tape, day);
  return sums
    .filter(({ broker }) => broker !== '')
    .map(({ broker, bought_amount, sold_amount }) => ({
      broker,
      net_amount: toRupees(paisa(bought_amount - sold_amount)),
    }));
};

const eventsOf = async (
  { registry, query }: CloseAsked,
  day: TradingDate,
  next: TradingDate,
): Promise<CloseFacts['events']> => {
  const [dividends, rights] = await Promise.all([
    listDividends(registry, { since: addDays(day, 1), as_of: day, with_undated: query.as_of === undefined }),
    listRightsIssues(registry, { as_of: next }),
  ]);
  const isNext = (date: TradingDate | null): boolean => date !== null && date > day && date <= next;
  return [
    ...dividends
      .filter(({ book_close_on }) => isNext(book_close_on))
      .map(({ symbol }) => ({ symbol, kind: 'book-close' as const })),
    ...rights
      .filter(({ opened_on }) => isNext(opened_on))
      .map(({ symbol }) => ({ symbol, kind: 'right-opens' as const })),
    ...rights
      .filter(({ opened_on, closed_on }) => opened_on <= day && isNext(closed_on))
      .map(({ symbol }) => ({ symbol, kind: 'right-closes' as const })),
  ];
};

/** A recorded day says whether its sums agree; of an imported one nothing is recorded. */
const statusOf = async (
  { reference }: CloseAsked,
  day: TradingDate,
): Promise<Pick<CloseFacts, 'status' | 'reasons'>> => {
  const { sessions } = await reference();
  const stored = sessions.find((session) => session.day === day);
  if (stored === undefined) return { status: 'unknown', reasons: [] };
  return stored.status === 'exact'
    ? { status: 'exact', reasons: [] }
    : { status: 'provisional', reasons: stored.reasons };
};

/** A market that is younger is read from its beginning. */
const sessionsBack = (held: readonly TradingDate[], count: number): TradingDate =>
  held.at(-count) ?? (held[0] as TradingDate);

const readFacts = async (asked: CloseAsked, day: TradingDate, book: SessionBook): Promise<CloseFacts> => {
  const held = upTo(book.daily, day);
  const query = { as_of: day };
  const next = nextTradingDay(day);
  const [bars, stocks, indices, totals, nepse, nets, events, state] = await Promise.all([
    dailyStock({ ...asked, query }),
    performance({ ...asked, query: { ...query, type: 'stock' } }),
    performance({ ...asked, query: { ...query, type: 'index' } }),
    marketTotals(asked.tape, { from: sessionsBack(held, TOTAL_SESSIONS), to: day }),
    indexBars(asked.tape, { index_id: NEPSE_ID, from: sessionsBack(held, INDEX_SESSIONS), to: day }),
    netsOf(asked, day, book),
    eventsOf(asked, day, next),
    statusOf(asked, day),
  ]);
  const known = new Set(held);
  return {
    day,
    index: nepse.map(({ traded_on, close }) => ({ date: traded_on, close })),
    days: totals
      .filter(({ traded_on }) => known.has(traded_on))
      .map(({ traded_on, amount, trades }) => ({ date: traded_on, turnover: rupeesOrNull(amount), trades })),
    stocks: stocksOf(bars.rows, stocks.rows),
    sectors: sectorsOf(indices.rows, day),
    nets,
    nearest: book.floorsheet.findLast((session) => session < day) ?? null,
    next,
    events,
    ...state,
  };
};

const earlierOf = ({ index }: CloseFacts, held: readonly TradingDate[]): CloseReply['earlier'] => {
  const closes = new Map(index.map(({ date, close }) => [date, close]));
  return held
    .slice(-EARLIER - 1, -1)
    .toReversed()
    .map((date) => {
      const [close, before] = [closes.get(date), closes.get(held[held.indexOf(date) - 1] ?? date)];
      return { date, percent: close === undefined ? null : percentageChange(close, before ?? null) };
    });
};

/** The newest session whose prices are there, or the one of an earlier day, in sentences. */
export const closeOfDay = async (asked: CloseAsked): Promise<CloseReply> => {
  const book = await asked.sessions();
  const as_of = latest(book.daily, asked.query.as_of, asked.clock);
  const facts = await readFacts(asked, as_of, book);
  return {
    as_of,
    status: facts.status,
    sentences: closeSentences(facts),
    earlier: earlierOf(facts, upTo(book.daily, as_of)),
  };
};
