import type { TradingDate } from '@chuli/kernel';
import type { Tape } from '@chuli/tape';
import type { DayRows } from './day-rows.ts';

const insert = async (tape: Tape, table: string, values: readonly object[]): Promise<void> => {
  if (values.length === 0) return;
  await tape.insert({ table, values: [...values], format: 'JSONEachRow' });
};

/** A row replaces the one that was there; a bar of a stock whose trades were all annulled since goes. */
export const writeDayRows = async (
  tape: Tape,
  day: TradingDate,
  { bars, indices, market }: DayRows,
): Promise<void> => {
  await insert(tape, 'daily_bar', bars);
  await tape.command({
    query: 'DELETE FROM daily_bar WHERE traded_on = {day:Date} AND symbol NOT IN {symbols:Array(String)}',
    query_params: { day, symbols: bars.map(({ symbol }) => symbol) },
  });
  await insert(tape, 'index_bar', indices);
  if (market !== null) await insert(tape, 'market_day', [market]);
};
