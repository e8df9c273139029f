import { PRO_FAMILIES, signalBoardContracts } from '@chuli/contracts';
import { FAMILIES, type Family, TIMEFRAMES } from '@chuli/signals';
import { timedSessions } from '@chuli/tape';
import { holds } from '../http/access.ts';
import { type Asked, implement } from '../http/implement.ts';
import { type SignalsReply, signalDays, signalsOf } from './signal-lists.ts';

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

/** Thousands lack just one condition of some list: of each stock a few are told, of the stocks that trade most. */
const MOST_NEAR = 120;
const NEAR_A_STOCK = 3;

type NearRow = SignalsReply['near'][number];

/** How far the missing condition is from holding, as a part of what it is compared with; a state is far. */
const distance = ({ why, missing }: NearRow): number => {
  const { left = null, right = null, unit } = why?.[missing] ?? {};
  if (left === null || right === null || unit === 'state') return Number.POSITIVE_INFINITY;
  return Math.abs(left - right) / (Math.abs(right) || 1);
};

const nearOf = (near: readonly NearRow[]): NearRow[] =>
  [...Map.groupBy(near, ({ symbol }) => symbol).values()]
    .flatMap((own) => own.toSorted((one, other) => distance(one) - distance(other)).slice(0, NEAR_A_STOCK))
    .slice(0, MOST_NEAR);

export const signalBoardEndpoints = implement(signalBoardContracts, {
  board: async (asked) => {
    const { family, timeframe, side, days, symbol } = asked.query;
    const held = await signalDays(asked);
    const opened = openTo(asked);
    const lists = {
      families: family ?? opened.families.map(({ id }) => id),
      kinds: family === undefined ? eventKinds(opened.families) : [],
      timeframes: timeframe === undefined ? opened.timeframes : [timeframe],
      sides: side === undefined ? [] : [side],
    };
    const from = held.sessions.at(-days) ?? held.sessions[0] ?? held.as_of;
    const reply = await signalsOf(asked, lists, { ...held, from, symbol });
    const timed = timeframe === 'hourly' ? await timedSessions(asked.tape, held.as_of) : [];
    return { ...reply, near: nearOf(reply.near), hours_to: timed.at(-1) ?? null };
  },
});
