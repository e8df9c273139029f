import { instant, kathmanduDate } from '@chuli/kernel';
import type { RegistryTransaction } from '@chuli/registry';
import { quarantineRows } from '@chuli/registry/live';

/** A line of a file that cannot be believed: where, why, and what it says. */
export type BadLine = { readonly line: number; readonly reason: string; readonly row: string };

/** A line is kept once, however often its file is read. */
export const quarantineLines = async (
  transaction: RegistryTransaction,
  bad: readonly BadLine[],
  { source, load, now }: { source: string; load: string; now: Date },
): Promise<void> => {
  const day = kathmanduDate(instant(now.getTime()));
  const rows = bad.map(({ line, reason, row }) => ({
    day,
    source,
    reason,
    row: `${load} line ${line}: ${row}`,
  }));
  const held = await transaction
    .selectFrom('quarantined_row')
    .select('row')
    .where('source', '=', source)
    .where('row', 'in', rows.length === 0 ? [''] : rows.map(({ row }) => row))
    .execute();
  const known = new Set(held.map(({ row }) => row));
  await quarantineRows(
    transaction,
    rows.filter(({ row }) => !known.has(row)),
  );
};
