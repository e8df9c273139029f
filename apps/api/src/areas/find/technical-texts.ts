import type { TechnicalValue } from '@chuli/contracts';

/** Averages by which the trend of each timeframe is judged, and the bars over which their slope is taken. */
export const TRENDS = {
  hourly: 'trend_state(8, 20, 80, 4)',
  daily: 'trend_state(20, 50, 200, 5)',
  weekly: 'trend_state(10, 20, 40, 4)',
  monthly: 'trend_state(3, 6, 12, 2)',
} as const;

/** Each figure as a scan says it. */
export const VALUE_TEXTS: Readonly<Record<TechnicalValue, string>> = {
  rsi_14: 'rsi(14)',
  macd: 'macd(12, 26, 9).macd',
  macd_signal: 'macd(12, 26, 9).signal',
  macd_histogram: 'macd(12, 26, 9).histogram',
  adx_14: 'adx(14).adx',
  plus_di: 'adx(14).plus',
  minus_di: 'adx(14).minus',
  stochastic_k: 'stochastic(14, 3, 3).k',
  stochastic_d: 'stochastic(14, 3, 3).d',
  cci_20: 'cci(20)',
  mfi_14: 'mfi(14)',
  williams_14: 'williams_r(14)',
  roc_12: 'roc(12)',
  sma_20: 'sma(20)',
  sma_50: 'sma(50)',
  sma_120: 'sma(120)',
  sma_200: 'sma(200)',
  ema_9: 'ema(9)',
  ema_21: 'ema(21)',
  ema_50: 'ema(50)',
  ema_200: 'ema(200)',
  percent_b: 'bollinger(20, 2).percent_b',
  bandwidth_rank: 'bandwidth_rank(20, 125)',
  atr_14: 'atr(14)',
  natr_14: 'natr(14)',
  volume_ratio: 'volume_ratio(20)',
};

export const STATE_TEXTS = {
  trend_daily: `${TRENDS.daily}.state`,
  trend_weekly: `${TRENDS.weekly}.state, weekly`,
  dow: 'dow.state',
  supertrend: 'supertrend(10, 3).direction',
  psar: 'psar.direction',
  is_tight: 'squeeze.is_tight',
  is_box: 'consolidation(10, 2, 14, 20).is_box',
  is_inside: 'inside_bar.is_inside',
} as const;

export const LEVEL_TEXTS = {
  to_high_52: '(close - max(high, 52 weeks)) / max(high, 52 weeks) * 100',
  to_low_52: '(close - min(low, 52 weeks)) / min(low, 52 weeks) * 100',
  pivot: 'pivots_classic.p',
  pivot_r1: 'pivots_classic.r1',
  pivot_s1: 'pivots_classic.s1',
  to_support: '(close - zones.support_high) / close * 100',
  to_resistance: '(zones.resistance_low - close) / close * 100',
} as const;
