import type { Candle } from '../src/index.ts';

/** Bars of a day each from what a test cares about: a bar that is not told otherwise stands still at its close. */
export const madeCandles = (rows: readonly (Partial<Candle> & { close: number })[]): Candle[] =>
  rows.map(({ close, ...told }, session) => ({
    open: close,
    high: close,
    low: close,
    close,
    volume: 100,
    amount: null,
    market: null,
    session,
    minute: 0,
    ...told,
  }));
