import type { TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { DAY_TABLES } from './load-totals.ts';

/** A question that began before a load was replaced has ended by now. */
const LONGEST_QUESTION_SECONDS = 600;

const REPLACED = DAY_TABLES.map(
  (table) => `
  SELECT '${table}' AS table, traded_on, toString(counted.load) AS load
  FROM (SELECT traded_on, min(load) AS lowest FROM ${table} GROUP BY traded_on) AS stored
  INNER JOIN counted_load AS counted FINAL USING traded_on
  WHERE lowest < counted.load AND counted_at < now64(3) - toIntervalSecond({seconds:UInt32})`,
).join(' UNION ALL ');

/**
 * Deletes rows of loads below the one that counts: those can never count again, whoever wrote them. What lies above it
 * may be about to count and is left alone. Says how many days of tables were swept.
 */
export const sweepLoads = async (tape: Tape, seconds = LONGEST_QUESTION_SECONDS): Promise<number> => {
  const replaced = await ask<{ table: string; traded_on: TradingDate; load: string }>(tape, REPLACED, {
    seconds,
  });
  for (const { table, traded_on, load } of replaced) {
    await tape.command({
      query: `DELETE FROM ${table} WHERE traded_on = {date:Date} AND load < {load:UInt64}`,
      query_params: { date: traded_on, load },
    });
  }
  return replaced.length;
};
