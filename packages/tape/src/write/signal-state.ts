import type { TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import type { RowEncoding } from './insert.ts';
import { startReplacement } from './replace-table.ts';
import { type Fence, UNFENCED, sweepStaging } from './staging.ts';

/** What all stocks of a pass have in common. */
export type PassMark = {
  pass: string;
  as_of: TradingDate;
  /** Of the rules and formulas by which it was computed. */
  code: string;
  /** `signalsHash` of the stored signals that it belongs to. */
  signals: string;
};

/** Where the pass stands over one stock; under the empty symbol what it has read of the market as a whole. */
export type SignalStateRow = PassMark & { symbol: string; digest: string; body: string };

const STATE: RowEncoding<SignalStateRow> = {
  columns: ['pass', 'as_of', 'code', 'signals', 'symbol', 'digest', 'body'],
  write: (out, row) => {
    out.string(row.pass);
    out.date(row.as_of);
    for (const text of [row.code, row.signals, row.symbol, row.digest, row.body]) out.string(text);
  },
};

/** A state has tens of kilobytes: few are sent at once. */
const STATES_PER_INSERT = 200;

export const replaceSignalState = async (
  tape: Tape,
  rows: Iterable<SignalStateRow>,
  fence: Fence = UNFENCED,
): Promise<void> => {
  const options = { fence, rowsPerInsert: STATES_PER_INSERT };
  const replacement = await startReplacement(tape, 'signal_state', STATE, options);
  await replacement.add(rows);
  await replacement.finish();
};

export const readSignalState = (tape: Tape): Promise<SignalStateRow[]> =>
  ask<SignalStateRow>(tape, `SELECT ${STATE.columns.join(', ')} FROM signal_state FINAL ORDER BY symbol`);

/** The data from which the record on the tape was made; null where there is none, or its tables do not agree. */
export const recordVersion = async (tape: Tape): Promise<string | null> => {
  const rows = await ask<{ data_version: string }>(
    tape,
    `SELECT DISTINCT data_version FROM
       (SELECT data_version FROM signal_trade UNION ALL SELECT data_version FROM signal_record)`,
  );
  return rows.length === 1 ? (rows[0]?.data_version ?? null) : null;
};

const SIGNAL_TABLES = ['signal_event', 'signal_near', 'signal_trade', 'signal_record', 'signal_state'];

/** Removes what passes before this one left half filled; the names of what was removed. */
export const sweepSignals = (tape: Tape, fence: Fence): Promise<string[]> =>
  sweepStaging(tape, SIGNAL_TABLES, fence);
