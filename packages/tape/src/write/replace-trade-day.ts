import { setTimeout as delay } from 'node:timers/promises';
import { type Habit, type OrderEvent, assembleDay, habitsOfDay, inOrder } from '@chuli/flow';
import type { TradingDate } from '@chuli/kernel';
import type { Tape } from '../client.ts';
import type { TradeRow } from '../rows.ts';
import { habitEncoding } from './habit-encoding.ts';
import { insertRows } from './insert.ts';
import { type Load, type WrittenLoad, countedLoad, newLoad, termOf } from './load.ts';
import { verifyLoad } from './load-totals.ts';
import { orderEncoding } from './order-encoding.ts';
import { loadEncoding, tradeEncoding } from './trade-encoding.ts';

/**
 * The engine looks up the rows of a table and then the loads that count, within the planning of one question. A load
 * whose rows arrived in between would count without being seen: it waits far longer than any planning takes.
 */
const LONGEST_PLANNING_MS = 500;

/** Inserts trades as they are into a table with the columns of `trade`; nothing of them counts. */
export const insertTrades = (
  tape: Tape,
  date: TradingDate,
  rows: readonly TradeRow[],
  table: string,
): Promise<void> => insertRows(tape, table, tradeEncoding(date), rows);

type Assembled = { readonly orders: readonly OrderEvent[]; readonly habits: readonly Habit[] };

/** The orders that brought the contracts of a day, and what its brokers are like by them. */
export const assembled = (date: TradingDate, contracts: readonly TradeRow[]): Assembled => {
  const orders = assembleDay(date, contracts);
  return { orders, habits: habitsOfDay(date, contracts, orders) };
};

/** Into tables with the columns of `order_event` and `broker_habit`. */
export const insertAssembled = async (
  tape: Tape,
  { date, load, orders, habits }: Assembled & { readonly date: TradingDate; readonly load: Load },
  tables = { orders: 'order_event', habits: 'broker_habit' },
): Promise<void> => {
  await Promise.all([
    insertRows(tape, tables.orders, orderEncoding(date, load), orders),
    insertRows(tape, tables.habits, habitEncoding(date, load), habits),
  ]);
};

/** Writes a day aside, with the orders that brought it; what a crash leaves of it counts for nothing and is swept. */
export const writeLoad = async (
  tape: Tape,
  date: TradingDate,
  rows: readonly TradeRow[],
  term: number,
): Promise<WrittenLoad> => {
  const load = newLoad(term);
  const contracts = inOrder(rows);
  // What is put together from them is put together while the engine takes the trades.
  const trades = insertRows(tape, 'trade', loadEncoding(date, load), contracts);
  await Promise.all([trades, insertAssembled(tape, { date, load, ...assembled(date, contracts) })]);
  return { date, load, trades: rows.length };
};

/** Waits where the day counts already, so that no reader has the new load without its rows. */
export const restBeforeCounting = async (tape: Tape, date: TradingDate): Promise<void> => {
  if ((await countedLoad(tape, date)) !== null) await delay(LONGEST_PLANNING_MS);
};

/** Makes a verified load the one that counts, by one row; false where a higher one counts and goes on counting. */
export const countLoad = async (tape: Tape, { date, load, trades }: WrittenLoad): Promise<boolean> => {
  await tape.insert({
    table: 'counted_load',
    values: [{ traded_on: date, load: String(load), trades }],
    format: 'JSONEachRow',
  });
  return (await countedLoad(tape, date)) === load;
};

/**
 * Makes the tape hold exactly these contracts for this day, in the trades and in every roll-up fed by them: written
 * aside, read back and compared, then counted at once. False where a load of a newer term counts. Without a term it
 * takes the place of what counts when it begins.
 */
export const replaceTradeDay = async (
  tape: Tape,
  date: TradingDate,
  rows: readonly TradeRow[],
  term?: number,
): Promise<boolean> => {
  const written = await writeLoad(tape, date, rows, term ?? termOf((await countedLoad(tape, date)) ?? 0n));
  await verifyLoad(tape, written, rows);
  await restBeforeCounting(tape, date);
  return countLoad(tape, written);
};
