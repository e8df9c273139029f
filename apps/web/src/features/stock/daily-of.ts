import type { ParamsBy } from '@chuli/contracts';
import type { StockSymbol } from '@chuli/kernel';

export const DAILY_PATH = '/data/v2/daily/{symbol}/';

/** The address of a stock’s days has its symbol in small letters. */
export const dailyOf = (symbol: string): ParamsBy<typeof DAILY_PATH> => ({
  symbol: symbol.toLowerCase() as StockSymbol,
});
