import { type TradingDate, tradingDate } from '@chuli/kernel';
import type { Tape } from '../client.ts';
import type { RowEncoding } from '../write/insert.ts';
import { startReplacement } from '../write/replace-table.ts';
import { type Fence, UNFENCED } from '../write/staging.ts';
import type { StoredHoldingCost } from './effects.ts';

/** One event and what followed; arrays are in the order of the ways out of the record. */
export type EffectCaseRow = {
  effect: string;
  symbol: string;
  on: TradingDate;
  decided_on: TradingDate | null;
  declared_for: TradingDate;
  told_on: TradingDate | null;
  bonus_percent: number | null;
  is_new_listing: boolean;
  fill: string;
  tried_on: TradingDate | null;
  known_on: readonly (TradingDate | null)[];
  held_sessions: readonly (number | null)[];
  gross: readonly (number | null)[];
  net: readonly (number | null)[];
};

type Versioned<Row> = Row & { data_version: string };

const CASE: RowEncoding<Versioned<EffectCaseRow>> = {
  columns: [
    'effect',
    'symbol',
    'on',
    'decided_on',
    'declared_for',
    'told_on',
    'bonus_percent',
    'is_new_listing',
    'fill',
    'tried_on',
    'known_on',
    'held_sessions',
    'gross',
    'net',
    'data_version',
  ],
  write: (out, row) => {
    out.string(row.effect);
    out.string(row.symbol);
    out.date(row.on);
    out.nullableDate(row.decided_on);
    out.date(row.declared_for);
    out.nullableDate(row.told_on);
    out.nullableFloat64(row.bonus_percent);
    out.uint8(row.is_new_listing ? 1 : 0);
    out.string(row.fill);
    out.nullableDate(row.tried_on);
    out.array(row.known_on, (value) => out.nullableDate(value));
    out.array(row.held_sessions, (value) => out.nullableUint32(value));
    out.array(row.gross, (value) => out.nullableFloat64(value));
    out.array(row.net, (value) => out.nullableFloat64(value));
    out.string(row.data_version);
  },
};

const COST: RowEncoding<Versioned<StoredHoldingCost>> = {
  columns: ['sessions', 'trades', 'sessions_a_year', 'fees', 'tax', 'gained', 'beat_market', 'data_version'],
  write: (out, row) => {
    out.uint16(row.sessions);
    out.uint32(row.trades);
    out.float64(row.sessions_a_year);
    out.float64(row.fees);
    out.float64(row.tax);
    out.float64(row.gained);
    out.float64(row.beat_market);
    out.string(row.data_version);
  },
};

const BEGINNING = tradingDate('1970-01-01');

/** Says of which data the tables were made, also where nothing happened. */
const MARK: EffectCaseRow = {
  effect: '',
  symbol: '',
  on: BEGINNING,
  decided_on: null,
  declared_for: BEGINNING,
  told_on: null,
  bonus_percent: null,
  is_new_listing: false,
  fill: '',
  tried_on: null,
  known_on: [],
  held_sessions: [],
  gross: [],
  net: [],
};

type Written = { readonly cases: readonly EffectCaseRow[]; readonly costs: readonly StoredHoldingCost[] };

/** Puts these in the place of all there were; how many events there are. The mark comes last. */
export const replaceEffects = async (
  tape: Tape,
  { cases, costs }: Written,
  version: string,
  fence: Fence = UNFENCED,
): Promise<number> => {
  const versioned = <Row extends object>(row: Row): Versioned<Row> =>
    Object.assign({}, row, { data_version: version });
  const costTable = await startReplacement(tape, 'holding_cost', COST, fence);
  await costTable.add(costs.map(versioned));
  await costTable.finish();
  const caseTable = await startReplacement(tape, 'effect_case', CASE, fence);
  await caseTable.add([MARK, ...cases].map(versioned));
  return (await caseTable.finish()) - 1;
};
