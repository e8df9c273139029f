import type { BrokerId, StockSymbol } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { type Range, type ShareEra, SUMS, type Source, type Sum, eraParams, sourceFor } from './source.ts';

export type PivotDimension = 'broker' | 'symbol' | 'sector' | 'day';
/** What adds up over sessions. */
export type PivotSum = 'net' | 'net_amount' | 'bought' | 'sold' | 'turnover' | 'matched';

export type PivotQuestion = Range & {
  rows: PivotDimension;
  columns: PivotDimension;
  eras: readonly ShareEra[];
  /** The only ones that count, where they are named. */
  symbols?: readonly StockSymbol[] | undefined;
  broker?: BrokerId | undefined;
  /** The sector of each symbol that has one. */
  sectors: ReadonlyMap<StockSymbol, number>;
};

/** One row of the table: its columns by key, and what was bought and sold in each. */
export type PivotRow = { key: string; columns: string[] } & Record<Sum, number[]>;

const KEYS = {
  broker: 'toString(broker)',
  symbol: 'toString(symbol)',
  day: 'toString(traded_on)',
  sector: `transform(toString(symbol), {sector_symbols:Array(String)}, {sector_ids:Array(String)}, '')`,
} as const satisfies Record<PivotDimension, string>;

const conditionOf = ({ symbols, broker }: PivotQuestion): string =>
  [
    ...(symbols === undefined ? [] : ['symbol IN {symbols:Array(String)} AND ']),
    ...(broker === undefined ? [] : ['broker = {broker:String} AND ']),
  ].join('');

const paramsOf = ({ from, to, eras, symbols, broker, sectors }: PivotQuestion): Record<string, unknown> => ({
  from,
  to,
  ...eraParams(eras),
  ...(symbols !== undefined && { symbols }),
  ...(broker !== undefined && { broker }),
  sector_symbols: [...sectors.keys()],
  sector_ids: [...sectors.values()].map(String),
});

/** Rows of one broker stand together in the one roll-up, rows of one stock in the other. */
const tableOf = ({ broker }: PivotQuestion): string =>
  broker === undefined ? 'broker_day_by_symbol' : 'broker_day_by_broker';

/** Every cell in which anything was traded; a stock without a sector is in none. */
export const brokerPivot = (tape: Tape, question: PivotQuestion): Promise<PivotRow[]> => {
  const { rows, counted } = sourceFor(question.eras);
  return ask<PivotRow>(
    tape,
    `
SELECT key, groupArray(column) AS columns, ${SUMS.map((sum) => `groupArray(cell_${sum}) AS ${sum}`).join(', ')}
FROM (
  SELECT ${KEYS[question.rows]} AS key, ${KEYS[question.columns]} AS column,
    ${SUMS.map((sum) => `sum(${counted(sum)}) AS cell_${sum}`).join(', ')}
  FROM ${rows(tableOf(question), conditionOf(question))}
  GROUP BY key, column HAVING key != '' AND column != '' ORDER BY key, column
)
GROUP BY key ORDER BY key`,
    paramsOf(question),
  );
};

/** Signed, since what was sold may be more than what was bought; parts of a share pass through both. */
const VALUES: Record<PivotSum, (counted: Source['counted']) => string> = {
  net: (counted) => `toFloat64(sum(${counted('bought')})) - toFloat64(sum(${counted('sold')}))`,
  net_amount: () => 'toFloat64(sum(bought_amount)) - toFloat64(sum(sold_amount))',
  bought: (counted) => `toFloat64(sum(${counted('bought')}))`,
  sold: (counted) => `toFloat64(sum(${counted('sold')}))`,
  turnover: () => 'toFloat64(sum(bought_amount)) + toFloat64(sum(sold_amount))',
  matched: (counted) => `toFloat64(sum(${counted('matched')}))`,
};

/** What a cell was in its sessions before: their sum, the sum of their squares, and in how many it traded. */
export type CellHistory = { key: string; column: string; sum: number; squares: number; met: number };

/** The sessions of a cell that is itself a session are those of its row or column. */
const historyKey = (dimension: PivotDimension): string => (dimension === 'day' ? `''` : KEYS[dimension]);

/** The history of the cells of these rows and columns; `''` stands for every session. */
export const pivotHistory = (
  tape: Tape,
  question: PivotQuestion & { sum: PivotSum; keys: readonly string[]; column_keys: readonly string[] },
): Promise<CellHistory[]> => {
  const { rows, counted } = sourceFor(question.eras);
  return ask<CellHistory>(
    tape,
    `
SELECT key, column, sum(value) AS sum, sum(value * value) AS squares, count() AS met
FROM (
  SELECT ${historyKey(question.rows)} AS key, ${historyKey(question.columns)} AS column,
    ${VALUES[question.sum](counted)} AS value
  FROM ${rows(tableOf(question), conditionOf(question))}
  GROUP BY key, column, traded_on
  HAVING key IN {keys:Array(String)} AND column IN {column_keys:Array(String)}
)
GROUP BY key, column`,
    { ...paramsOf(question), keys: question.keys, column_keys: question.column_keys },
  );
};
