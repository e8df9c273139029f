import { type QueryOf, signalBoardContracts } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import { PRO_FAMILIES } from '@chuli/signals/catalogue';
import { FAMILIES, type Family, TIMEFRAMES } from '@chuli/signals';
import { type SignalLists, timedSessions } from '@chuli/tape/signal';
import { holds } from '../../http/access.ts';
import { type Asked, implement } from '../../http/implement.ts';
import { upTo } from '../../sessions.ts';
import { firstOf, matchAsked, signalDays } from './days.ts';
import { sessionsOf } from './signal-sessions.ts';
import { type Span, signalsOf } from './page.ts';
import { stocksOf } from './stock-page.ts';

/** Patterns are hundreds a day, and have a screen of their own. */
const ON_EVERY_BOARD = FAMILIES.filter(({ id }) => id !== 'candlestick');

const GOLD_FAMILIES = ON_EVERY_BOARD.filter(({ id }) => !PRO_FAMILIES.some((pro) => pro === id));
const GOLD_TIMEFRAMES = TIMEFRAMES.filter((timeframe) => timeframe !== 'hourly');

/** A question that names no family or no bars is answered with those that the caller holds. */
const openTo = ({ caller, query }: Pick<Asked<Record<string, unknown>>, 'caller' | 'query'>) =>
  holds(caller, 'signals-pro', query)
    ? { families: ON_EVERY_BOARD, timeframes: [] }
    : { families: GOLD_FAMILIES, timeframes: GOLD_TIMEFRAMES };

/** A state that holds on every bar is no event of a day. */
const eventKinds = (families: readonly Family[]): string[] => [
  ...new Set(
    families.flatMap(({ kinds }) =>
      Object.entries(kinds).flatMap(([kind, { standing }]) => (standing === true ? [] : [kind])),
    ),
  ),
];

/** The families whose votes make an agreement: early signals, patterns and the agreement itself repeat others. */
const VOICES: SignalLists = {
  families: FAMILIES.find(({ id }) => id === 'agreement')?.votes?.of.map(({ family }) => family) ?? [],
  kinds: ['signal'],
  timeframes: ['daily'],
  sides: [],
};

type BoardQuery = QueryOf<typeof signalBoardContracts.board>;
/** As much of a question as says which lists and days are meant. */
type BoardAsked = Asked<
  Pick<
    BoardQuery,
    | 'family'
    | 'kind'
    | 'timeframe'
    | 'side'
    | 'events'
    | 'alone'
    | 'days'
    | 'date'
    | 'match'
    | 'symbol'
    | 'as_of'
  >
>;

/** Stocks stand alone by their daily bars, if no others are asked for. */
const voicesFor = ({ timeframe }: BoardAsked['query']): SignalLists =>
  timeframe === undefined ? VOICES : { ...VOICES, timeframes: [timeframe] };

const listsFor = (asked: BoardAsked): SignalLists => {
  const { family, kind, timeframe, side, events, alone } = asked.query;
  const opened = openTo(asked);
  const voices = alone ? voicesFor(asked.query) : null;
  const kinds = family === undefined || events ? eventKinds(opened.families) : [];
  const held = opened.families.map(({ id }) => id);
  return {
    families: family ?? held.filter((id) => voices?.families.includes(id) ?? true),
    kinds: voices?.kinds ?? (kind === undefined ? kinds : [kind]),
    timeframes: voices?.timeframes ?? (timeframe === undefined ? opened.timeframes : [timeframe]),
    sides: side === undefined ? [] : [side],
  };
};

const spanOf = async (asked: BoardAsked): Promise<Span> => {
  const { query } = asked;
  const days = await signalDays(asked);
  const last = days.sessions.findLast((day) => day <= (query.date ?? days.as_of)) ?? days.as_of;
  return {
    ...days,
    from: firstOf({ ...days, as_of: last, sessions: upTo(days.sessions, last) }, query.days),
    last,
    match: matchAsked(query.match, days),
    ...(query.alone && { alone: voicesFor(query) }),
  };
};

/** Which families may be chosen, and how far hours are known where hours are asked for. */
const offered = async (asked: BoardAsked, as_of: TradingDate) => {
  const timed = asked.query.timeframe === 'hourly' ? await timedSessions(asked.tape, as_of) : [];
  return { families: openTo(asked).families.map(({ id }) => id), hours_to: timed.at(-1) ?? null };
};

export const signalBoardEndpoints = implement(signalBoardContracts, {
  board: async (asked) => {
    const span = await spanOf(asked);
    const [reply, rest] = await Promise.all([
      signalsOf(asked, listsFor(asked), span, asked.query),
      offered(asked, span.as_of),
    ]);
    return { ...reply, ...rest };
  },
  stocks: async (asked) => {
    const span = await spanOf(asked);
    const [reply, rest] = await Promise.all([
      stocksOf(asked, listsFor(asked), span, asked.query),
      offered(asked, span.as_of),
    ]);
    return { ...reply, ...rest };
  },
  sessions: sessionsOf,
});
