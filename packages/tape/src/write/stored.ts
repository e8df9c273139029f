import type { BrokerId, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

export type ReplacedTable = 'daily_bar' | 'index_bar' | 'market_day';

export const storedTapeRows = async (tape: Tape, table: ReplacedTable): Promise<number> => {
  const [stored] = await ask<{ rows: number }>(tape, `SELECT count() AS rows FROM ${table} FINAL`);
  return stored?.rows ?? 0;
};

export const storedTradesByDay = async (tape: Tape): Promise<Map<TradingDate, number>> => {
  const days = await ask<{ traded_on: TradingDate; trades: number }>(
    tape,
    'SELECT traded_on, count() AS trades FROM counted_trade GROUP BY traded_on',
  );
  return new Map(days.map(({ traded_on, trades }) => [traded_on, trades]));
};

export type SymbolOnTape = { symbol: StockSymbol; first: TradingDate; last: TradingDate };

/** Every symbol that was ever traded, in a bar or in a contract, and the days between which it was. */
export const symbolsOnTape = (tape: Tape): Promise<SymbolOnTape[]> =>
  ask<SymbolOnTape>(
    tape,
    `SELECT symbol, min(traded_on) AS first, max(traded_on) AS last
     FROM (SELECT symbol, traded_on FROM daily_bar UNION ALL SELECT symbol, traded_on FROM counted_trade)
     GROUP BY symbol ORDER BY symbol`,
  );

/** Every broker that ever bought or sold. */
export const brokersOnTape = async (tape: Tape): Promise<BrokerId[]> => {
  const brokers = await ask<{ broker: BrokerId }>(
    tape,
    'SELECT DISTINCT broker FROM counted_broker_day_by_broker ORDER BY broker',
  );
  return brokers.map(({ broker }) => broker);
};
