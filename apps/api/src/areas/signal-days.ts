import type { TradingDate } from '@chuli/kernel';
import { signalsKnownTo } from '@chuli/tape';
import type { Context } from '../http/implement.ts';
import { latest, upTo } from '../sessions.ts';

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

/** The first of so many sessions up to the last. */
export const firstOf = ({ sessions, as_of }: SignalDays, count: number): TradingDate =>
  sessions.at(-count) ?? sessions[0] ?? as_of;
