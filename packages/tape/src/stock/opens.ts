import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

/** The opens of a stock, by days since 1970; a session without a trustworthy one is left out. */
export type OpensOfStock = { symbol: StockSymbol; days: number[]; opens: Paisa[] };

/** Opens of every stock in these sessions, as traded. */
export const opensIn = (tape: Tape, sessions: readonly TradingDate[]): Promise<OpensOfStock[]> =>
  ask<OpensOfStock>(
    tape,
    `
SELECT symbol, groupArray(toUInt16(traded_on)) AS days, groupArray(assumeNotNull(open)) AS opens
FROM (
  SELECT symbol, traded_on, open FROM daily_bar FINAL
  PREWHERE traded_on IN {sessions:Array(Date)} ORDER BY symbol, traded_on)
WHERE open IS NOT NULL
GROUP BY symbol ORDER BY symbol`,
    { sessions },
  );
