export { archiveCandles } from './archive-candles.ts';
export { writeBars } from './bars.ts';
export { compareCandlesticks, compareCandlesticksOn, writeCandlesticks } from './candlesticks.ts';
export { TALIB_ROWS } from './talib-rows.ts';
export { loadTalib, talibColumns, writeTalib } from './talib.ts';
