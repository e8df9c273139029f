import { type QueryOf, type ReplyOf, runningNetContracts } from '@chuli/contracts';
import type { BrokerId } from '@chuli/kernel';
import { brokerDays } from '@chuli/tape/broker';
import { type Asked, implement } from '../../http/implement.ts';
import { readFlow } from './flow.ts';
import { rangeSince } from './flow-range.ts';
import { beginningsOf, runningSums } from './running-sums.ts';
import type { WholeFlowRow } from './whole-shares.ts';

type NetAsked = QueryOf<typeof runningNetContracts.runningNet>;
type NetReply = ReplyOf<typeof runningNetContracts.runningNet>;
type Net = NetReply['top'][number];

const DEFAULT_SESSIONS = 250;
/** About five years: five brokers with three figures a session are then 200 kB. */
const MOST_SESSIONS = 1_250;
const TOLD_EACH_WAY = 5;
const SHOWN_EACH_WAY = 2;

/** The largest each way, buyers first. */
const largestEachWay = (nets: readonly Net[], count: number): Net[] => [
  ...nets.filter(({ net }) => net > 0).slice(0, count),
  ...nets.filter(({ net }) => net < 0).slice(-count),
];

const netsOf = (rows: readonly WholeFlowRow[]): Net[] =>
  rows
    .map(({ name, bought, sold }) => ({ broker: name as BrokerId, net: bought - sold }))
    .toSorted((a, b) => b.net - a.net || (a.broker < b.broker ? -1 : 1));

const runningNet = async (asked: Asked<NetAsked>): Promise<NetReply> => {
  const { brokers, symbol, ...dates } = asked.query;
  const range = rangeSince({ days: DEFAULT_SESSIONS, ...dates }, await asked.sessions(), asked.clock);
  const held = range.held.slice(-MOST_SESSIONS);
  const from_date = range.held.length > MOST_SESSIONS ? (held[0] ?? range.from_date) : range.from_date;
  const query = { symbol, ...dates, from_date, to_date: range.to_date };
  const flow = await readFlow({ ...asked, query }, { by_session: false });
  const nets = netsOf(flow.rows);
  const shown = brokers ?? largestEachWay(nets, SHOWN_EACH_WAY).map(({ broker }) => broker);
  const days = await brokerDays(asked.tape, { symbol, brokers: shown, from: from_date, to: range.to_date });
  const known = new Set(flow.range.sessions);
  const isKnown = (session: (typeof held)[number]): boolean => known.has(session);
  const since = beginningsOf(held, isKnown);
  return {
    as_of: flow.range.as_of,
    symbol,
    from_date,
    to_date: range.to_date,
    sessions: [...held],
    sessions_missing: flow.coverage.sessions_missing,
    since,
    adjusted_for: [...flow.ex_dates],
    rows: shown.map((broker) => runningSums(broker, days, { held, isKnown, since, ex_dates: flow.ex_dates })),
    top: largestEachWay(nets, TOLD_EACH_WAY),
  };
};

export const runningNetEndpoints = implement(runningNetContracts, { runningNet });
