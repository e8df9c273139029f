import type { TradingDate } from '@chuli/kernel';
import type { Registry } from '../client.ts';

export type QuarantinedRow = { day: TradingDate; source: string; reason: string; row: string };

/** A source gone wild must not fill the disk: of a longer row the beginning is kept. */
const LONGEST_ROW = 2_000;

/** PostgreSQL binds at most 65,535 parameters to a statement, and stores no NUL in a text. */
const ROWS_PER_INSERT = 5_000;

export const quarantineRows = async (registry: Registry, rows: readonly QuarantinedRow[]): Promise<void> => {
  const bounded = rows.map((row) => ({
    ...row,
    row: row.row.slice(0, LONGEST_ROW).replaceAll('\u0000', '\uFFFD'),
  }));
  for (let from = 0; from < bounded.length; from += ROWS_PER_INSERT) {
    await registry
      .insertInto('quarantined_row')
      .values(bounded.slice(from, from + ROWS_PER_INSERT))
      .execute();
  }
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
