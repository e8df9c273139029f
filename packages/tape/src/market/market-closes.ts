import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { sessionsByNumber } from '../stock/recent-candles.ts';

export type ClosePoint = { traded_on: TradingDate; close: Paisa };

/**
 * Closes in these sessions, oldest first, of every stock that traded in the last of them and under the tickers that such
 * stocks had before: all that an average over a whole history needs.
 */
export const marketCloses = async (
  tape: Tape,
  sessions: readonly TradingDate[],
  former: readonly StockSymbol[],
): Promise<Map<StockSymbol, ClosePoint[]>> => {
  const [from, to] = [sessions[0], sessions.at(-1)];
  if (from === undefined || to === undefined) return new Map();
  const found = await ask<{ symbol: StockSymbol; days: number[]; closes: Paisa[] }>(
    tape,
    `
SELECT symbol, groupArray(toUInt16(traded_on)) AS days, groupArray(close) AS closes
FROM (
  SELECT symbol, traded_on, close FROM daily_bar FINAL
  PREWHERE traded_on BETWEEN {from:Date} AND {to:Date} ORDER BY symbol, traded_on
)
GROUP BY symbol HAVING max(traded_on) = {to:Date} OR symbol IN {former:Array(String)}
ORDER BY symbol`,
    { from, to, former },
  );
  const named = sessionsByNumber(sessions);
  return new Map(
    found.map(({ symbol, days, closes }) => {
      const points: ClosePoint[] = [];
      for (let at = 0; at < days.length; at += 1) {
        const [traded_on, close] = [named.get(days[at] ?? 0), closes[at]];
        if (traded_on !== undefined && close !== undefined) points.push({ traded_on, close });
      }
      return [symbol, points];
    }),
  );
};
