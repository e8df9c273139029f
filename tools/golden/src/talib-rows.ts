import type { Candle } from '@chuli/indicators';
import type { Figures } from '@chuli/indicators/testing/golden';

type Call = {
  name: string;
  options: Record<string, number>;
  /** Which of the function's outputs; `outReal` unless told. */
  output?: string;
  /** Inputs that are no price of the candle's own name; the close unless told. */
  real?: (candle: Candle) => number;
  real0?: (candle: Candle) => number;
  real1?: (candle: Candle) => number;
  then?: (value: number) => number;
};

/** Which calls of TA-Lib stand for an indicator's outputs. */
export type Row = {
  id: string;
  cases: Figures[];
  columns: (chosen: Figures) => Record<string, Call>;
  /** Bars it is asked about; all unless told. */
  only?: (candle: Candle) => boolean;
  /** Bars in which ours is silent because an output that TA-Lib lacks is not there yet. */
  silent?: (chosen: Figures) => number;
  /** Where we deliberately say something else than TA-Lib; null where we do not. */
  ownRule?: (candles: readonly Candle[], index: number) => number | null;
};

const of = (chosen: Figures, name: string): number => chosen[name] ?? Number.NaN;
const call = (name: string, options: Record<string, number>, output?: string): Call =>
  output === undefined ? { name, options } : { name, options, output };

/** The one-parameter functions: `period` in, one number out. */
const byPeriod = (id: string, name: string, ...periods: number[]): Row => ({
  id,
  cases: periods.map((period) => ({ period })),
  columns: (chosen) => ({ value: call(name, { optInTimePeriod: of(chosen, 'period') }) }),
});

const EMA = 1;

const macdOf = (chosen: Figures) => ({
  optInFastPeriod: of(chosen, 'fast'),
  optInSlowPeriod: of(chosen, 'slow'),
  optInSignalPeriod: of(chosen, 'signal'),
});

const TREND: Row[] = [
  byPeriod('sma', 'SMA', 20, 2),
  byPeriod('ema', 'EMA', 21, 50),
  byPeriod('wma', 'WMA', 20, 3),
  byPeriod('dema', 'DEMA', 21, 5),
  byPeriod('tema', 'TEMA', 21, 5),
  byPeriod('trix', 'TRIX', 18, 5),
  byPeriod('kama', 'KAMA', 10, 30),
  {
    id: 'macd',
    cases: [
      { fast: 12, slow: 26, signal: 9 },
      { fast: 3, slow: 10, signal: 16 },
    ],
    columns: (chosen) => ({
      macd: call('MACD', macdOf(chosen), 'outMACD'),
      signal: call('MACD', macdOf(chosen), 'outMACDSignal'),
      histogram: call('MACD', macdOf(chosen), 'outMACDHist'),
    }),
  },
  {
    id: 'ppo',
    cases: [
      { fast: 12, slow: 26, signal: 9 },
      { fast: 5, slow: 35, signal: 5 },
    ],
    silent: (chosen) => of(chosen, 'slow') + of(chosen, 'signal') - 2,
    columns: (chosen) => {
      const { optInFastPeriod, optInSlowPeriod } = macdOf(chosen);
      return { ppo: call('PPO', { optInFastPeriod, optInSlowPeriod, optInMAType: EMA }) };
    },
  },
  {
    id: 'adx',
    cases: [{ period: 14 }, { period: 2 }],
    columns: (chosen) => {
      const options = { optInTimePeriod: of(chosen, 'period') };
      return {
        adx: call('ADX', options),
        plus: call('PLUS_DI', options),
        minus: call('MINUS_DI', options),
      };
    },
  },
  {
    id: 'aroon',
    cases: [{ period: 25 }, { period: 5 }],
    columns: (chosen) => {
      const options = { optInTimePeriod: of(chosen, 'period') };
      return {
        up: call('AROON', options, 'outAroonUp'),
        down: call('AROON', options, 'outAroonDown'),
        oscillator: call('AROONOSC', options),
      };
    },
  },
  {
    id: 'psar',
    cases: [
      { step: 0.02, most: 0.2 },
      { step: 0.05, most: 0.1 },
    ],
    columns: (chosen) => ({
      stop: call('SAR', { optInAcceleration: of(chosen, 'step'), optInMaximum: of(chosen, 'most') }),
    }),
  },
  {
    id: 'linear-regression',
    cases: [{ period: 14 }, { period: 50 }],
    columns: (chosen) => {
      const options = { optInTimePeriod: of(chosen, 'period') };
      return { value: call('LINEARREG', options), slope: call('LINEARREG_SLOPE', options) };
    },
  },
];

const stochasticOf = (chosen: Figures) => ({
  optInFastK_Period: of(chosen, 'period'),
  optInSlowK_Period: of(chosen, 'smooth'),
  optInSlowK_MAType: 0,
  optInSlowD_Period: of(chosen, 'signal'),
  optInSlowD_MAType: 0,
});

const MOMENTUM: Row[] = [
  {
    ...byPeriod('rsi', 'RSI', 14, 2),
    // TA-Lib reads 0, an oversold market, as long as the price has never moved; we read 50.
    ownRule: (candles, index) =>
      candles.slice(0, index + 1).some(({ close }) => close !== candles[0]?.close) ? null : 50,
  },
  byPeriod('roc', 'ROC', 10, 1),
  byPeriod('momentum', 'MOM', 10, 1),
  byPeriod('cci', 'CCI', 20, 5),
  byPeriod('williams-r', 'WILLR', 14, 3),
  byPeriod('mfi', 'MFI', 14, 3),
  {
    id: 'stochastic',
    cases: [
      { period: 14, smooth: 3, signal: 3 },
      { period: 5, smooth: 1, signal: 4 },
    ],
    columns: (chosen) => ({
      k: call('STOCH', stochasticOf(chosen), 'outSlowK'),
      d: call('STOCH', stochasticOf(chosen), 'outSlowD'),
    }),
  },
  {
    id: 'beta',
    cases: [{ period: 60 }, { period: 5 }],
    only: ({ market }) => market !== null,
    columns: (chosen) => ({
      beta: {
        ...call('BETA', { optInTimePeriod: of(chosen, 'period') }),
        real0: ({ market }) => market ?? Number.NaN,
      },
    }),
  },
];

const bollingerOf = (chosen: Figures) => ({
  optInTimePeriod: of(chosen, 'period'),
  optInNbDevUp: of(chosen, 'width'),
  optInNbDevDn: of(chosen, 'width'),
  optInMAType: 0,
});

const VOLATILITY: Row[] = [
  byPeriod('atr', 'ATR', 14, 5),
  byPeriod('natr', 'NATR', 14, 5),
  {
    id: 'bollinger',
    cases: [
      { period: 20, width: 2 },
      { period: 10, width: 1.5 },
    ],
    columns: (chosen) => ({
      upper: call('BBANDS', bollingerOf(chosen), 'outRealUpperBand'),
      middle: call('BBANDS', bollingerOf(chosen), 'outRealMiddleBand'),
      lower: call('BBANDS', bollingerOf(chosen), 'outRealLowerBand'),
    }),
  },
  {
    id: 'standard-deviation',
    cases: [{ period: 20 }, { period: 5 }],
    columns: (chosen) => ({
      value: call('STDDEV', { optInTimePeriod: of(chosen, 'period'), optInNbDev: 1 }),
    }),
  },
  {
    id: 'donchian',
    cases: [{ period: 20 }, { period: 2 }],
    columns: (chosen) => {
      const options = { optInTimePeriod: of(chosen, 'period') };
      return {
        upper: { ...call('MAX', options), real: ({ high }) => high },
        lower: { ...call('MIN', options), real: ({ low }) => low },
      };
    },
  },
];

const VOLUME: Row[] = [
  { id: 'obv', cases: [{}], columns: () => ({ value: call('OBV', {}) }) },
  { id: 'ad-line', cases: [{}], columns: () => ({ value: call('AD', {}) }) },
  {
    id: 'chaikin-oscillator',
    cases: [
      { fast: 3, slow: 10 },
      { fast: 10, slow: 3 },
    ],
    columns: (chosen) => ({
      value: call('ADOSC', { optInFastPeriod: of(chosen, 'fast'), optInSlowPeriod: of(chosen, 'slow') }),
    }),
  },
];

export const TALIB_ROWS: readonly Row[] = [...TREND, ...MOMENTUM, ...VOLATILITY, ...VOLUME];
