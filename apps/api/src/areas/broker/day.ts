import { type QueryOf, type ReplyOf, brokerDayContracts } from '@chuli/contracts';
import { type BrokerId, type Paisa, type StockSymbol, paisa, percentOf, toRupees } from '@chuli/kernel';
import {
  type BrokerDaySum,
  brokerSessions,
  brokerSummary,
  sessionTotals,
  sessionVolumes,
} from '@chuli/tape/broker';
import { type Asked, implement } from '../../http/implement.ts';
import { type SessionBook, upTo } from '../../sessions.ts';
import { dayRange, flowRange } from './flow-range.ts';
import { knownHead } from './known-sessions.ts';
import { trendRow } from './trend-figures.ts';

type DayAsked = QueryOf<typeof brokerDayContracts.summary>;
type Summary = ReplyOf<typeof brokerDayContracts.summary>;
type SummaryRow = Summary['rows'][number];
type Trend = ReplyOf<typeof brokerDayContracts.trend>;

const TREND_SESSIONS = 20;

const turnoverOf = ({ bought_amount, sold_amount }: Pick<BrokerDaySum, 'bought_amount' | 'sold_amount'>) =>
  bought_amount + sold_amount;

type Traded = Pick<BrokerDaySum, 'broker' | 'bought_amount' | 'sold_amount'>;

/** Those that traded most first; of equal ones by broker. */
const byTurnover = <Row extends Traded>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => turnoverOf(b) - turnoverOf(a) || (a.broker < b.broker ? -1 : 1));

const ranksOf = (rows: readonly Traded[]): Map<BrokerId, number> =>
  new Map(byTurnover(rows).map(({ broker }, place) => [broker, place + 1]));

const stockAmount = (symbol: StockSymbol | null, amount: Paisa | null): SummaryRow['most_bought'] =>
  symbol === null || amount === null ? null : { symbol, amount: toRupees(amount) };

const summaryRow = (
  row: BrokerDaySum,
  market: number,
  before: ReadonlyMap<BrokerId, number>,
  place: number,
): SummaryRow => {
  const turnover = turnoverOf(row);
  return {
    broker: row.broker,
    bought_amount: toRupees(row.bought_amount),
    sold_amount: toRupees(row.sold_amount),
    net_amount: toRupees(paisa(row.bought_amount - row.sold_amount)),
    turnover: toRupees(paisa(turnover)),
    turnover_percent: percentOf(turnover, 2 * market),
    trades: row.trades,
    stocks: row.stocks,
    matched_amount: toRupees(row.matched_amount),
    matched_percent: percentOf(2 * row.matched_amount, turnover),
    most_bought: stockAmount(row.most_bought, row.most_bought_amount),
    most_sold: stockAmount(row.most_sold, row.most_sold_amount),
    rank: place + 1,
    rank_before: before.get(row.broker) ?? null,
  };
};

/** The session of the exchange before a day, where its trades are known: ranks of longer ago would compare nothing. */
const sessionBefore = ({ exchange, floorsheet }: SessionBook, day: string) => {
  const before = exchange.findLast((session) => session < day);
  return before !== undefined && floorsheet.includes(before) ? before : null;
};

const summary = async (asked: Asked<DayAsked>): Promise<Summary> => {
  const book = await asked.sessions();
  const range = dayRange(asked.query, book, asked.clock);
  const date = range.to_date;
  const before = sessionBefore(book, date);
  const [rows, earlier, totals, volumes] = await Promise.all([
    brokerSummary(asked.tape, date),
    before === null ? [] : brokerSessions(asked.tape, { from: before, to: before }),
    sessionTotals(asked.tape, { from: date, to: date }),
    sessionVolumes(asked.tape, { from: date, to: date }),
  ]);
  const ranks = ranksOf(earlier);
  const [total] = totals;
  return {
    ...knownHead(range, book, volumes),
    before,
    turnover: toRupees(total?.amount ?? paisa(0)),
    volume: total?.volume ?? 0,
    masked: total?.masked ?? 0,
    rows: byTurnover(rows).map((row, place) => summaryRow(row, total?.amount ?? 0, ranks, place)),
  };
};

/** The largest net of five sessions first, whichever way; what is not known last. */
const bySize = (a: Trend['rows'][number], b: Trend['rows'][number]): number =>
  Math.abs(b.net_5 ?? 0) - Math.abs(a.net_5 ?? 0) || (a.broker < b.broker ? -1 : 1);

const trend = async (asked: Asked<DayAsked>): Promise<Trend> => {
  const book = await asked.sessions();
  const { to_date } = dayRange(asked.query, book, asked.clock);
  const { as_of } = asked.query;
  const range = flowRange({ days: TREND_SESSIONS, to_date, as_of }, book, asked.clock);
  const dates = { from: range.from_date, to: range.to_date };
  const [days, totals, volumes] = await Promise.all([
    brokerSessions(asked.tape, dates),
    sessionTotals(asked.tape, dates),
    sessionVolumes(asked.tape, dates),
  ]);
  const sessions = {
    held: upTo(book.exchange, to_date).slice(-TREND_SESSIONS),
    known: range.sessions,
    turnover: new Map(totals.map(({ traded_on, amount }) => [traded_on, amount])),
  };
  const rows = [...Map.groupBy(days, ({ broker }) => broker)].map(([broker, own]) =>
    trendRow(broker, own, sessions),
  );
  return { ...knownHead(range, book, volumes), rows: rows.toSorted(bySize) };
};

export const brokerDayEndpoints = implement(brokerDayContracts, { summary, trend });
