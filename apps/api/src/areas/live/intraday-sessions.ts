import type { TradingDate } from '@chuli/kernel';
import { liveDays } from '@chuli/tape/live';
import type { Asked, Context } from '../../http/implement.ts';
import { latest } from '../../sessions.ts';

/** Sessions whose trades are known: finished ones, and the one that runs. */
export const tradedDays = async ({
  tape,
  sessions,
}: Pick<Context, 'tape' | 'sessions'>): Promise<TradingDate[]> => {
  const [{ floorsheet }, running] = await Promise.all([sessions(), liveDays(tape)]);
  return [...new Set([...floorsheet, ...running])].toSorted();
};

/** The latest session up to the asked day of which trades are known, the running one included. */
export const latestTraded = async (asked: Asked<{ as_of?: TradingDate | undefined }>): Promise<TradingDate> =>
  latest(await tradedDays(asked), asked.query.as_of, asked.clock);

/** Why a session has nothing to show by the minute; null when it has. */
export const emptyReason = ({
  trades,
  untimed,
}: {
  trades: number;
  untimed: number;
}): 'not-traded' | 'no-trade-times' | null => {
  if (trades === 0) return 'not-traded';
  return trades === untimed ? 'no-trade-times' : null;
};
