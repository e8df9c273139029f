import type { Candle } from '../define-indicator.ts';

export const typicalPrice = (candle: Candle): number => (candle.high + candle.low + candle.close) / 3;

/** Rupees that changed hands in a bar; where only prices are known, its volume at the typical price. */
export const worthOf = (candle: Candle): number => candle.amount ?? typicalPrice(candle) * candle.volume;
