import { type Tape, ask } from '../client.ts';
import { type RowEncoding, insertRows } from './insert.ts';
import { type Fence, createStaging, demandFence, dropStaging } from './staging.ts';

/**
 * Adds rows by way of a table of their own, whose partitions are then moved: an insert that is on its way when its
 * sender loses the right to it could not be stopped any more, a move of a table that is gone fails.
 */
export const addToTable = async <Row>(
  tape: Tape,
  table: string,
  encoding: RowEncoding<Row>,
  { rows, fence }: { rows: readonly Row[]; fence: Fence },
): Promise<void> => {
  if (rows.length === 0) return;
  const next = await createStaging(tape, table, fence);
  await insertRows(tape, next, encoding, rows);
  const partitions = await ask<{ id: string }>(
    tape,
    `SELECT DISTINCT _partition_id AS id FROM ${next} ORDER BY id`,
  );
  await demandFence(fence);
  for (const { id } of partitions)
    await tape.command({ query: `ALTER TABLE ${next} MOVE PARTITION ID '${id}' TO TABLE ${table}` });
  await dropStaging(tape, next);
};
