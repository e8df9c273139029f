import type { Say, ScanPhrase } from './speech.ts';

/** What a line is called within a sentence. */
type Name = (say: Say) => string;
type Names = Readonly<Record<string, Name>>;

/** Phrases with the one blank. */
type WithOf = Extract<ScanPhrase, `${string}{of}${string}`>;
type Plain = Exclude<ScanPhrase, `${string}{${string}}${string}`>;

const called =
  (phrase: Plain): Name =>
  (say) =>
    say(phrase);

const partOf =
  (template: WithOf, phrase: Plain): Name =>
  (say) =>
    say(template, { of: say(phrase) });

/** A sign such as `%K` or `R1` is the same in every language. */
const signed =
  (phrase: Plain, sign: string): Name =>
  (say) =>
    `${say(phrase)} ${sign}`;

const value = (phrase: Plain): Names => ({ value: called(phrase) });

const levels = (phrase: Plain, ...lines: readonly string[]): Names =>
  Object.fromEntries(lines.map((line) => [line, signed(phrase, line.toUpperCase())]));

const macdLike = (line: string, phrase: Plain): Names => ({
  [line]: called(phrase),
  signal: partOf('{of} signal line', phrase),
  histogram: partOf('{of} histogram', phrase),
});

const stochastic = (phrase: Plain): Names => ({ k: signed(phrase, '%K'), d: signed(phrase, '%D') });

const zigZag = (phrase: Plain): Names => ({
  side: partOf('last turn of the {of}', phrase),
  price: partOf('price of the last turn of the {of}', phrase),
  bars_ago: partOf('time since the last turn of the {of}', phrase),
});

const divergence = (phrase: Plain): Names => ({
  side: called(phrase),
  kind: partOf('kind of the {of}', phrase),
  price: partOf('price at the {of}', phrase),
  price_before: partOf('earlier price of the {of}', phrase),
  oscillator: partOf('oscillator at the {of}', phrase),
  oscillator_before: partOf('earlier oscillator of the {of}', phrase),
  bars_ago: partOf('time since the {of}', phrase),
  bars_ago_before: partOf('time since the earlier swing of the {of}', phrase),
});

const zone = (prefix: string, phrase: Plain): Names => ({
  [`${prefix}_high`]: partOf('top of the {of}', phrase),
  [`${prefix}_low`]: partOf('bottom of the {of}', phrase),
  [`${prefix}_touches`]: partOf('touches of the {of}', phrase),
  [`${prefix}_strength`]: partOf('strength of the {of}', phrase),
  [`${prefix}_age`]: partOf('age of the {of}', phrase),
  [`${prefix}_is_fresh`]: partOf('fresh {of}', phrase),
});

/** What a list of signals is called in a sentence. */
const SIGNALS = {
  buy_sell: 'trend signal',
  early_buy_sell: 'early trend signal',
  trailing_stop: 'trailing-stop signal',
  mean_reversion: 'mean-reversion signal',
  bollinger_reversion: 'Bollinger-reversion signal',
  momentum_breakout: 'momentum-breakout signal',
  volume_breakout: 'volume-breakout signal',
  consolidation_breakout: 'consolidation-breakout signal',
  inside_bar: 'inside-bar signal',
  macd_cross: 'MACD-cross signal',
  macd_divergence: 'MACD-divergence signal',
  rsi_divergence: 'RSI-divergence signal',
  price_action: 'price-action signal',
  dow: 'Dow signal',
  agreement_strong: 'strong agreement of signals',
  agreement_weak: 'weak agreement of signals',
} as const satisfies Readonly<Record<string, Plain>>;

const ofSignals = (name: (phrase: Plain) => Name): Names =>
  Object.fromEntries(Object.entries(SIGNALS).map(([line, phrase]) => [line, name(phrase)]));

/** By measure and line. A candlestick pattern is not here: it is called by its title. */
export const MEASURE_NAMES: Readonly<Record<string, Names>> = {
  open: value('open'),
  high: value('high'),
  low: value('low'),
  close: value('close'),
  volume: value('volume'),
  amount: value('turnover'),
  trades: value('number of trades'),
  change: value('price change'),
  band_used: value('share of the price limit used'),
  turnover: value('average turnover'),
  listed: value('time since listing'),

  net: value('net of a broker'),
  top5_net: value('share of the five largest net buyers'),

  signal: ofSignals(called),
  signal_age: ofSignals((phrase) => partOf('time since the last {of}', phrase)),

  pe: value('P/E'),
  pb: value('P/B'),
  eps: value('EPS'),
  book_value: value('book value'),
  roe: value('ROE'),
  roa: value('ROA'),
  npl: value('NPL'),
  net_profit: value('net profit'),
  paid_up: value('paid-up capital'),
  market_cap: value('market cap'),
  float_cap: value('float cap'),
  listed_shares: value('listed shares'),

  adx: { adx: called('ADX'), plus: called('+DI'), minus: called('−DI') },
  aroon: { up: called('Aroon up'), down: called('Aroon down'), oscillator: called('Aroon oscillator') },
  dema: value('DEMA'),
  ema: value('EMA'),
  hma: value('HMA'),
  ichimoku: {
    conversion: called('Ichimoku conversion line'),
    base: called('Ichimoku base line'),
    spanA: called('Ichimoku span A'),
    spanB: called('Ichimoku span B'),
    leadA: called('Ichimoku leading span A'),
    leadB: called('Ichimoku leading span B'),
  },
  kama: value('KAMA'),
  linear_regression: {
    value: called('linear regression'),
    slope: called('slope of the linear regression'),
    r2: called('R² of the linear regression'),
  },
  macd: macdLike('macd', 'MACD'),
  ppo: macdLike('ppo', 'PPO'),
  psar: { stop: called('Parabolic SAR'), direction: called('Parabolic SAR direction') },
  rolling_vwap: value('rolling VWAP'),
  sma: value('SMA'),
  supertrend: { line: called('SuperTrend line'), direction: called('SuperTrend') },
  tema: value('TEMA'),
  trix: value('TRIX'),
  vwap: value('VWAP'),
  vwma: value('VWMA'),
  wma: value('WMA'),

  beta: { beta: called('beta'), alpha: called('alpha') },
  cci: value('CCI'),
  mfi: value('MFI'),
  momentum: value('Momentum'),
  roc: value('ROC'),
  rsi: value('RSI'),
  stoch_rsi: stochastic('Stochastic RSI'),
  stochastic: stochastic('Stochastic'),
  williams_r: value('Williams %R'),

  atr: value('ATR'),
  bandwidth_rank: value('Bollinger bandwidth rank'),
  bollinger: {
    upper: called('upper Bollinger band'),
    middle: called('middle Bollinger band'),
    lower: called('lower Bollinger band'),
    width: called('Bollinger bandwidth'),
    percent_b: called('Bollinger %B'),
  },
  donchian: {
    upper: called('upper Donchian line'),
    middle: called('middle Donchian line'),
    lower: called('lower Donchian line'),
  },
  keltner: {
    upper: called('upper Keltner line'),
    middle: called('middle Keltner line'),
    lower: called('lower Keltner line'),
  },
  natr: value('NATR'),
  standard_deviation: value('standard deviation'),

  ad_line: value('accumulation/distribution line'),
  chaikin_oscillator: value('Chaikin oscillator'),
  cmf: value('Chaikin Money Flow'),
  obv: value('OBV'),
  volume_ratio: value('volume ratio'),
  volume_ratio_by_time: value('volume ratio by time of day'),

  fractals: {
    high: called('fractal high'),
    low: called('fractal low'),
    bars_ago: called('time since the fractal'),
  },
  gap: value('opening gap'),
  high_low_52: {
    high: called('52-week high'),
    low: called('52-week low'),
    from_high: called('distance from the 52-week high'),
    from_low: called('distance from the 52-week low'),
  },
  pivots_camarilla: levels('Camarilla level', 'p', 'r1', 'r2', 'r3', 'r4', 's1', 's2', 's3', 's4'),
  pivots_classic: levels('pivot level', 'p', 'r1', 'r2', 'r3', 's1', 's2', 's3'),
  pivots_fibonacci: levels('Fibonacci pivot level', 'p', 'r1', 'r2', 'r3', 's1', 's2', 's3'),
  zig_zag: zigZag('zig-zag'),
  zig_zag_atr: zigZag('ATR zig-zag'),

  swings: { high: called('swing high'), low: called('swing low'), bars_ago: called('time since the swing') },
  dow: {
    state: called('Dow trend'),
    broke: called('break of the Dow swing'),
    reversal: called('Dow reversal'),
    swing_high: called('Dow swing high'),
    swing_high_before: called('Dow swing high before'),
    swing_low: called('Dow swing low'),
    swing_low_before: called('Dow swing low before'),
  },
  rsi_divergence: divergence('RSI divergence'),
  macd_divergence: divergence('MACD divergence'),
  zones: { ...zone('support', 'nearest support'), ...zone('resistance', 'nearest resistance') },
  consolidation: {
    is_box: called('consolidation box'),
    broke: partOf('breakout of the {of}', 'consolidation box'),
    high: partOf('top of the {of}', 'consolidation box'),
    low: partOf('bottom of the {of}', 'consolidation box'),
    volume_ratio: partOf('volume ratio at the {of}', 'consolidation box'),
  },
  squeeze: {
    is_tight: called('Bollinger squeeze'),
    broke: partOf('breakout of the {of}', 'Bollinger squeeze'),
    rank: partOf('rank of the {of}', 'Bollinger squeeze'),
    bandwidth: partOf('bandwidth of the {of}', 'Bollinger squeeze'),
    volume_ratio: partOf('volume ratio at the {of}', 'Bollinger squeeze'),
  },
  inside_bar: {
    is_inside: called('inside bar'),
    broke: partOf('breakout of the {of}', 'inside bar'),
    mother_high: called('high of the mother bar'),
    mother_low: called('low of the mother bar'),
    bars_since: partOf('time since the {of}', 'inside bar'),
  },
  narrow_range: {
    is_narrowest: called('narrowest range'),
    range: called('range of the bar'),
    narrowest_before: called('narrowest range before'),
  },
  breakout_retest: {
    retest: called('retest of a breakout'),
    broke: called('breakout'),
    level: partOf('level of the {of}', 'breakout'),
    bars_since: partOf('time since the {of}', 'breakout'),
  },
  false_break: {
    failed: called('failed breakout'),
    broke: called('breakout under watch'),
    level: partOf('level of the {of}', 'breakout under watch'),
    bars_since: partOf('time since the {of}', 'breakout under watch'),
  },
  volume_spike: { is_spike: called('volume spike'), ratio: partOf('ratio of the {of}', 'volume spike') },
  trend_state: {
    state: called('trend'),
    fast: partOf('fast average of the {of}', 'trend'),
    middle: partOf('middle average of the {of}', 'trend'),
    slow: partOf('slow average of the {of}', 'trend'),
    slope: partOf('slope of the {of}', 'trend'),
  },
  supply_demand: {
    touched: called('zone that is touched'),
    formed: called('zone that forms'),
    ...zone('demand', 'demand zone'),
    ...zone('supply', 'supply zone'),
  },
  chandelier: {
    side: partOf('side of the {of}', 'Chandelier stop'),
    stop: called('Chandelier stop'),
    long_level: partOf('long level of the {of}', 'Chandelier stop'),
    short_level: partOf('short level of the {of}', 'Chandelier stop'),
    turned: partOf('turn of the {of}', 'Chandelier stop'),
  },
};
