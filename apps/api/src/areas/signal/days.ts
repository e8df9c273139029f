import { type TradingDate, atKathmandu } from '@chuli/kernel';
import { isWeekOver, sessionHours, weekOf } from '@chuli/market';
import { type Match, signalsKnownTo } from '@chuli/tape/signal';
import type { Context } from '../../http/implement.ts';
import { latest, upTo } from '../../sessions.ts';

const SECONDS_AN_HOUR = 3_600;

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

export type SignalDays = Awaited<ReturnType<typeof signalDays>>;

/** The first session of the last week that is over. */
export const closedWeek = ({ sessions, as_of }: Pick<SignalDays, 'sessions' | 'as_of'>): TradingDate => {
  const last = sessions.findLast((day) => isWeekOver(weekOf(day), as_of)) ?? as_of;
  return sessions.find((day) => weekOf(day) === weekOf(last)) ?? last;
};

/**
 * From when on a bar that ends is the newest of its timeframe, in Unix seconds: the last hour of the session, the session,
 * and the last week that is over by the calendar.
 */
const newestBars = ({
  sessions,
  as_of,
}: Pick<SignalDays, 'sessions' | 'as_of'>): readonly [hourly: number, daily: number, weekly: number] => {
  const closes = atKathmandu(as_of, sessionHours(as_of).to) / 1000;
  const week = atKathmandu(closedWeek({ sessions, as_of }), 0) / 1000;
  return [closes - SECONDS_AN_HOUR + 1, atKathmandu(as_of, 0) / 1000, week];
};

/** What was asked to hold, and since when a bar is the newest; null where all that fired is meant. */
export const matchAsked = (
  match: Match['as'] | undefined,
  days: Pick<SignalDays, 'sessions' | 'as_of'>,
): Match | null => (match === undefined ? null : { as: match, newest: newestBars(days) });

/** The first of so many sessions up to the last. */
export const firstOf = ({ sessions, as_of }: SignalDays, count: number): TradingDate =>
  sessions.at(-count) ?? sessions[0] ?? as_of;
