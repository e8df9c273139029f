import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { type RowEncoding, insertRows } from '../write/insert.ts';
import { type Replacement, startReplacement } from '../write/replace-table.ts';
import type { RowBinaryWriter } from '../write/row-binary.ts';
import { type Fence, UNFENCED, createStaging, demandFence, dropStaging } from '../write/staging.ts';

/**
 * Adds rows by way of a table of their own, whose partitions are then moved: an insert that is on its way when its
 * sender loses the right to it could not be stopped any more, a move of a table that is gone fails.
 */
const addToTable = async <Row>(
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

/** A signal of a cell on a bar; `lefts` and `rights` are the values of its conditions, in the order of the rule. */
type SignalRow = {
  family: string;
  kind: string;
  timeframe: string;
  side: string;
  symbol: StockSymbol;
  signal_on: TradingDate;
  /** Unix seconds. */
  bar_ends_at: number;
  close: Paisa;
  lefts: readonly (number | null)[];
  rights: readonly (number | null)[];
  rule_version: string;
  data_version: string;
};

/** `ended_on` is the session with which the family's own rule ended it. */
export type SignalEventRow = SignalRow & { ended_on: TradingDate | null };

/** `missing` is the condition that did not hold. */
export type SignalNearRow = SignalRow & { missing: number };

const COLUMNS = [
  'family',
  'kind',
  'timeframe',
  'side',
  'symbol',
  'signal_on',
  'bar_ends_at',
  'close',
  'lefts',
  'rights',
  'rule_version',
  'data_version',
];

const writeSignal = (out: RowBinaryWriter, row: SignalRow): void => {
  out.string(row.family);
  out.string(row.kind);
  out.string(row.timeframe);
  out.string(row.side);
  out.string(row.symbol);
  out.date(row.signal_on);
  out.uint32(row.bar_ends_at);
  out.uint32(row.close);
  out.array(row.lefts, (value) => out.nullableFloat64(value));
  out.array(row.rights, (value) => out.nullableFloat64(value));
  out.string(row.rule_version);
  out.string(row.data_version);
};

const EVENT: RowEncoding<SignalEventRow> = {
  columns: [...COLUMNS, 'ended_on'],
  write: (out, row) => {
    writeSignal(out, row);
    out.nullableDate(row.ended_on);
  },
};

const NEAR: RowEncoding<SignalNearRow> = {
  columns: [...COLUMNS, 'missing'],
  write: (out, row) => {
    writeSignal(out, row);
    out.uint8(row.missing);
  },
};

/** Each of these makes the tape hold exactly the rows that are added until it is finished. */
export const replaceSignalEvents = (
  tape: Tape,
  fence: Fence = UNFENCED,
): Promise<Replacement<SignalEventRow>> => startReplacement(tape, 'signal_event', EVENT, fence);

export const replaceSignalNear = (tape: Tape, fence: Fence = UNFENCED): Promise<Replacement<SignalNearRow>> =>
  startReplacement(tape, 'signal_near', NEAR, fence);

/** Adds signals of new bars, and signals again that have ended since: of two rows of one signal the later counts. */
export const addSignalEvents = (
  tape: Tape,
  rows: readonly SignalEventRow[],
  fence: Fence = UNFENCED,
): Promise<void> => addToTable(tape, 'signal_event', EVENT, { rows, fence });

/** One value for all signals with their reasons and ends, whatever the order in which they came. */
export const signalsHash = async (tape: Tape): Promise<string> => {
  const content = EVENT.columns
    .filter((column) => column !== 'data_version')
    .map((column) => `toString(tuple(${column}))`)
    .join(', ');
  const [row] = await ask<{ hash: string }>(
    tape,
    `SELECT concat(toString(count()), ' ', hex(sum(sipHash64(${content})))) AS hash FROM signal_event FINAL`,
  );
  return row?.hash ?? '';
};
