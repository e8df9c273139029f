import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

/** The last bars of a stock, oldest first; the opening is null where no source has a trustworthy one. */
export type RecentCandles = {
  symbol: StockSymbol;
  bars: readonly (readonly [
    traded_on: TradingDate,
    open: Paisa | null,
    high: Paisa,
    low: Paisa,
    close: Paisa,
    base: Paisa | null,
  ])[];
};

/** Of each of these stocks that traded on `to`, its bars in the sessions up to then. */
export const recentCandles = (
  tape: Tape,
  question: { from: TradingDate; to: TradingDate; symbols: readonly StockSymbol[] },
): Promise<RecentCandles[]> =>
  ask<RecentCandles>(
    tape,
    `
SELECT symbol, groupArray((traded_on, open, high, low, close, base)) AS bars
FROM (
  SELECT symbol, traded_on, open, high, low, close, base FROM daily_bar FINAL
  PREWHERE traded_on BETWEEN {from:Date} AND {to:Date} AND symbol IN {symbols:Array(String)}
  ORDER BY symbol, traded_on
)
GROUP BY symbol HAVING max(traded_on) = {to:Date}`,
    question,
  );

/** Bars of a stock as columns of the same length, oldest first. */
type PriceColumns = {
  symbol: StockSymbol;
  /** Days since 1970. */
  days: number[];
  highs: Paisa[];
  lows: Paisa[];
  closes: Paisa[];
};

const MS_A_DAY = 86_400_000;

/** Sessions by their days since 1970, which are fewer bytes than dates. */
export const sessionsByNumber = (sessions: readonly TradingDate[]): Map<number, TradingDate> =>
  new Map(sessions.map((day) => [Date.parse(day) / MS_A_DAY, day]));

export type PricePoint = { traded_on: TradingDate; high: Paisa; low: Paisa; close: Paisa };

/**
 * Highs, lows and closes of every stock in these sessions. Columns are half the bytes of rows, and the engine writes them
 * several times as fast: this is the longest answer that a question about the market needs.
 */
export const marketPrices = async (
  tape: Tape,
  sessions: readonly TradingDate[],
): Promise<{ symbol: StockSymbol; points: PricePoint[] }[]> => {
  const [from, to] = [sessions[0], sessions.at(-1)];
  if (from === undefined || to === undefined) return [];
  const found = await ask<PriceColumns>(
    tape,
    `
SELECT symbol, groupArray(toUInt16(traded_on)) AS days, groupArray(high) AS highs, groupArray(low) AS lows,
  groupArray(close) AS closes
FROM (
  SELECT symbol, traded_on, high, low, close FROM daily_bar FINAL
  PREWHERE traded_on BETWEEN {from:Date} AND {to:Date} ORDER BY symbol, traded_on
)
GROUP BY symbol ORDER BY symbol`,
    { from, to },
  );
  const named = sessionsByNumber(sessions);
  return found.map(({ symbol, days, highs, lows, closes }) => ({
    symbol,
    points: days.flatMap((day, at) => {
      const [traded_on, high, low, close] = [named.get(day), highs[at], lows[at], closes[at]];
      return traded_on === undefined || high === undefined || low === undefined || close === undefined
        ? []
        : [{ traded_on, high, low, close }];
    }),
  }));
};
