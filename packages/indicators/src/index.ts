export { atr } from './atr.ts';
export { bollinger } from './bollinger.ts';
export {
  type Candle,
  type Chosen,
  type Indicator,
  type Parameter,
  live,
  series,
} from './define-indicator.ts';
export { ema } from './ema.ts';
export { macd } from './macd.ts';
export { rsi } from './rsi.ts';
export { sma } from './sma.ts';
