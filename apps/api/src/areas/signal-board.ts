import { signalBoardContracts } from '@chuli/contracts';
import { FAMILIES, type Family } from '@chuli/signals';
import { implement } from '../http/implement.ts';
import { type SignalsReply, signalDays, signalsOf } from './signal-lists.ts';

/** Patterns are hundreds a day, and have a screen of their own. */
const ON_EVERY_BOARD = FAMILIES.filter(({ id }) => id !== 'candlestick');

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
    const lists = {
      families: family ?? ON_EVERY_BOARD.map(({ id }) => id),
      kinds: family === undefined ? eventKinds(ON_EVERY_BOARD) : [],
      timeframes: timeframe === undefined ? [] : [timeframe],
      sides: side === undefined ? [] : [side],
    };
    const from = held.sessions.at(-days) ?? held.sessions[0] ?? held.as_of;
    const reply = await signalsOf(asked, lists, { ...held, from, symbol });
    return { ...reply, near: nearOf(reply.near) };
  },
});
