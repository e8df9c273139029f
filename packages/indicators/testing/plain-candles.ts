import type { Candle } from '../src/index.ts';

const STILL: Candle = {
  open: 500,
  high: 500,
  low: 500,
  close: 500,
  volume: 100,
  amount: 50_000,
  market: 2_000,
  session: 0,
  minute: 0,
};

/** Candles of a market that stands at 500 with 100 shares a bar, but for what is said of each. */
export const plainCandles = (count: number, but: (index: number) => Partial<Candle> = () => ({})): Candle[] =>
  Array.from({ length: count }, (_, index) => ({ ...STILL, session: index, ...but(index) }));

/** A candle of one price. */
export const at = (price: number): Partial<Candle> => ({
  open: price,
  high: price,
  low: price,
  close: price,
});
