import type { Coverage, ReplyOf, brokerContracts } from '@chuli/contracts';
import {
  AppError,
  type BrokerId,
  type StockSymbol,
  type TradingDate,
  dayNumber,
  paisa,
  toRupees,
  percentOf,
} from '@chuli/kernel';
import { type FlowSubject, brokerFlow } from '@chuli/tape/broker';
import { flowCoverage } from '@chuli/tape/floorsheet';
import type { Asked } from '../../http/implement.ts';
import { averageRate, sum } from '../../figures/figures.ts';
import { coverageOf } from '../../figures/flow-coverage.ts';
import { type FlowRange, type RangeAsked, flowRange } from './flow-range.ts';
import { type ExDate, exDatesWithin, shareEras } from './share-eras.ts';
import { type WholeFlowRow, wholeFlow } from './whole-shares.ts';

export type FlowAsked = RangeAsked & {
  symbol?: StockSymbol | undefined;
  broker?: BrokerId | undefined;
  all?: boolean | undefined;
};

type FlowReply = ReplyOf<typeof brokerContracts.analytics>;
type ReplyRow = FlowReply['rows'][number];

const LONGEST_BY_SESSION = 60;

const subjectOf = ({ symbol, broker, all }: FlowAsked): FlowSubject => {
  if (all === true && (symbol !== undefined || broker !== undefined)) {
    throw new AppError('input.invalid', {
      problems: [{ parameter: 'all', problem: 'Not together with symbol or broker.' }],
    });
  }
  if (symbol !== undefined) return { of: 'stock', symbol };
  return broker === undefined ? { of: 'market' } : { of: 'broker', broker };
};

/** The stocks that the rows add up; null where that is all of them. */
const symbolsOf = (subject: FlowSubject): readonly StockSymbol[] | null => {
  if (subject.of === 'stocks') return subject.symbols;
  return subject.of === 'stock' ? [subject.symbol] : null;
};

export type Flow = {
  range: FlowRange;
  subject: FlowSubject;
  /** Ex-dates inside the range, of the stocks that the rows are about. */
  ex_dates: readonly ExDate[];
  coverage: Coverage;
  /** Shares that changed hands in all rows, before they are whole; what one broker of a stock did is measured against the whole stock. */
  volume: number;
  rows: WholeFlowRow[];
};

type Stocks = { by_session: boolean; subject: FlowSubject; range: FlowRange; ex_dates: readonly ExDate[] };

const rowsOf = async (
  { tape }: Asked<FlowAsked>,
  { by_session, subject, range, ex_dates }: Stocks,
): Promise<WholeFlowRow[]> => {
  if (range.sessions.length === 0) return [];
  const rows = await brokerFlow(tape, {
    subject,
    from: range.from_date,
    to: range.to_date,
    eras: shareEras(ex_dates, range.from_date),
    by_session: by_session && isShort(range) && (subject.of === 'stock' || subject.of === 'broker'),
  });
  return wholeFlow(rows, subject.of !== 'broker');
};

const coverageIn = async (
  { tape }: Asked<FlowAsked>,
  subject: FlowSubject,
  { from_date: from, to_date: to, held, sessions: floorsheet }: FlowRange,
): Promise<Coverage> => {
  return coverageOf(
    { held, floorsheet },
    await flowCoverage(tape, { symbols: symbolsOf(subject), from, to }),
  );
};

/** What the brokers of a stock or of the market did, or what one broker did in each stock. */
export const readFlow = async (
  asked: Asked<FlowAsked>,
  { by_session, subject = subjectOf(asked.query) }: { by_session: boolean; subject?: FlowSubject },
): Promise<Flow> => {
  const { query, clock } = asked;
  const range = flowRange(query, await asked.sessions(), clock);
  const ex_dates = await exDatesWithin(asked.reference, range, symbolsOf(subject));
  const [all, coverage] = await Promise.all([
    rowsOf(asked, { by_session, subject, range, ex_dates }),
    coverageIn(asked, subject, range),
  ]);
  const isOneOfStock = subject.of === 'stock' && query.broker !== undefined;
  const stocks = new Set(subject.of === 'broker' ? all.map((row) => row.name) : []);
  return {
    range,
    subject,
    ex_dates: subject.of === 'broker' ? ex_dates.filter(({ symbol }) => stocks.has(symbol)) : ex_dates,
    coverage,
    volume: sum(all.map((row) => row.exact.bought)),
    rows: isOneOfStock ? all.filter((row) => row.name === query.broker) : all,
  };
};

const isShort = (range: FlowRange): boolean => range.sessions.length <= LONGEST_BY_SESSION;

/** The net of each session in the order of the sessions; 0 where the broker did not trade. */
const netBySession = (row: WholeFlowRow, sessions: readonly TradingDate[]): number[] => {
  const nets = new Map(row.days.map((day, index) => [day, row.nets[index] ?? 0]));
  return sessions.map((session) => nets.get(dayNumber(session)) ?? 0);
};

const toRow =
  ({ subject, range, volume }: Flow) =>
  (row: WholeFlowRow): ReplyRow => ({
    broker: subject.of === 'broker' ? null : (row.name as BrokerId),
    symbol:
      subject.of === 'broker' ? (row.name as StockSymbol) : subject.of === 'stock' ? subject.symbol : null,
    bought: row.bought,
    sold: row.sold,
    net: row.bought - row.sold,
    bought_amount: toRupees(row.bought_amount),
    sold_amount: toRupees(row.sold_amount),
    net_amount: toRupees(paisa(row.bought_amount - row.sold_amount)),
    buy_average: averageRate(row.bought_amount, row.exact.bought),
    sell_average: averageRate(row.sold_amount, row.exact.sold),
    matched: row.matched,
    matched_percent: percentOf(2 * row.matched, row.bought + row.sold),
    volume_percent: percentOf(
      row.exact.bought + row.exact.sold,
      2 * (subject.of === 'broker' ? row.exact.volume : volume),
    ),
    sessions_traded: row.sessions_traded,
    sessions_net_bought: row.sessions_net_bought,
    net_by_session: row.days.length === 0 ? null : netBySession(row, range.sessions),
  });

/** How a list is cut and ordered; equal rows keep the order of their names. */
export type Ranking = { by: (row: WholeFlowRow) => number; only?: (row: WholeFlowRow) => boolean };

const net = (row: WholeFlowRow): number => row.bought - row.sold;

export const RANKINGS = {
  netAmount: { by: (row) => row.bought_amount - row.sold_amount },
  net: { by: net },
  bought: { by: (row) => row.bought, only: (row) => row.bought > 0 },
  sold: { by: (row) => row.sold, only: (row) => row.sold > 0 },
  holding: { by: net, only: (row) => net(row) > 0 },
  release: { by: (row) => -net(row), only: (row) => net(row) < 0 },
} as const satisfies Record<string, Ranking>;

const ranked = (rows: readonly WholeFlowRow[], { by, only = () => true }: Ranking): WholeFlowRow[] =>
  rows.filter(only).toSorted((a, b) => by(b) - by(a) || (a.name < b.name ? -1 : 1));

/** What both answers about a range say before their figures. */
export const headOf = ({ range: { as_of, from_date, to_date }, coverage, ex_dates }: Flow) => ({
  as_of,
  from_date,
  to_date,
  coverage,
  adjusted_for: [...ex_dates],
});

export const flowReply = async (
  asked: Asked<FlowAsked>,
  ranking: (subject: FlowSubject) => Ranking,
  subject?: FlowSubject,
): Promise<FlowReply> => {
  const flow = await readFlow(asked, { by_session: true, ...(subject && { subject }) });
  return {
    ...headOf(flow),
    sessions: [...flow.range.sessions],
    rows: ranked(flow.rows, ranking(flow.subject)).map(toRow(flow)),
  };
};
