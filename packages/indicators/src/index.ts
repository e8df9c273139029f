export {
  type AnyIndicator,
  type Candle,
  type Chosen,
  type Indicator,
  type Parameter,
  columnOf,
  live,
  nameOfUse,
  series,
  toldBy,
  withFollowers,
} from './define-indicator.ts';
export {
  type Columns,
  type Hits,
  type Prices,
  type Told,
  WORDS,
  at,
  borrowColumns,
  emptyColumns,
  lend,
  loadColumns,
  once,
  silence,
} from './columns.ts';
export { type Hit, candlesticks } from './candlestick/candlesticks.ts';
export type { Pattern } from './candlestick/pattern.ts';
export { PATTERNS, type PatternId } from './candlestick/patterns.ts';
export { PRODUCT_NAMES } from './candlestick/product-names.ts';
export { type Reading, singleOf } from './candlestick/single.ts';
export { READINGS, readingOf } from './readings.ts';
export { fractals } from './level/fractals.ts';
export { gap } from './level/gap.ts';
export { highLow52 } from './level/high-low-52.ts';
export { pivotsCamarilla, pivotsClassic, pivotsFibonacci } from './level/pivots.ts';
export { zigZag, zigZagAtr } from './level/zig-zag.ts';
export { beta } from './momentum/beta.ts';
export { cci } from './momentum/cci.ts';
export { mfi } from './momentum/mfi.ts';
export { momentum } from './momentum/momentum.ts';
export { roc } from './momentum/roc.ts';
export { rsi } from './momentum/rsi.ts';
export { stochRsi } from './momentum/stoch-rsi.ts';
export { stochastic } from './momentum/stochastic.ts';
export { williamsR } from './momentum/williams-r.ts';
export { breakoutRetest } from './structure/breakout-retest.ts';
export { chandelier } from './structure/chandelier.ts';
export { consolidation } from './structure/consolidation.ts';
export type { Divergence } from './structure/divergence.ts';
export { dow } from './structure/dow.ts';
export { falseBreak } from './structure/false-break.ts';
export { insideBar } from './structure/inside-bar.ts';
export { macdDivergence } from './structure/macd-divergence.ts';
export { narrowRange } from './structure/narrow-range.ts';
export { rsiDivergence } from './structure/rsi-divergence.ts';
export { squeeze } from './structure/squeeze.ts';
export { supplyDemand } from './structure/supply-demand.ts';
export { swings } from './structure/swings.ts';
export { trendState } from './structure/trend-state.ts';
export { volumeSpike } from './structure/volume-spike.ts';
export { zones, zonesOf } from './structure/zones.ts';
export { fillExtremes } from './parts/extremes.ts';
export { adx } from './trend/adx.ts';
export { aroon } from './trend/aroon.ts';
export { dema } from './trend/dema.ts';
export { ema } from './trend/ema.ts';
export { hma } from './trend/hma.ts';
export { ichimoku } from './trend/ichimoku.ts';
export { kama } from './trend/kama.ts';
export { linearRegression } from './trend/linear-regression.ts';
export { macd } from './trend/macd.ts';
export { ppo } from './trend/ppo.ts';
export { psar } from './trend/psar.ts';
export { rollingVwap } from './trend/rolling-vwap.ts';
export { sma } from './trend/sma.ts';
export { supertrend } from './trend/supertrend.ts';
export { tema } from './trend/tema.ts';
export { trix } from './trend/trix.ts';
export { vwap } from './trend/vwap.ts';
export { vwma } from './trend/vwma.ts';
export { wma } from './trend/wma.ts';
export { atr } from './volatility/atr.ts';
export { bandwidthRank } from './volatility/bandwidth-rank.ts';
export { bollinger } from './volatility/bollinger.ts';
export { donchian } from './volatility/donchian.ts';
export { keltner } from './volatility/keltner.ts';
export { natr } from './volatility/natr.ts';
export { standardDeviation } from './volatility/standard-deviation.ts';
export { adLine } from './volume/ad-line.ts';
export { chaikinOscillator } from './volume/chaikin-oscillator.ts';
export { cmf } from './volume/cmf.ts';
export { obv } from './volume/obv.ts';
export { volumeRatioByTime } from './volume/volume-ratio-by-time.ts';
export { volumeRatio } from './volume/volume-ratio.ts';
