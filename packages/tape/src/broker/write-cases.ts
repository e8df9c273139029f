import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { tradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import type { RowEncoding } from '../write/insert.ts';
import { startReplacement } from '../write/replace-table.ts';
import { type Fence, UNFENCED } from '../write/staging.ts';

/** One heavy day of a broker and what followed; arrays are in the order of the horizons of the record. */
export type BrokerCaseRow = {
  broker: BrokerId | '';
  side: string;
  heavy_on: TradingDate;
  symbol: StockSymbol | '';
  amount: Paisa;
  share: number;
  is_new_listing: boolean;
  fill: string;
  tried_on: TradingDate | null;
  ends_on: readonly (TradingDate | null)[];
  known_on: readonly (TradingDate | null)[];
  held_sessions: readonly (number | null)[];
  excess: readonly (number | null)[];
  cost: readonly (number | null)[];
};

type Stored = BrokerCaseRow & { data_version: string };

const CASE_COLUMNS = [
  'broker',
  'side',
  'heavy_on',
  'symbol',
  'amount',
  'share',
  'is_new_listing',
  'fill',
  'tried_on',
  'ends_on',
  'known_on',
  'held_sessions',
  'excess',
  'cost',
] as const satisfies readonly (keyof BrokerCaseRow)[];

const CASE: RowEncoding<Stored> = {
  columns: [...CASE_COLUMNS, 'data_version'],
  write: (out, row) => {
    out.string(row.broker);
    out.string(row.side);
    out.date(row.heavy_on);
    out.string(row.symbol);
    out.uint64(row.amount);
    out.float64(row.share);
    out.uint8(row.is_new_listing ? 1 : 0);
    out.string(row.fill);
    out.nullableDate(row.tried_on);
    out.array(row.ends_on, (value) => out.nullableDate(value));
    out.array(row.known_on, (value) => out.nullableDate(value));
    out.array(row.held_sessions, (value) => out.nullableUint32(value));
    out.array(row.excess, (value) => out.nullableFloat64(value));
    out.array(row.cost, (value) => out.nullableFloat64(value));
    out.string(row.data_version);
  },
};

/** Says of which data the table was made, also where nothing is heavy. */
const MARK: BrokerCaseRow = {
  broker: '',
  side: '',
  heavy_on: tradingDate('1970-01-01'),
  symbol: '',
  amount: 0 as Paisa,
  share: 0,
  is_new_listing: false,
  fill: '',
  tried_on: null,
  ends_on: [],
  known_on: [],
  held_sessions: [],
  excess: [],
  cost: [],
};

/** Puts these cases in the place of all there were; how many there are. */
export const replaceBrokerCases = async (
  tape: Tape,
  rows: readonly BrokerCaseRow[],
  version: string,
  fence: Fence = UNFENCED,
): Promise<number> => {
  const replacement = await startReplacement(tape, 'broker_case', CASE, fence);
  await replacement.add([MARK, ...rows].map((row) => Object.assign({}, row, { data_version: version })));
  return (await replacement.finish()) - 1;
};

/** The data from which the cases on the tape were made; null before the first. */
export const brokerCasesVersion = async (tape: Tape): Promise<string | null> => {
  const [row] = await ask<{ data_version: string }>(
    tape,
    `SELECT data_version FROM broker_case FINAL WHERE broker = ''`,
  );
  return row?.data_version ?? null;
};
