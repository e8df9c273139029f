import type { TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

/** What the feed has left of a day on the tape; moments in Unix milliseconds. */
export type FeedTraces = { trades: number; lastTradeAt: number | null; lastWriteAt: number | null };

/** Contracts that wait to become final, the newest of them, and when the last minute was written. */
export const feedTraces = async (tape: Tape, date: TradingDate): Promise<FeedTraces> => {
  const [[live], [minute]] = await Promise.all([
    ask<{ trades: number; at: number | null }>(
      tape,
      `SELECT count() AS trades, toUnixTimestamp64Milli(max(traded_at)) AS at
       FROM live_trade FINAL WHERE traded_on = {date:Date} AND is_reversed = 0`,
      { date },
    ),
    ask<{ at: number | null }>(
      tape,
      `SELECT if(count() = 0, NULL, max(version)) AS at FROM session_minute WHERE traded_on = {date:Date}`,
      { date },
    ),
  ]);
  return { trades: live?.trades ?? 0, lastTradeAt: live?.at ?? null, lastWriteAt: minute?.at ?? null };
};
