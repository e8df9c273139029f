import type { TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import type { LiveTradeRow } from './write-live-trades.ts';

const COLUMNS = `toString(contract_id) AS contract_id, symbol, toUnixTimestamp64Micro(traded_at) AS traded_at,
  buyer, seller, quantity, rate, amount, toBool(is_reversed) AS is_reversed, version`;

/** Contracts of the day as they stand, reversed ones included, in the order of their numbers. */
export const liveTrades = (tape: Tape, date: TradingDate): Promise<LiveTradeRow[]> =>
  ask<LiveTradeRow>(
    tape,
    `SELECT ${COLUMNS} FROM live_trade FINAL WHERE traded_on = {date:Date} ORDER BY live_trade.contract_id`,
    { date },
  );

/** Some contracts of the day as they stand, reversed ones included. */
export const liveTradesById = async (
  tape: Tape,
  date: TradingDate,
  contracts: readonly string[],
): Promise<LiveTradeRow[]> =>
  contracts.length === 0
    ? []
    : ask<LiveTradeRow>(
        tape,
        `SELECT ${COLUMNS} FROM live_trade FINAL
         WHERE traded_on = {date:Date} AND live_trade.contract_id IN {contracts:Array(UInt64)}`,
        { date, contracts: contracts.map(Number) },
      );

/** Contracts of which the same is known, without their figures: enough to tell whether an event says anything new. */
export type LiveContracts = { has_brokers: boolean; is_reversed: boolean; contract_ids: string[] };

export const liveContracts = (tape: Tape, date: TradingDate): Promise<LiveContracts[]> =>
  ask<LiveContracts>(
    tape,
    `SELECT toBool(buyer != '' AND seller != '') AS has_brokers, toBool(is_reversed) AS is_reversed,
       groupArray(toString(contract_id)) AS contract_ids
     FROM live_trade FINAL WHERE traded_on = {date:Date} GROUP BY has_brokers, is_reversed`,
    { date },
  );

export type LiveTotals = { trades: number; quantity: number; amount: number; symbols: number };

/** Sums of the contracts that stand: reversed ones are left out, as if they had not happened. */
export const liveTotals = async (tape: Tape, date: TradingDate): Promise<LiveTotals> => {
  const [totals] = await ask<LiveTotals>(
    tape,
    `SELECT count() AS trades, sum(quantity) AS quantity, sum(amount) AS amount, uniqExact(symbol) AS symbols
     FROM live_trade FINAL WHERE traded_on = {date:Date} AND is_reversed = 0`,
    { date },
  );
  return totals ?? { trades: 0, quantity: 0, amount: 0, symbols: 0 };
};

/** Days that still have contracts here: running, or closed and not yet written whole. */
export const liveDays = async (tape: Tape): Promise<TradingDate[]> => {
  const days = await ask<{ traded_on: TradingDate }>(
    tape,
    'SELECT DISTINCT traded_on FROM live_trade ORDER BY traded_on',
  );
  return days.map(({ traded_on }) => traded_on);
};
