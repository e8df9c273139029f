import { createHash } from 'node:crypto';
import { type Tape, ask } from '../client.ts';
import { type Column, columnsOfTape, hashed } from './content.ts';

/** When something was written is not part of what was written. */
const NOT_CONTENT = new Set(['version', 'finished_at']);

/** Rows of a roll-up are partial sums until the engine has merged them. */
const SUMMED = new Map([
  ['counted_broker_day_by_symbol', ['traded_on', 'symbol', 'broker']],
  ['counted_broker_day_by_broker', ['traded_on', 'symbol', 'broker']],
  ['counted_order_day', ['traded_on', 'symbol', 'method']],
]);

const TABLES = [
  'counted_trade',
  'counted_broker_day_by_symbol',
  'counted_broker_day_by_broker',
  'counted_large_trade',
  'counted_order_event',
  'counted_large_order',
  'counted_order_day',
  'counted_broker_habit',
  'daily_bar',
  'index_bar',
  'market_day',
  'import_step',
];

const REPLACED = new Set(['daily_bar', 'index_bar', 'market_day', 'import_step']);

const contentOf = (table: string, columns: Column[]): string => {
  const keys = SUMMED.get(table);
  if (keys === undefined) return REPLACED.has(table) ? `${table} FINAL` : table;
  const sums = columns
    .filter(({ name }) => !keys.includes(name))
    .map(({ name }) => `sum(${name}) AS ${name}`);
  return `(SELECT ${[...keys, ...sums].join(', ')} FROM ${table} GROUP BY ${keys.join(', ')})`;
};

/** One value for everything the tape holds, whatever the order, the batches and the merges by which it came there. */
export const tapeStateHash = async (tape: Tape): Promise<string> => {
  const columns = await columnsOfTape(tape);
  const whole = createHash('sha256');
  for (const table of TABLES) {
    const own = columns.filter((column) => column.table === table && !NOT_CONTENT.has(column.name));
    const [state] = await ask<{ rows: string; hash: string }>(
      tape,
      `SELECT toString(count()) AS rows, toString(sum(sipHash64(${own.map(hashed).join(', ')}))) AS hash
       FROM ${contentOf(table, own)}`,
    );
    whole.update(`${table} ${state?.rows} ${state?.hash}\n`);
  }
  return whole.digest('hex');
};
