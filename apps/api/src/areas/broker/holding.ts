import { type QueryOf, type ReplyOf, holdingContracts } from '@chuli/contracts';
import {
  type BrokerId,
  type Rupees,
  type StockSymbol,
  type TradingDate,
  paisa,
  toRupees,
} from '@chuli/kernel';
import { brokerDays, brokerFlow, sessionVolumes } from '@chuli/tape/broker';
import { dailyBars } from '@chuli/tape/stock';
import { identifyStock } from '../../figures/identify-stock.ts';
import { mostTraded } from '../../figures/most-traded.ts';
import { type Asked, type Context, implement } from '../../http/implement.ts';
import { type FlowRange, rangeSince } from './flow-range.ts';
import { type Block, blocksOf } from './holding-blocks.ts';
import { holdingCourse } from './holding-course.ts';
import { knownHead } from './known-sessions.ts';
import { netOf } from './net-value.ts';
import { type ExDate, exDatesWithin, factorSince, shareEras } from './share-eras.ts';
import { wholeFlow } from './whole-shares.ts';

type HoldingAsked = QueryOf<typeof holdingContracts.brokerHolding>;
type HoldingReply = ReplyOf<typeof holdingContracts.brokerHolding>;

const DEFAULT_SESSIONS = 250;
/** About five years: ten brokers with three figures a session are then some 400 kB. */
const MOST_SESSIONS = 1_250;
const EACH_WAY = 5;

/** Of the newest block: what was bought before a hole says nothing of what is still held. */
const largestHolders = async (
  { tape }: Pick<Context, 'tape'>,
  symbol: StockSymbol,
  { from, to }: Block,
  ex_dates: readonly ExDate[],
): Promise<BrokerId[]> => {
  const eras = shareEras(
    ex_dates.filter(({ ex_on }) => ex_on > from),
    from,
  );
  const found = await brokerFlow(tape, {
    subject: { of: 'stock', symbol },
    from,
    to,
    eras,
    by_session: false,
  });
  const nets = wholeFlow(found, true).toSorted((a, b) => netOf(b) - netOf(a) || (a.name < b.name ? -1 : 1));
  return [
    ...nets.filter((row) => netOf(row) > 0).slice(0, EACH_WAY),
    ...nets.filter((row) => netOf(row) < 0).slice(-EACH_WAY),
  ].map(({ name }) => name as BrokerId);
};

const closesOn = async (
  asked: Asked<HoldingAsked>,
  symbol: StockSymbol,
  { range, ex_dates }: { range: FlowRange; ex_dates: readonly ExDate[] },
): Promise<(Rupees | null)[]> => {
  const { tickers } = await identifyStock(asked.reference, symbol, range.as_of);
  const bars = await dailyBars(asked.tape, { tickers, from: range.from_date, to: range.to_date });
  const closes = new Map(
    bars.map(({ traded_on, close }) => [
      traded_on,
      toRupees(paisa(Math.round(close * factorSince(ex_dates, traded_on)))),
    ]),
  );
  return range.held.map((session) => closes.get(session) ?? null);
};

/** The latest sessions of a range, as many as may be told. */
const cut = (range: FlowRange): FlowRange => {
  const held = range.held.slice(-MOST_SESSIONS);
  const from_date = range.held.length > MOST_SESSIONS ? (held[0] ?? range.from_date) : range.from_date;
  return { ...range, held, from_date, sessions: range.sessions.filter((session) => session >= from_date) };
};

const brokerHolding = async (asked: Asked<HoldingAsked>): Promise<HoldingReply> => {
  const { symbol: named, brokers, ...dates } = asked.query;
  const book = await asked.sessions();
  const range = cut(rangeSince({ days: DEFAULT_SESSIONS, ...dates }, book, asked.clock));
  const symbol = named ?? (await mostTraded(asked, range.sessions));
  const ends = { from: range.from_date, to: range.to_date };
  const ex_dates = await exDatesWithin(asked.reference, range, symbol);
  const known = new Set(range.sessions);
  const isKnown = (session: TradingDate): boolean => known.has(session);
  const blocks = blocksOf(range.held, isKnown);
  const newest = blocks.at(-1);
  const shown =
    brokers ?? (newest === undefined ? [] : await largestHolders(asked, symbol, newest, ex_dates));
  const [days, volumes, closes] = await Promise.all([
    brokerDays(asked.tape, { symbol, brokers: shown, ...ends }),
    sessionVolumes(asked.tape, { symbol, ...ends }),
    closesOn(asked, symbol, { range, ex_dates }),
  ]);
  const begins = new Set(blocks.map(({ from }) => from));
  return {
    ...knownHead(range, book, volumes),
    is_adjusted: ex_dates.length > 0,
    symbol,
    held: [...range.held],
    closes,
    blocks,
    rows: shown.map((broker) =>
      holdingCourse(broker, days, { held: range.held, isKnown, begins, closes, ex_dates }),
    ),
  };
};

export const holdingEndpoints = implement(holdingContracts, { brokerHolding });
