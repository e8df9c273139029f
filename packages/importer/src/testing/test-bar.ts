import { type Paisa, type StockSymbol, tradingDate } from '@chuli/kernel';
import type { DailyBarRow } from '@chuli/tape';

/** A bar of one price, for tests to change. */
export const testBar = (
  symbol: string,
  date: string,
  close: number,
  change: Partial<{ [K in keyof DailyBarRow]: DailyBarRow[K] extends string ? string : number | null }> = {},
): DailyBarRow => {
  const price = close as Paisa;
  const bar = {
    symbol: symbol as StockSymbol,
    traded_on: tradingDate(date),
    open: price,
    high: price,
    low: price,
    close: price,
    last_traded: null,
    volume: 100,
    amount: (close * 100) as Paisa,
    trades: 1,
    vwap: price,
    previous_close: null,
    source: 'test',
    sources_agreeing: 1,
    flags: '',
    ...change,
  };
  return bar as DailyBarRow;
};
