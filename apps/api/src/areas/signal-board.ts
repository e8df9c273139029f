import { PRO_FAMILIES, type QueryOf, signalBoardContracts } from '@chuli/contracts';
import { FAMILIES, type Family, TIMEFRAMES } from '@chuli/signals';
import { type SignalLists, timedSessions } from '@chuli/tape';
import { holds } from '../http/access.ts';
import { type Asked, implement } from '../http/implement.ts';
import { firstOf, signalDays } from './signal-days.ts';
import { signalsOf } from './signal-page.ts';

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

type BoardAsked = Asked<QueryOf<typeof signalBoardContracts.board>>;

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

export const signalBoardEndpoints = implement(signalBoardContracts, {
  board: async (asked) => {
    const { query } = asked;
    const days = await signalDays(asked);
    const span = {
      ...days,
      from: firstOf(days, query.days),
      by_verdict: query.by_verdict,
      ...(query.alone && { alone: voicesFor(query) }),
    };
    const [reply, timed] = await Promise.all([
      signalsOf(asked, listsFor(asked), span, query),
      query.timeframe === 'hourly' ? timedSessions(asked.tape, days.as_of) : [],
    ]);
    const families = openTo(asked).families.map(({ id }) => id);
    return { ...reply, families, hours_to: timed.at(-1) ?? null };
  },
});
