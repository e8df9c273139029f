import { type Instant, type TradingDate, atKathmandu, instant } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { type RowEncoding, insertRows } from '../write/insert.ts';

/** Written with the moment of the value, in hundredths of a point; read back, `at` is the beginning of its minute. */
export type IndexMinuteRow = {
  index_id: number;
  at: Instant;
  value: number;
  origin: 'exchange' | 'computed';
};

/** The market at the end of a minute, counted from midnight in Kathmandu; sums are those of the day so far. */
export type SessionMinuteRow = {
  minute: number;
  turnover: number;
  volume: number;
  trades: number;
  advances: number;
  declines: number;
  unchanged: number;
};

const INDEX_MINUTE: RowEncoding<IndexMinuteRow> = {
  columns: ['index_id', 'at', 'value', 'origin', 'version'],
  write: (out, row) => {
    out.uint16(row.index_id);
    out.uint32(Math.floor(row.at / 60_000) * 60);
    out.uint32(row.value);
    out.string(row.origin);
    // The later moment of a minute stands, however often and in whatever order the two are written.
    out.uint64(row.at);
  },
};

const sessionMinuteEncoding = (date: TradingDate): RowEncoding<SessionMinuteRow> => ({
  columns: ['traded_on', 'minute', 'turnover', 'volume', 'trades', 'advances', 'declines', 'unchanged'],
  write: (out, row) => {
    out.date(date);
    out.uint16(row.minute);
    out.uint64(row.turnover);
    out.uint64(row.volume);
    out.uint32(row.trades);
    out.uint16(row.advances);
    out.uint16(row.declines);
    out.uint16(row.unchanged);
  },
});

export const insertIndexMinutes = (tape: Tape, rows: readonly IndexMinuteRow[]): Promise<void> =>
  insertRows(tape, 'index_minute', INDEX_MINUTE, rows);

/** A minute written again replaces what was there. */
export const insertSessionMinutes = (
  tape: Tape,
  date: TradingDate,
  rows: readonly SessionMinuteRow[],
): Promise<void> => insertRows(tape, 'session_minute', sessionMinuteEncoding(date), rows);

const MINUTES_OF_A_DAY = 24 * 60;

/** The course of an index over a session. */
export const indexMinutes = async (
  tape: Tape,
  { date, index_id }: { date: TradingDate; index_id: number },
): Promise<IndexMinuteRow[]> => {
  const rows = await ask<Pick<IndexMinuteRow, 'value' | 'origin'> & { seconds: number }>(
    tape,
    `SELECT toUnixTimestamp(at) AS seconds, value, origin FROM index_minute FINAL
     WHERE index_id = {index_id:UInt16} AND at >= {from:UInt32} AND at < {to:UInt32} ORDER BY at`,
    {
      index_id,
      from: atKathmandu(date, 0) / 1_000,
      to: atKathmandu(date, MINUTES_OF_A_DAY) / 1_000,
    },
  );
  return rows.map(({ seconds, value, origin }) => ({
    index_id,
    at: instant(seconds * 1_000),
    value,
    origin,
  }));
};

export const sessionMinutes = (tape: Tape, date: TradingDate): Promise<SessionMinuteRow[]> =>
  ask<SessionMinuteRow>(
    tape,
    `SELECT minute, turnover, volume, trades, advances, declines, unchanged FROM session_minute FINAL
     WHERE traded_on = {date:Date} ORDER BY minute`,
    { date },
  );
