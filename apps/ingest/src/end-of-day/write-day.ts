import type { TradingDate } from '@chuli/kernel';
import type { Tape } from '@chuli/tape';
import type { DayRows } from './day-rows.ts';

/** Versions are milliseconds; those of a later term lie above, whatever the clocks of the two machines say. */
const TERM_STEP = 10n ** 13n;

const versionOf = (term: number): string => String(BigInt(term) * TERM_STEP + BigInt(Date.now()));

/**
 * A row replaces the one that was there, unless that is of a later term; a bar of a stock whose trades were all
 * annulled since goes.
 */
export const writeDayRows = async (
  tape: Tape,
  { day, term }: { day: TradingDate; term: number },
  { bars, indices, market }: DayRows,
): Promise<void> => {
  const version = versionOf(term);
  const insert = async (table: string, rows: readonly object[]): Promise<void> => {
    if (rows.length === 0) return;
    const values = rows.map((row) => Object.assign({ version }, row));
    await tape.insert({ table, values, format: 'JSONEachRow' });
  };
  await insert('daily_bar', bars);
  await tape.command({
    query: `DELETE FROM daily_bar WHERE traded_on = {day:Date} AND symbol NOT IN {symbols:Array(String)}
      AND version <= {version:UInt64}`,
    query_params: { day, version, symbols: bars.map(({ symbol }) => symbol) },
  });
  await insert('index_bar', indices);
  if (market !== null) await insert('market_day', [market]);
};
