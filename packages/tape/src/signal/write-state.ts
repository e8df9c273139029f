import type { TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import type { RowEncoding } from '../write/insert.ts';
import { startReplacement } from '../write/replace-table.ts';
import { type Fence, UNFENCED, sweepStaging } from '../write/staging.ts';

/** What all stocks of a pass have in common. */
export type PassMark = {
  pass: string;
  as_of: TradingDate;
  /** Of the rules and formulas by which it was computed. */
  code: string;
  /** `signalsHash` of the stored signals that it belongs to. */
  signals: string;
};

/**
 * What the pass has read of one stock, and in `body` how many bars of each length that was; under the empty symbol what
 * it has read of the market as a whole.
 */
export type SignalStateRow = PassMark & { symbol: string; digest: string; body: string };

const STATE: RowEncoding<SignalStateRow> = {
  columns: ['pass', 'as_of', 'code', 'signals', 'symbol', 'digest', 'body'],
  write: (out, row) => {
    out.string(row.pass);
    out.date(row.as_of);
    for (const text of [row.code, row.signals, row.symbol, row.digest, row.body]) out.string(text);
  },
};

export const replaceSignalState = async (
  tape: Tape,
  rows: Iterable<SignalStateRow>,
  fence: Fence = UNFENCED,
): Promise<void> => {
  const replacement = await startReplacement(tape, 'signal_state', STATE, fence);
  await replacement.add(rows);
  await replacement.finish();
};

export const readSignalState = (tape: Tape): Promise<SignalStateRow[]> =>
  ask<SignalStateRow>(tape, `SELECT ${STATE.columns.join(', ')} FROM signal_state FINAL ORDER BY symbol`);

/** The session up to which a pass has gone to its end; null before the first. */
export const signalsPassedTo = async (tape: Tape): Promise<TradingDate | null> => {
  const [row] = await ask<{ rows: number; day: TradingDate }>(
    tape,
    'SELECT count() AS rows, max(as_of) AS day FROM signal_state FINAL',
  );
  return row === undefined || row.rows === 0 ? null : row.day;
};

/** The data from which the record on the tape was made; null where there is none, or its tables do not agree. */
export const recordVersion = async (tape: Tape): Promise<string | null> => {
  const rows = await ask<{ data_version: string }>(
    tape,
    `SELECT DISTINCT data_version FROM
       (SELECT data_version FROM signal_trade UNION ALL SELECT data_version FROM signal_record)`,
  );
  return rows.length === 1 ? (rows[0]?.data_version ?? null) : null;
};

const SIGNAL_TABLES = [
  'signal_event',
  'signal_near',
  'signal_trade',
  'signal_record',
  'signal_state',
  'broker_case',
  'holding_cost',
  'effect_case',
];

/** Removes what passes before this one left half filled; the names of what was removed. */
export const sweepSignals = (tape: Tape, fence: Fence): Promise<string[]> =>
  sweepStaging(tape, SIGNAL_TABLES, fence);
