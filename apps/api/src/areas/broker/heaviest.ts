import {
  FEWEST_PLAYER_SESSIONS,
  PLAYER_SESSIONS,
  type ReplyOf,
  type playerContracts,
} from '@chuli/contracts';
import { type BrokerId, type TradingDate, percentOf } from '@chuli/kernel';
import { type BrokerSession, brokerSessions } from '@chuli/tape/broker';
import { sum } from '../../figures/figures.ts';
import type { Context } from '../../http/implement.ts';
import type { SessionBook } from '../../sessions.ts';

export type PlayerSet = ReplyOf<typeof playerContracts.playerFavourites>['players'];

type Basis = Pick<PlayerSet, 'basis'> & { readonly sessions: readonly TradingDate[] };

/**
 * The sessions by which players of a window are chosen: the known ones before it, so that nobody is called heavy for
 * what he did in it.
 */
export const basisOf = (known: readonly TradingDate[], window: readonly TradingDate[]): Basis => {
  const [first] = window;
  const before = first === undefined ? [] : known.filter((session) => session < first);
  return before.length < FEWEST_PLAYER_SESSIONS
    ? { basis: 'window', sessions: window }
    : { basis: 'before', sessions: before.slice(-PLAYER_SESSIONS) };
};

const turnovers = (days: readonly BrokerSession[]): Map<BrokerId, number> => {
  const sums = new Map<BrokerId, number>();
  for (const { broker, bought_amount, sold_amount } of days)
    sums.set(broker, (sums.get(broker) ?? 0) + bought_amount + sold_amount);
  return sums;
};

/** The brokers that traded most in these sessions; of equal ones the first by name. */
export const heaviestOf = (
  { basis, sessions }: Basis,
  daysOf: ReadonlyMap<TradingDate, readonly BrokerSession[]>,
  count: number,
): PlayerSet => {
  const all = turnovers(sessions.flatMap((session) => daysOf.get(session) ?? []));
  const first = [...all].toSorted(([a, own], [b, other]) => other - own || (a < b ? -1 : 1)).slice(0, count);
  return {
    brokers: first.map(([broker]) => broker),
    basis,
    from_date: sessions[0] ?? null,
    to_date: sessions.at(-1) ?? null,
    sessions: sessions.length,
    turnover_percent: percentOf(sum(first.map(([, turnover]) => turnover)), sum([...all.values()])),
  };
};

/** Of several windows at once, each by its own sessions: one trip to the engine. */
export const readHeaviest = async (
  { tape }: Pick<Context, 'tape'>,
  { floorsheet }: Pick<SessionBook, 'floorsheet'>,
  windows: readonly (readonly TradingDate[])[],
  count: number,
): Promise<PlayerSet[]> => {
  const bases = windows.map((window) => basisOf(floorsheet, window));
  const days = bases.flatMap(({ sessions }) => sessions).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  const read = from === undefined || to === undefined ? [] : await brokerSessions(tape, { from, to });
  const daysOf = Map.groupBy(read, ({ traded_on }) => traded_on);
  return bases.map((basis) => heaviestOf(basis, daysOf, count));
};

/** The players of one window. */
export const readPlayers = async (
  context: Pick<Context, 'tape' | 'sessions'>,
  window: readonly TradingDate[],
  count: number,
): Promise<PlayerSet> => {
  const [players] = await readHeaviest(context, await context.sessions(), [window], count);
  return players ?? heaviestOf({ basis: 'window', sessions: [] }, new Map(), count);
};
