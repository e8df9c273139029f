import { type QueryOf, type ReplyOf, type signalScanContracts, signalListContracts } from '@chuli/contracts';
import { type StockSymbol, type TradingDate, tradingDate } from '@chuli/kernel';
import { FAMILIES, addressesOf } from '@chuli/signals';
import {
  type SignalLists,
  type SignalQuestion,
  type Tape,
  signalEvents,
  signalFills,
  signalNear,
  signalsKnownTo,
} from '@chuli/tape';
import { type Asked, type Context, implement } from '../http/implement.ts';
import { latest, upTo } from '../sessions.ts';
import { describeLists } from './signal-list-facts.ts';
import { byTurnover, fillsBy, nearRow, signalRow } from './signal-rows.ts';
import { openStockBook } from './signal-stocks.ts';

export type SignalsReply = ReplyOf<typeof signalScanContracts.strongBuy>;
type ListQuery = QueryOf<typeof signalScanContracts.strongBuy>;

/** The day asked for, and the sessions up to it. */
export const signalDays = async ({
  sessions,
  clock,
  query,
}: Pick<Context, 'sessions' | 'clock'> & { query: { as_of?: TradingDate | undefined } }) => {
  const { daily } = await sessions();
  const as_of = latest(daily, query.as_of, clock);
  const isRewound = as_of < latest(daily, undefined, clock);
  return { as_of, sessions: upTo(daily, as_of), isRewound };
};

/** The last session searched for signals, as far as the as-of day goes. */
export const searchedTo = async (
  { tape }: Pick<Context, 'tape'>,
  as_of: TradingDate,
): Promise<TradingDate | null> => {
  const known = await signalsKnownTo(tape);
  return known !== null && known > as_of ? as_of : known;
};

const BEGINNING = tradingDate('1990-01-01');

type Span = Awaited<ReturnType<typeof signalDays>> & {
  from: TradingDate;
  symbol?: StockSymbol | undefined;
  open_only?: boolean;
};

const eventsWithFills = async (tape: Tape, question: SignalQuestion) => {
  const [events, fills] = await Promise.all([signalEvents(tape, question), signalFills(tape, question)]);
  return { events, fills };
};

/** Those that stand are few of many years: their days alone are looked up. */
const standingEvents = async (tape: Tape, question: SignalQuestion) => {
  const events = await signalEvents(tape, { ...question, open_only: true });
  const days = [...new Set(events.map(({ signal_on }) => signal_on))];
  return { events, fills: await signalFills(tape, { ...question, days }) };
};

/** Signals of some lists with all that a row tells, and what lacks one condition on the newest bars. */
export const signalsOf = async (
  context: Pick<Context, 'tape' | 'reference' | 'sessions'>,
  lists: SignalLists,
  { as_of, sessions, isRewound, from, symbol, open_only = false }: Span,
): Promise<SignalsReply> => {
  const { tape } = context;
  const question = { ...lists, from, to: as_of, symbol };
  const [signals_to, described, { events, fills }, near, book] = await Promise.all([
    searchedTo(context, as_of),
    describeLists(tape, lists, as_of),
    open_only ? standingEvents(tape, question) : eventsWithFills(tape, question),
    signalNear(tape, { ...lists, on: as_of, symbol }),
    openStockBook(context, { as_of, sessions, since: from }),
  ]);
  const fillOf = fillsBy(fills, events, { sessions, isRewound });
  return {
    as_of,
    signals_to,
    lists: described,
    rows: events.map((event) => signalRow(event, book, fillOf)),
    near: near.map((one) => nearRow(one, book)).toSorted(byTurnover),
  };
};

/** Signals of the last sessions. */
export const signalsOfDays =
  (lists: SignalLists) =>
  async (asked: Asked<ListQuery>): Promise<SignalsReply> => {
    const days = await signalDays(asked);
    const from = days.sessions.at(-asked.query.days) ?? days.sessions[0] ?? days.as_of;
    return signalsOf(asked, lists, { ...days, from, symbol: asked.query.symbol });
  };

/** Signals that have not ended, whenever they began; of each stock the latest, and only of stocks that still trade. */
export const signalsStanding =
  (lists: SignalLists) =>
  async (asked: Asked<ListQuery>): Promise<SignalsReply> => {
    const days = await signalDays(asked);
    const span = { ...days, from: BEGINNING, symbol: asked.query.symbol, open_only: true };
    const reply = await signalsOf(asked, lists, span);
    const latestOf = new Map(reply.rows.toReversed().map((row) => [row.symbol, row]));
    const rows = reply.rows.filter((row) => latestOf.get(row.symbol) === row && row.close_now !== null);
    return { ...reply, rows };
  };

/** Each address answers with the signals of its own list. */
export const signalListEndpoints = implement(
  signalListContracts,
  Object.fromEntries(
    addressesOf(FAMILIES).map(({ family, cell: { kind, timeframe, side } }) => [
      `${family.id}.${kind}.${timeframe}.${side}`,
      signalsOfDays({ families: [family.id], kinds: [kind], timeframes: [timeframe], sides: [side] }),
    ]),
  ),
);
