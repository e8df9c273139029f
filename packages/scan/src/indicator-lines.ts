import { WORDS } from '@chuli/indicators';
import type { Unit } from './units.ts';

/** A unit, or the words of a state. */
type LineOf = Unit | readonly string[];
type LinesOf = Readonly<Record<string, LineOf>>;

const WAYS = ['none', 'up', 'down'];
const DIRECTION = ['up', 'down'];
const ENDS = ['high', 'low'];

const rupees = (...lines: readonly string[]): LinesOf =>
  Object.fromEntries(lines.map((line) => [line, 'rupees' as const]));
const points = (...lines: readonly string[]): LinesOf =>
  Object.fromEntries(lines.map((line) => [line, 'points' as const]));

const PRICE = rupees('value');
const POINTS = points('value');
const PERCENT: LinesOf = { value: 'percent' };
const SHARES: LinesOf = { value: 'shares' };
const TIMES: LinesOf = { value: 'times' };
const SWINGS: LinesOf = { ...rupees('high', 'low'), bars_ago: 'bars' };
const ZIG_ZAG: LinesOf = { side: ENDS, price: 'rupees', bars_ago: 'bars' };

const divergence = (oscillator: Unit): LinesOf => ({
  side: ['bullish', 'bearish'],
  kind: ['regular', 'hidden'],
  price: 'rupees',
  price_before: 'rupees',
  oscillator,
  oscillator_before: oscillator,
  bars_ago: 'bars',
  bars_ago_before: 'bars',
});

/** What each indicator tells, by line, the usual one first. One that is not here cannot be asked for in a scan. */
export const LINES: Readonly<Record<string, LinesOf>> = {
  adx: points('adx', 'plus', 'minus'),
  aroon: points('up', 'down', 'oscillator'),
  dema: PRICE,
  ema: PRICE,
  hma: PRICE,
  ichimoku: rupees('conversion', 'base', 'spanA', 'spanB', 'leadA', 'leadB'),
  kama: PRICE,
  'linear-regression': { ...rupees('value', 'slope'), r2: 'times' },
  macd: rupees('macd', 'signal', 'histogram'),
  ppo: { ppo: 'percent', signal: 'percent', histogram: 'percent' },
  psar: { stop: 'rupees', direction: DIRECTION },
  'rolling-vwap': PRICE,
  sma: PRICE,
  supertrend: { line: 'rupees', direction: DIRECTION },
  tema: PRICE,
  trix: PERCENT,
  vwap: PRICE,
  vwma: PRICE,
  wma: PRICE,
  beta: { beta: 'times', alpha: 'times' },
  cci: POINTS,
  mfi: POINTS,
  momentum: PRICE,
  roc: PERCENT,
  rsi: POINTS,
  'stoch-rsi': points('k', 'd'),
  stochastic: points('k', 'd'),
  'williams-r': POINTS,
  atr: PRICE,
  'bandwidth-rank': TIMES,
  bollinger: { ...rupees('upper', 'middle', 'lower'), width: 'times', percent_b: 'times' },
  donchian: rupees('upper', 'middle', 'lower'),
  keltner: rupees('upper', 'middle', 'lower'),
  natr: PERCENT,
  'standard-deviation': PRICE,
  'ad-line': SHARES,
  'chaikin-oscillator': SHARES,
  cmf: TIMES,
  obv: SHARES,
  'volume-ratio': TIMES,
  'volume-ratio-by-time': TIMES,
  fractals: SWINGS,
  gap: PERCENT,
  'high-low-52': { ...rupees('high', 'low'), from_high: 'percent', from_low: 'percent' },
  'pivots-camarilla': rupees('p', 'r1', 'r2', 'r3', 'r4', 's1', 's2', 's3', 's4'),
  'pivots-classic': rupees('p', 'r1', 'r2', 'r3', 's1', 's2', 's3'),
  'pivots-fibonacci': rupees('p', 'r1', 'r2', 'r3', 's1', 's2', 's3'),
  'zig-zag': ZIG_ZAG,
  'zig-zag-atr': ZIG_ZAG,
  swings: SWINGS,
  dow: {
    state: WAYS,
    broke: WAYS,
    reversal: WAYS,
    ...rupees('swing_high', 'swing_high_before', 'swing_low', 'swing_low_before'),
  },
  'rsi-divergence': divergence('points'),
  'macd-divergence': divergence('rupees'),
  zones: {
    ...rupees('support_high', 'support_low', 'resistance_low', 'resistance_high'),
    ...points('support_touches', 'support_strength', 'resistance_touches', 'resistance_strength'),
    support_age: 'bars',
    resistance_age: 'bars',
  },
  consolidation: { is_box: 'state', broke: WAYS, ...rupees('high', 'low'), volume_ratio: 'times' },
  squeeze: { rank: 'percent', bandwidth: 'times', is_tight: 'state', broke: WAYS, volume_ratio: 'times' },
  'inside-bar': {
    is_inside: 'state',
    broke: WAYS,
    ...rupees('mother_high', 'mother_low'),
    bars_since: 'bars',
  },
  'narrow-range': { is_narrowest: 'state', ...rupees('range', 'narrowest_before') },
  'breakout-retest': { retest: WAYS, broke: WAYS, level: 'rupees', bars_since: 'bars' },
  'false-break': { failed: WAYS, broke: WAYS, level: 'rupees', bars_since: 'bars' },
  'volume-spike': { ratio: 'times', is_spike: 'state' },
  'trend-state': {
    state: ['up', 'down', 'mixed'],
    ...rupees('fast', 'middle', 'slow'),
    slope: 'percent',
  },
  'supply-demand': {
    touched: ['none', 'demand', 'supply'],
    formed: ['none', 'demand', 'supply'],
    ...rupees('demand_low', 'demand_high', 'supply_low', 'supply_high'),
    demand_is_fresh: 'state',
    supply_is_fresh: 'state',
    demand_age: 'bars',
    supply_age: 'bars',
  },
  chandelier: {
    side: ['long', 'short'],
    ...rupees('stop', 'long_level', 'short_level'),
    turned: 'state',
  },
};

/** A candlestick pattern: the way it points at the bar that completes it, and how clearly it is one. */
export const PATTERN_LINES: LinesOf = { value: ['bullish', 'bearish', 'none'], strength: 'points' };

/** A word as a number in a column. */
export const NUMBER_OF_WORD: Readonly<Record<string, number>> = {
  ...WORDS,
  mixed: 2,
  buy: 1,
  sell: -1,
  demand: 1,
  supply: -1,
  high: 1,
  low: -1,
};

/** The word that a number stands for in a column of a state; yes and no where it has no words. */
export const stateWordOf = (words: readonly string[], value: number): string | null => {
  if (words.length === 0) return value === 0 ? 'no' : 'yes';
  return words.find((word) => NUMBER_OF_WORD[word] === value) ?? null;
};
