import { AppError, type TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import type { TradeRow } from '../rows.ts';
import { insertRows } from './insert.ts';
import { tradeEncoding } from './trade-encoding.ts';

/** As in the definition of large_trade. */
const LARGE_TRADE_PAISA = 50_000_000;

const DAY_TABLES = ['trade', 'broker_day_by_symbol', 'broker_day_by_broker', 'large_trade'] as const;

/** Inserts trades as they are, without replacing or verifying anything; `table` has the columns of `trade`. */
export const insertTrades = (
  tape: Tape,
  date: TradingDate,
  rows: readonly TradeRow[],
  table = 'trade',
): Promise<void> => insertRows(tape, table, tradeEncoding(date), rows);

type Totals = Record<(typeof DAY_TABLES)[number], number[]>;

/** What the tables must add up to, counted in one pass over the rows. */
const expectedTotals = (rows: readonly TradeRow[]): Totals => {
  const trade = { quantity: 0, amount: 0 };
  const bought = { quantity: 0, amount: 0, count: 0 };
  const sold = { quantity: 0, amount: 0, count: 0 };
  const large = { amount: 0, count: 0 };
  let matched = 0;
  const add = (side: typeof bought, { quantity, amount }: TradeRow): void => {
    side.quantity += quantity;
    side.amount += amount;
    side.count += 1;
  };
  for (const row of rows) {
    trade.quantity += row.quantity;
    trade.amount += row.amount;
    if (row.buyer !== '') add(bought, row);
    if (row.seller !== '') add(sold, row);
    if (row.buyer !== '' && row.buyer === row.seller) matched += row.quantity;
    if (row.amount < LARGE_TRADE_PAISA) continue;
    large.amount += row.amount;
    large.count += 1;
  }
  const brokerDays = [
    bought.quantity,
    sold.quantity,
    matched,
    bought.amount,
    sold.amount,
    bought.count,
    sold.count,
  ];
  return {
    trade: [rows.length, rows.length, trade.quantity, trade.amount],
    broker_day_by_symbol: brokerDays,
    broker_day_by_broker: brokerDays,
    large_trade: [large.count, large.amount],
  };
};

const BROKER_DAY_TOTALS =
  '[sum(bought), sum(sold), sum(matched), sum(bought_amount), sum(sold_amount), sum(buys), sum(sells)]';

const STORED_TOTALS = `
  SELECT
    (SELECT [count(), uniqExact(contract_id), sum(quantity), sum(amount)]
      FROM trade WHERE traded_on = {date:Date}) AS trade,
    (SELECT ${BROKER_DAY_TOTALS} FROM broker_day_by_symbol WHERE traded_on = {date:Date}) AS broker_day_by_symbol,
    (SELECT ${BROKER_DAY_TOTALS} FROM broker_day_by_broker WHERE traded_on = {date:Date}) AS broker_day_by_broker,
    (SELECT [count(), sum(amount)] FROM large_trade WHERE traded_on = {date:Date}) AS large_trade`;

const storedTotals = async (tape: Tape, date: TradingDate): Promise<Totals> => {
  const [totals] = await ask<Totals>(tape, STORED_TOTALS, { date });
  if (totals === undefined) throw new AppError('data.inconsistent', { date });
  return totals;
};

const STORED = DAY_TABLES.map(
  (table) => `SELECT '${table}' AS table FROM (SELECT 1 FROM ${table} WHERE traded_on = {date:Date} LIMIT 1)`,
).join(' UNION ALL ');

const clearDay = async (tape: Tape, date: TradingDate): Promise<void> => {
  for (const { table } of await ask<{ table: string }>(tape, STORED, { date })) {
    await tape.command({
      query: `DELETE FROM ${table} WHERE traded_on = {date:Date}`,
      query_params: { date },
    });
  }
};

/**
 * Makes the tape hold exactly these contracts for this day, in the trades and in every roll-up fed by them, and proves
 * it by reading the totals back. What was there before, whole or cut off by a crash, does not matter: the day is
 * replaced by state, never by a remembered insert token, which would drop a day that is inserted again after a delete.
 */
export const replaceTradeDay = async (
  tape: Tape,
  date: TradingDate,
  rows: readonly TradeRow[],
): Promise<void> => {
  await clearDay(tape, date);
  await insertTrades(tape, date, rows);
  const expected = expectedTotals(rows);
  const stored = await storedTotals(tape, date);
  for (const table of DAY_TABLES) {
    if (String(stored[table]) === String(expected[table])) continue;
    throw new AppError('data.inconsistent', {
      date,
      table,
      expected: expected[table],
      stored: stored[table],
    });
  }
};
