export {
  type AnyIndicator,
  type Candle,
  type Chosen,
  type Indicator,
  type Parameter,
  live,
  series,
} from './define-indicator.ts';
export { rsi } from './momentum/rsi.ts';
export { ema } from './trend/ema.ts';
export { macd } from './trend/macd.ts';
export { sma } from './trend/sma.ts';
export { atr } from './volatility/atr.ts';
export { bollinger } from './volatility/bollinger.ts';
