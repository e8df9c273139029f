import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { OHLC_MINIMUM_QUANTITY } from '@chuli/market';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import { SESSION_MINUTE, sessionMinuteParams } from './session-minutes.ts';

/** A session of a stock by its minutes, oldest first, as columns of the same length; minutes without a trade are left out. */
export type StockMinutes = {
  symbol: StockSymbol;
  traded_on: TradingDate;
  minutes: number[];
  volumes: number[];
  amounts: Paisa[];
  /** 0 where no trade of the minute was large enough to set a price. */
  highs: Paisa[];
  lows: Paisa[];
};

/** Every stock by the minutes of one session, counted from its opening. */
export const stockMinutes = (tape: Tape, date: TradingDate): Promise<StockMinutes[]> =>
  ask<StockMinutes>(
    tape,
    `
SELECT symbol, {date:Date} AS traded_on, groupArray(minute) AS minutes, groupArray(volume) AS volumes,
  groupArray(amount) AS amounts, groupArray(high) AS highs, groupArray(low) AS lows
FROM (
  SELECT symbol, minute, sum(quantity) AS volume, sum(t.amount) AS amount,
    maxIf(rate, quantity >= {minimum:UInt32}) AS high, minIf(rate, quantity >= {minimum:UInt32}) AS low
  FROM (
    SELECT symbol, quantity, rate, amount, ${SESSION_MINUTE} AS minute FROM trade
    WHERE ${COUNTED} AND traded_on = {date:Date} AND traded_at IS NOT NULL
  ) AS t
  GROUP BY symbol, minute ORDER BY symbol, minute
)
GROUP BY symbol ORDER BY symbol`,
    { date, minimum: OHLC_MINIMUM_QUANTITY.on(date), ...sessionMinuteParams(date) },
  );

/** A whole day of a stock, and what its prices are measured from. */
export type DayFigures = {
  symbol: StockSymbol;
  traded_on: TradingDate;
  high: Paisa;
  low: Paisa;
  base: Paisa | null;
  volume: number;
};

export const dayFigures = (tape: Tape, days: readonly TradingDate[]): Promise<DayFigures[]> =>
  ask<DayFigures>(
    tape,
    `SELECT symbol, traded_on, high, low, base, volume FROM daily_bar FINAL
     WHERE traded_on IN {days:Array(Date)} ORDER BY symbol, traded_on`,
    { days },
  );
