import type { TradingDate } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry } from '../client.ts';

export type QuarantinedRow = { day: TradingDate; source: string; reason: string; row: string };

/** A source gone wild must not fill the disk: of a longer row the beginning is kept. */
const LONGEST_ROW = 2_000;

/** PostgreSQL binds at most 65,535 parameters to a statement, and stores no NUL in a text. */
const ROWS_PER_INSERT = 5_000;

const bounded = (row: QuarantinedRow): QuarantinedRow => ({
  ...row,
  row: row.row.slice(0, LONGEST_ROW).replaceAll('\u0000', '\uFFFD'),
});

export const quarantineRows = async (registry: Registry, rows: readonly QuarantinedRow[]): Promise<void> => {
  const kept = rows.map(bounded);
  for (let from = 0; from < kept.length; from += ROWS_PER_INSERT) {
    await registry
      .insertInto('quarantined_row')
      .values(kept.slice(from, from + ROWS_PER_INSERT))
      .execute();
  }
};

/** For a row that may come again, because its taker died before it could say so. Whether it was not there yet. */
export const quarantineOnce = (registry: Registry, given: QuarantinedRow): Promise<boolean> => {
  const { day, source, reason, row } = bounded(given);
  return registry.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${row}, 0))`.execute(transaction);
    const { numAffectedRows = 0n } = await sql`
      insert into quarantined_row (day, source, reason, row)
      select ${day}::date, ${source}::text, ${reason}::text, ${row}::text
      where not exists (
        select from quarantined_row
        where day = ${day}::date and source = ${source} and reason = ${reason} and row = ${row}
      )`.execute(transaction);
    return numAffectedRows > 0n;
  });
};

export const countQuarantined = (
  registry: Registry,
  day: TradingDate,
): Promise<{ source: string; reason: string; rows: number }[]> =>
  registry
    .selectFrom('quarantined_row')
    .select(({ fn }) => ['source', 'reason', fn.countAll<number>().as('rows')])
    .where('day', '=', day)
    .groupBy(['source', 'reason'])
    .orderBy('source')
    .orderBy('reason')
    .execute();
