import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { NEPSE_ID, OHLC_MINIMUM_QUANTITY } from '@chuli/market';
import { type Tape, ask } from '../client.ts';
import { endOfDay, secondsAt } from './intraday.ts';

/** The day of a stock so far: prices of board lots, null until one was traded; the rest of all trades. */
export type RunningBar = {
  symbol: StockSymbol;
  open: Paisa | null;
  high: Paisa | null;
  low: Paisa | null;
  last: Paisa | null;
  volume: number;
  amount: Paisa;
  trades: number;
  /** Unix seconds of the last trade; null where the source has no times. */
  last_at: number | null;
};

const BARS = `
SELECT symbol, argMinOrNullIf(rate, contract_id, sets_price) AS open, maxOrNullIf(rate, sets_price) AS high,
  minOrNullIf(rate, sets_price) AS low, argMaxOrNullIf(rate, contract_id, sets_price) AS last,
  sum(quantity) AS volume, sum(t.amount) AS amount, count() AS trades,
  toUnixTimestamp(maxOrNull(toDateTime(traded_at))) AS last_at
FROM (
  SELECT *, quantity >= {minimum:UInt32} AS sets_price FROM live_trade FINAL
  WHERE traded_on = {date:Date} AND is_reversed = 0
) AS t
GROUP BY symbol ORDER BY symbol`;

const NEPSE = `
SELECT argMaxOrNull(value, at) AS value FROM index_minute FINAL
WHERE index_id = {index_id:UInt16} AND at >= {begin:UInt32} AND at < {end:UInt32}`;

/** Every stock of a session that is not stored yet, and where NEPSE stands, in hundredths of a point. */
export const runningBars = async (
  tape: Tape,
  date: TradingDate,
): Promise<{ bars: RunningBar[]; nepse: number | null }> => {
  const [bars, [index]] = await Promise.all([
    ask<RunningBar>(tape, BARS, { date, minimum: OHLC_MINIMUM_QUANTITY.on(date) }),
    ask<{ value: number | null }>(tape, NEPSE, {
      index_id: NEPSE_ID,
      begin: secondsAt(date),
      end: endOfDay(date),
    }),
  ]);
  return { bars, nepse: index?.value ?? null };
};
