import { type Paisa, addDays, tradingDate } from '@chuli/kernel';
import type { Bar } from './bars.ts';

type Prices = Pick<Bar, 'open' | 'high' | 'low' | 'close' | 'volume'>;
const FIRST = tradingDate('2020-01-01');

/** Bars of the golden files as the plain formulas read them: each a day of its own, nothing adjusted. */
export const barsFrom = (prices: readonly Prices[]): Bar[] =>
  prices.map(({ open, high, low, close, volume }, at) => ({
    on: addDays(FIRST, at),
    ends_at: null,
    raw_close: Math.round(close * 100) as Paisa,
    factor: 1,
    open,
    high,
    low,
    close,
    volume,
  }));
