/**
 * What an output is measured in. `price` is a level in rupees and `range` a difference of prices: both grow with the
 * price, and only the first moves when a constant is added to all prices. `money` is price times volume.
 */
export type Unit = 'price' | 'range' | 'volume' | 'money' | 'none';

/** Of the one number, or of each output by name; outputs that are not named have none. */
type Units = Unit | Readonly<Record<string, Unit>>;

/** The same when a constant is added to all prices: no output is a share of a price. */
const bare = (units: Units) => ({ units, shifts: true });
/** Some output is a share of the price itself, so that adding a constant changes it. */
const share = (units: Units) => ({ units, shifts: false });

const PIVOTS = {
  p: 'price',
  r1: 'price',
  r2: 'price',
  r3: 'price',
  s1: 'price',
  s2: 'price',
  s3: 'price',
} as const;
const BANDS = { upper: 'price', middle: 'price', lower: 'price' } as const;

export const UNITS: Readonly<Record<string, { units: Units; shifts: boolean }>> = {
  adx: bare('none'),
  aroon: bare('none'),
  dema: bare('price'),
  ema: bare('price'),
  hma: bare('price'),
  ichimoku: bare({
    conversion: 'price',
    base: 'price',
    leadA: 'price',
    leadB: 'price',
    spanA: 'price',
    spanB: 'price',
    past: 'price',
  }),
  kama: bare('price'),
  'linear-regression': bare({ value: 'price', slope: 'range' }),
  macd: bare('range'),
  ppo: share('none'),
  psar: bare({ stop: 'price' }),
  'rolling-vwap': bare('price'),
  sma: bare('price'),
  supertrend: bare({ line: 'price' }),
  tema: bare('price'),
  trix: share('none'),
  vwap: bare('price'),
  vwma: bare('price'),
  wma: bare('price'),
  beta: share('none'),
  cci: bare('none'),
  mfi: share('none'),
  momentum: bare('range'),
  roc: share('none'),
  rsi: bare('none'),
  'stoch-rsi': bare('none'),
  stochastic: bare('none'),
  'williams-r': bare('none'),
  atr: bare('range'),
  'bandwidth-rank': share('none'),
  bollinger: share(BANDS),
  donchian: bare(BANDS),
  keltner: bare(BANDS),
  natr: share('none'),
  'standard-deviation': bare('range'),
  'ad-line': bare('volume'),
  'chaikin-oscillator': bare('volume'),
  cmf: bare('none'),
  obv: bare('volume'),
  'volume-ratio': bare('none'),
  'volume-ratio-by-time': bare('none'),
  fractals: bare({ high: 'price', low: 'price' }),
  gap: share('none'),
  'high-low-52': share({ high: 'price', low: 'price' }),
  'pivots-camarilla': bare({ ...PIVOTS, r4: 'price', s4: 'price' }),
  'pivots-classic': bare(PIVOTS),
  'pivots-fibonacci': bare(PIVOTS),
  'zig-zag': share({ price: 'price' }),
  'zig-zag-atr': bare({ price: 'price' }),
  swings: bare({ high: 'price', low: 'price' }),
  dow: bare({
    swing_high: 'price',
    swing_high_before: 'price',
    swing_low: 'price',
    swing_low_before: 'price',
  }),
  'rsi-divergence': bare({ price: 'price', price_before: 'price' }),
  'macd-divergence': bare({
    price: 'price',
    price_before: 'price',
    oscillator: 'range',
    oscillator_before: 'range',
  }),
  zones: share({
    support_low: 'price',
    support_high: 'price',
    resistance_low: 'price',
    resistance_high: 'price',
  }),
  consolidation: bare({ high: 'price', low: 'price' }),
  squeeze: share('none'),
  'inside-bar': bare({ mother_high: 'price', mother_low: 'price' }),
  'narrow-range': bare({ range: 'range', narrowest_before: 'range' }),
  'breakout-retest': bare({ level: 'price' }),
  'false-break': bare({ level: 'price' }),
  'volume-spike': bare('none'),
  'trend-state': share({ fast: 'price', middle: 'price', slow: 'price' }),
  'supply-demand': bare({
    demand_low: 'price',
    demand_high: 'price',
    supply_low: 'price',
    supply_high: 'price',
  }),
  chandelier: bare({ stop: 'price', long_level: 'price', short_level: 'price' }),
};

/** Candlestick patterns are shapes: they have no unit, wherever the price stands. */
export const unitsOf = (id: string): { units: Units; shifts: boolean } => UNITS[id] ?? bare('none');

export const unitOf = (units: Units, output: string): Unit =>
  typeof units === 'string' ? units : (units[output] ?? 'none');
