import {
  MOST_TRANSACTION_SESSIONS,
  MOST_TRANSACTION_STOCKS,
  type QueryOf,
  type ReplyOf,
  transactionContracts,
} from '@chuli/contracts';
import { type BrokerId, type StockSymbol, halfAway, paisa, percentOf, toRupees } from '@chuli/kernel';
import {
  type StockTurnover,
  type Transaction,
  brokerStocks,
  brokerTransactions,
  busiestBroker,
  sessionVolumes,
} from '@chuli/tape/broker';
import { dailyBars } from '@chuli/tape/stock';
import { averageRate, sum } from '../../figures/figures.ts';
import { type Asked, implement } from '../../http/implement.ts';
import { upTo } from '../../sessions.ts';
import { type FlowRange, flowRange } from './flow-range.ts';
import { knownHead } from './known-sessions.ts';
import { exDatesWithin, factorSince } from './share-eras.ts';
import { type NameOf, stockNames } from './stock-names.ts';

type Query = QueryOf<typeof transactionContracts.brokerTransactions>;
type Reply = ReplyOf<typeof transactionContracts.brokerTransactions>;
type Row = Reply['rows'][number];

/** Who stood on the side that came in, came in; a contract with itself did both. */
export const roleOf = ({ own, side }: Pick<Transaction, 'own' | 'side'>): Row['role'] => {
  if (own === 'both') return 'both';
  if (side === null) return null;
  return side === own ? 'aggressor' : 'resting';
};

/** Not from rounded averages: a paisa is a tenth of a percent of a fund at Rs 9. */
const againstVwap = ({ amount, quantity, day_amount, day_quantity }: Transaction): number | null =>
  day_amount === null || day_quantity === null
    ? null
    : halfAway(100 * ((amount * day_quantity) / (quantity * day_amount) - 1), 2);

const rowOf = (row: Transaction, nameOf: NameOf): Row => {
  const { amount, quantity } = row;
  return {
    event_id: row.event_id,
    order_id: row.order_id,
    date: row.traded_on,
    at: row.started_at,
    ...nameOf(row.symbol),
    side: row.own,
    role: roleOf(row),
    is_role_known: row.own === 'both' || row.sign === 'order',
    method: row.method,
    contracts: row.contracts,
    quantity,
    amount: toRupees(amount),
    average: averageRate(amount, quantity),
    first_price: toRupees(row.first_rate),
    last_price: toRupees(row.last_rate),
    counter_brokers: row.counter_brokers,
    counter_broker: row.counter_broker,
    counter_percent: row.counter_broker === null ? null : percentOf(row.counter_quantity, quantity),
    vs_vwap: againstVwap(row),
  };
};

const amountsOf = (stocks: readonly StockTurnover[]) => {
  const total = (of: (stock: StockTurnover) => number) => toRupees(paisa(sum(stocks.map(of))));
  return {
    bought: total(({ bought_amount }) => bought_amount),
    sold: total(({ sold_amount }) => sold_amount),
    matched: total(({ matched_amount }) => matched_amount),
  };
};

/** The last sessions of a range that are known, as many as are told. */
const cut = (range: FlowRange): FlowRange => {
  const sessions = range.sessions.slice(-MOST_TRANSACTION_SESSIONS);
  const from_date =
    range.sessions.length > sessions.length ? (sessions[0] ?? range.from_date) : range.from_date;
  return { ...range, sessions, from_date, held: range.held.filter((session) => session >= from_date) };
};

type Subject = { readonly broker: BrokerId | null; readonly symbol: StockSymbol | undefined };

const subjectOf = async ({ tape, query }: Asked<Query>, range: FlowRange): Promise<Subject> => {
  const newest = range.sessions.at(-1);
  const { symbol } = query;
  if (newest === undefined) return { broker: query.broker ?? null, symbol };
  const broker = query.broker ?? (await busiestBroker(tape, { date: newest, symbol }));
  if (broker === null || symbol !== undefined || !query.one_stock) return { broker, symbol };
  const ends = { from: range.from_date, to: range.to_date };
  const [most] = await brokerStocks(tape, { broker, ...ends });
  return { broker, symbol: most?.symbol };
};

const NOTHING = { total: 0, came_in: paisa(0), rested: paisa(0), rows: [] };

const courseOf = async (
  { tape, reference }: Asked<Query>,
  range: FlowRange,
  symbol: StockSymbol | undefined,
): Promise<Pick<Reply, 'course' | 'adjusted_for'>> => {
  if (symbol === undefined) return { course: [], adjusted_for: [] };
  const [adjusted_for, bars] = await Promise.all([
    exDatesWithin(reference, range, symbol),
    dailyBars(tape, { tickers: [{ symbol, until: null }], from: range.from_date, to: range.to_date }),
  ]);
  const closes = new Map(
    bars.map(({ traded_on, close }) => [
      traded_on,
      toRupees(paisa(Math.round(close * factorSince(adjusted_for, traded_on)))),
    ]),
  );
  return {
    adjusted_for,
    course: range.sessions.map((date) => ({ date, close: closes.get(date) ?? null })),
  };
};

const transactions = async (asked: Asked<Query>): Promise<Reply> => {
  const { query, tape } = asked;
  const book = await asked.sessions();
  const range = cut(flowRange(query, book, asked.clock));
  const { broker, symbol } = await subjectOf(asked, range);
  const ends = { from: range.from_date, to: range.to_date };
  const isKnown = broker !== null && range.sessions.length > 0;
  const { side, unit, sort, page, page_size } = query;
  const [found, stocks, volumes, nameOf, course] = await Promise.all([
    isKnown
      ? brokerTransactions(tape, { broker, symbol, side, unit, sort, page, page_size, ...ends })
      : NOTHING,
    isKnown ? brokerStocks(tape, { broker, symbol, ...ends }) : [],
    sessionVolumes(tape, { symbol, ...ends }),
    stockNames(asked, range.as_of),
    courseOf(asked, range, symbol),
  ]);
  const told = found.came_in + found.rested;
  const amounts = amountsOf(stocks);
  return {
    ...knownHead(range, book, volumes),
    times_to: upTo(book.timed, range.as_of).at(-1) ?? null,
    broker,
    symbol: symbol ?? null,
    ...course,
    totals: {
      ...amounts,
      stocks: stocks.length,
      aggressive_percent: percentOf(found.came_in, told),
      known_percent: percentOf(told, sidesOf(stocks, side)),
    },
    stocks: stocks
      .slice(0, MOST_TRANSACTION_STOCKS)
      .map((one) => Object.assign(nameOf(one.symbol), amountsOf([one]))),
    page,
    page_size,
    total: found.total,
    rows: found.rows.map((row) => rowOf(row, nameOf)),
  };
};

/** Rupees of all rows: what it had with itself is one row, though bought and sold. */
const sidesOf = (stocks: readonly StockTurnover[], side: Query['side']): number =>
  sum(
    stocks.map(({ bought_amount, sold_amount, matched_amount }) => {
      if (side === 'buy') return bought_amount;
      return side === 'sell' ? sold_amount : bought_amount + sold_amount - matched_amount;
    }),
  );

export const transactionEndpoints = implement(transactionContracts, { brokerTransactions: transactions });
