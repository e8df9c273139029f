import { AppError } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import type { TradeRow } from '../rows.ts';
import type { WrittenLoad } from './load.ts';

/** As in the definition of large_trade. */
const LARGE_TRADE_PAISA = 50_000_000;
/** As in the definition of large_order. */
const LARGE_ORDER_PAISA = 10_000_000;

/** What holds a day: the trades, the orders that brought them, and all that is fed from both. */
export const DAY_TABLES = [
  'trade',
  'broker_day_by_symbol',
  'broker_day_by_broker',
  'large_trade',
  'order_event',
  'order_day',
  'large_order',
  'broker_habit',
] as const;

type Totals = Record<(typeof DAY_TABLES)[number], number[]>;

/** Which orders are large is known once they are put together: held against those, not against the trades. */
const NO_DIFFERENCE = [0, 0];

/** What the tables must add up to, counted in one pass over the rows. */
const expectedTotals = (rows: readonly TradeRow[]): Totals => {
  const trade = { quantity: 0, amount: 0 };
  const bought = { quantity: 0, amount: 0, count: 0 };
  const sold = { quantity: 0, amount: 0, count: 0 };
  const large = { amount: 0, count: 0 };
  let matched = 0;
  let timed = 0;
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
    if (row.traded_at !== null) timed += row.amount;
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
    order_event: [rows.length, trade.quantity, trade.amount],
    order_day: [trade.quantity, trade.amount],
    large_order: NO_DIFFERENCE,
    broker_habit: [trade.amount, trade.amount, 2 * timed],
  };
};

const BROKER_DAY_TOTALS =
  '[sum(bought), sum(sold), sum(matched), sum(bought_amount), sum(sold_amount), sum(buys), sum(sells)]';

const OF_LOAD = 'WHERE traded_on = {date:Date} AND load = {load:UInt64}';

const STORED_TOTALS = `
  SELECT
    (SELECT [count(), uniqExact(contract_id), sum(quantity), sum(amount)] FROM trade ${OF_LOAD}) AS trade,
    (SELECT ${BROKER_DAY_TOTALS} FROM broker_day_by_symbol ${OF_LOAD}) AS broker_day_by_symbol,
    (SELECT ${BROKER_DAY_TOTALS} FROM broker_day_by_broker ${OF_LOAD}) AS broker_day_by_broker,
    (SELECT [count(), sum(amount)] FROM large_trade ${OF_LOAD}) AS large_trade,
    (SELECT [sum(contracts), sum(quantity), sum(amount)] FROM order_event ${OF_LOAD}) AS order_event,
    (SELECT [sum(quantity), sum(amount)] FROM order_day ${OF_LOAD}) AS order_day,
    arrayMap((one, other) -> toInt64(one) - toInt64(other),
      (SELECT [count(), sum(amount)] FROM large_order ${OF_LOAD}),
      (SELECT [countIf(amount >= ${LARGE_ORDER_PAISA}), sumIf(amount, amount >= ${LARGE_ORDER_PAISA})]
        FROM order_event ${OF_LOAD})) AS large_order,
    (SELECT [sum(paid), sum(received), sum(timed)] FROM broker_habit ${OF_LOAD}) AS broker_habit`;

/** Throws unless the load holds exactly these rows, in the trades and in every roll-up fed by them. */
export const verifyLoad = async (
  tape: Tape,
  { date, load }: WrittenLoad,
  rows: readonly TradeRow[],
): Promise<void> => {
  const expected = expectedTotals(rows);
  const [stored] = await ask<Totals>(tape, STORED_TOTALS, { date, load: String(load) });
  if (stored === undefined) throw new AppError('data.inconsistent', { date });
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
