import type { Candle } from '../define-indicator.ts';

/**
 * Chaikin's money flow volume: the bar's volume, counted in full when it closed at its high, as lost when at its low,
 * and in between by place. A bar without a range says nothing, as in TA-Lib.
 */
export const moneyFlow = ({ high, low, close, volume }: Candle): number =>
  high > low ? ((close - low - (high - close)) / (high - low)) * volume : 0;
