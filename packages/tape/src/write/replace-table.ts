import { AppError } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { type RowEncoding, insertRows } from './insert.ts';
import { type Fence, UNFENCED, createStaging, demandFence, dropStaging, sweepStaging } from './staging.ts';

const ROWS_PER_INSERT = 200_000;

/** A new table that is being filled beside the old one. */
export type Replacement<Row> = {
  add(rows: Iterable<Row>): Promise<void>;
  /** Puts it in the place of the old one and says how many rows it has; two rows for one key are refused. */
  finish(): Promise<number>;
};

/** Readers see either the old table or the new one whole. No more than one insert of rows is held. */
export const startReplacement = async <Row>(
  tape: Tape,
  table: string,
  encoding: RowEncoding<Row>,
  fence: Fence = UNFENCED,
): Promise<Replacement<Row>> => {
  const next = await createStaging(tape, table, fence);
  let held: Row[] = [];
  let written = 0;
  const write = async (): Promise<void> => {
    await insertRows(tape, next, encoding, held);
    written += held.length;
    held = [];
  };
  return {
    add: async (rows) => {
      for (const row of rows) {
        held.push(row);
        if (held.length === ROWS_PER_INSERT) await write();
      }
    },
    finish: async () => {
      await write();
      const [stored] = await ask<{ rows: number }>(tape, `SELECT count() AS rows FROM ${next} FINAL`);
      if (stored?.rows !== written) {
        throw new AppError('data.inconsistent', { table, expected: written, stored: stored?.rows });
      }
      await demandFence(fence);
      await tape.command({ query: `EXCHANGE TABLES ${table} AND ${next}` });
      await dropStaging(tape, next);
      return written;
    },
  };
};

export const replaceTable = async <Row>(
  tape: Tape,
  table: string,
  encoding: RowEncoding<Row>,
  rows: Iterable<Row>,
): Promise<number> => {
  await sweepStaging(tape, [table]);
  const replacement = await startReplacement(tape, table, encoding);
  await replacement.add(rows);
  return replacement.finish();
};
