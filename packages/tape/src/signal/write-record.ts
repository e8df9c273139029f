import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import type { Tape } from '../client.ts';
import type { RowEncoding } from '../write/insert.ts';
import { type Replacement, startReplacement } from '../write/replace-table.ts';
import type { RowBinaryWriter } from '../write/row-binary.ts';
import { type Fence, UNFENCED } from '../write/staging.ts';

type CellColumns = { family: string; kind: string; timeframe: string; side: string };

/** Arrays hold one outcome for each rule of exit: the family's own, then 5, 10 and 20 sessions. */
export type SignalTradeRow = CellColumns & {
  symbol: StockSymbol;
  signal_on: TradingDate;
  /** Counts the signals of one list on one stock and day: hours have several. */
  signal_number: number;
  fill: string;
  entry_on: TradingDate | null;
  entry_price: Paisa | null;
  is_new_listing: boolean;
  exit_on: readonly (TradingDate | null)[];
  exit_price: readonly (Paisa | null)[];
  exit_reason: readonly string[];
  net: readonly (number | null)[];
  excess: readonly (number | null)[];
  data_version: string;
};

/** `by_year` and `left_out` are JSON. */
export type SignalRecordRow = CellColumns & {
  exit_rule: string;
  slice: string;
  number: number;
  mean: number | null;
  median: number | null;
  hit_rate: number | null;
  payoff: number | null;
  mean_excess: number | null;
  mean_excess_at_average: number | null;
  interval_low: number | null;
  interval_high: number | null;
  worst_run: number;
  worst_run_sum: number;
  first_half: number | null;
  second_half: number | null;
  by_year: string;
  left_out: string;
  verdict: string;
  rule_version: string;
  data_version: string;
};

const CELL = ['family', 'kind', 'timeframe', 'side'];

const writeCell = (out: RowBinaryWriter, row: CellColumns): void => {
  out.string(row.family);
  out.string(row.kind);
  out.string(row.timeframe);
  out.string(row.side);
};

const TRADE: RowEncoding<SignalTradeRow> = {
  columns: [
    ...CELL,
    'symbol',
    'signal_on',
    'signal_number',
    'fill',
    'entry_on',
    'entry_price',
    'is_new_listing',
    'exit_on',
    'exit_price',
    'exit_reason',
    'net',
    'excess',
    'data_version',
  ],
  write: (out, row) => {
    writeCell(out, row);
    out.string(row.symbol);
    out.date(row.signal_on);
    out.uint8(row.signal_number);
    out.string(row.fill);
    out.nullableDate(row.entry_on);
    out.nullableUint32(row.entry_price);
    out.uint8(row.is_new_listing ? 1 : 0);
    out.array(row.exit_on, (value) => out.nullableDate(value));
    out.array(row.exit_price, (value) => out.nullableUint32(value));
    out.array(row.exit_reason, (value) => out.string(value));
    out.array(row.net, (value) => out.nullableFloat64(value));
    out.array(row.excess, (value) => out.nullableFloat64(value));
    out.string(row.data_version);
  },
};

const FIGURES = [
  'mean',
  'median',
  'hit_rate',
  'payoff',
  'mean_excess',
  'mean_excess_at_average',
  'interval_low',
  'interval_high',
] as const;

const RECORD: RowEncoding<SignalRecordRow> = {
  columns: [
    ...CELL,
    'exit_rule',
    'slice',
    'number',
    ...FIGURES,
    'worst_run',
    'worst_run_sum',
    'first_half',
    'second_half',
    'by_year',
    'left_out',
    'verdict',
    'rule_version',
    'data_version',
  ],
  write: (out, row) => {
    writeCell(out, row);
    out.string(row.exit_rule);
    out.string(row.slice);
    out.uint32(row.number);
    for (const figure of FIGURES) out.nullableFloat64(row[figure]);
    out.uint32(row.worst_run);
    out.float64(row.worst_run_sum);
    out.nullableFloat64(row.first_half);
    out.nullableFloat64(row.second_half);
    for (const text of [row.by_year, row.left_out, row.verdict, row.rule_version, row.data_version])
      out.string(text);
  },
};

/** Each of these makes the tape hold exactly the rows that are added until it is finished. */
export const replaceSignalTrades = (
  tape: Tape,
  fence: Fence = UNFENCED,
): Promise<Replacement<SignalTradeRow>> => startReplacement(tape, 'signal_trade', TRADE, fence);

export const replaceSignalRecord = (
  tape: Tape,
  fence: Fence = UNFENCED,
): Promise<Replacement<SignalRecordRow>> => startReplacement(tape, 'signal_record', RECORD, fence);
