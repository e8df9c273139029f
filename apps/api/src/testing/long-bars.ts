import { type StockSymbol, type TradingDate, addDays, fromRupees, tradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import type { DailyBarRow } from '@chuli/tape';
import { bars } from './small-market.ts';

/** A bar that reaches a rupee to either side of its close. */
export const barOf = (
  symbol: string,
  traded_on: TradingDate,
  close: number,
  volume = 10_000,
): DailyBarRow => ({
  ...(bars()[0] as DailyBarRow),
  symbol: symbol as StockSymbol,
  traded_on,
  open: fromRupees(close),
  high: fromRupees(close + 1),
  low: fromRupees(close - 1),
  close: fromRupees(close),
  previous_close: null,
  volume,
  amount: fromRupees(close * volume),
  trades: 40,
});

/** A year and a half up to the last session of the small market: long enough for every indicator. */
export const LONG_DAYS = Array.from({ length: 560 }, (_, day) =>
  addDays(tradingDate('2025-02-06'), day),
).filter((day) => isTradingDay(day) && day <= '2026-08-18');
