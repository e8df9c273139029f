import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

/** Shares of every stock a session, on average of these; days without a trade count as nothing. */
export const usualVolumes = async (
  tape: Tape,
  sessions: readonly TradingDate[],
): Promise<Map<StockSymbol, number>> => {
  const [from, to] = [sessions[0], sessions.at(-1)];
  if (from === undefined || to === undefined) return new Map();
  const rows = await ask<{ symbol: StockSymbol; volume: number }>(
    tape,
    `SELECT symbol, sum(daily_bar.volume) AS volume FROM daily_bar FINAL
     WHERE traded_on BETWEEN {from:Date} AND {to:Date} GROUP BY symbol`,
    { from, to },
  );
  return new Map(rows.map(({ symbol, volume }) => [symbol, volume / sessions.length]));
};
