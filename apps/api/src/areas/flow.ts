import type { ReplyOf, brokerContracts } from '@chuli/contracts';
import {
  AppError,
  type BrokerId,
  type StockSymbol,
  type TradingDate,
  dayNumber,
  paisa,
  toRupees,
} from '@chuli/kernel';
import { type FlowRow, type FlowSubject, brokerFlow } from '@chuli/tape';
import type { Asked } from '../http/implement.ts';
import { averageRate, percentOf, sum } from './figures.ts';
import { type FlowRange, type RangeAsked, flowRange } from './flow-range.ts';

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

export type Flow = {
  range: FlowRange;
  subject: FlowSubject;
  /** Shares that changed hands in all rows; what one broker of a stock did is measured against the whole stock. */
  volume: number;
  rows: FlowRow[];
};

/** What the brokers of a stock or of the market did, or what one broker did in each stock. */
export const readFlow = async (
  { tape, clock, sessions, query }: Asked<FlowAsked>,
  { by_session }: { by_session: boolean },
): Promise<Flow> => {
  const subject = subjectOf(query);
  const range = flowRange(query, await sessions(), clock);
  const all =
    range.sessions.length === 0
      ? []
      : await brokerFlow(tape, {
          subject,
          from: range.from_date,
          to: range.to_date,
          by_session: by_session && isShort(range) && subject.of !== 'market',
        });
  const volume = sum(all.map((row) => row.bought));
  const isOneOfStock = subject.of === 'stock' && query.broker !== undefined;
  return {
    range,
    subject,
    volume,
    rows: isOneOfStock ? all.filter((row) => row.name === query.broker) : all,
  };
};

const isShort = (range: FlowRange): boolean => range.sessions.length <= LONGEST_BY_SESSION;

/** The net of each session in the order of the sessions; 0 where the broker did not trade. */
const netBySession = (row: FlowRow, sessions: readonly TradingDate[]): number[] => {
  const nets = new Map(row.days.map((day, index) => [day, row.nets[index] ?? 0]));
  return sessions.map((session) => nets.get(dayNumber(session)) ?? 0);
};

const toRow =
  ({ subject, range, volume }: Flow) =>
  (row: FlowRow): ReplyRow => ({
    broker: subject.of === 'broker' ? null : (row.name as BrokerId),
    symbol:
      subject.of === 'broker' ? (row.name as StockSymbol) : subject.of === 'stock' ? subject.symbol : null,
    bought: row.bought,
    sold: row.sold,
    net: row.bought - row.sold,
    bought_amount: toRupees(row.bought_amount),
    sold_amount: toRupees(row.sold_amount),
    net_amount: toRupees(paisa(row.bought_amount - row.sold_amount)),
    buy_average: averageRate(row.bought_amount, row.bought),
    sell_average: averageRate(row.sold_amount, row.sold),
    matched: row.matched,
    matched_percent: percentOf(2 * row.matched, row.bought + row.sold),
    volume_percent: percentOf(row.bought + row.sold, 2 * (subject.of === 'broker' ? row.volume : volume)),
    sessions_traded: row.sessions_traded,
    sessions_net_bought: row.sessions_net_bought,
    net_by_session: row.days.length === 0 ? null : netBySession(row, range.sessions),
  });

/** How a list is cut and ordered; equal rows keep the order of their names. */
export type Ranking = { by: (row: FlowRow) => number; only?: (row: FlowRow) => boolean };

const net = (row: FlowRow): number => row.bought - row.sold;

export const RANKINGS = {
  netAmount: { by: (row) => row.bought_amount - row.sold_amount },
  net: { by: net },
  bought: { by: (row) => row.bought, only: (row) => row.bought > 0 },
  sold: { by: (row) => row.sold, only: (row) => row.sold > 0 },
  holding: { by: net, only: (row) => net(row) > 0 },
  release: { by: (row) => -net(row), only: (row) => net(row) < 0 },
} as const satisfies Record<string, Ranking>;

const ranked = (rows: readonly FlowRow[], { by, only = () => true }: Ranking): FlowRow[] =>
  rows.filter(only).toSorted((a, b) => by(b) - by(a) || (a.name < b.name ? -1 : 1));

export const flowReply = async (
  asked: Asked<FlowAsked>,
  ranking: (subject: FlowSubject) => Ranking,
): Promise<FlowReply> => {
  const flow = await readFlow(asked, { by_session: true });
  const { sessions, ...range } = flow.range;
  return {
    ...range,
    sessions: [...sessions],
    rows: ranked(flow.rows, ranking(flow.subject)).map(toRow(flow)),
  };
};
