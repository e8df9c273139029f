import { ago } from '../bars.ts';
import { ema, overMeanBefore, sma } from '../formulas/averages.ts';
import { macd } from '../formulas/momentum.ts';
import { type Compared, type Hand, type Sentences, always } from '../hand.ts';

const fastAndSlow = ({ close, n }: Hand): Compared => [ema(close, n('fast')), ema(close, n('slow'))];
const closeAndFast = ({ close, n }: Hand): Compared => [close, ema(close, n('fast'))];
const closeAndTrend = ({ close, n }: Hand): Compared => [close, ema(close, n('trend'))];
const closeAndLong = ({ close, n }: Hand): Compared => [close, sma(close, n('trend'))];
const closeAndLongWeekly = ({ close, n }: Hand): Compared => [close, sma(close, n('trend_weekly'))];

const fastAndBefore = ({ close, n }: Hand): Compared => {
  const fast = ema(close, n('fast'));
  return [fast, ago(fast)];
};

const lineAndSignal = ({ close, n }: Hand): Compared => {
  const { line, signal } = macd(close, n('macd_fast'), n('macd_slow'), n('macd_signal'));
  return [line, signal];
};

const lineAndSignalAlone = ({ close, n }: Hand): Compared => {
  const { line, signal } = macd(close, n('fast'), n('slow'), n('signal'));
  return [line, signal];
};

const histogramAndBefore = ({ close, n }: Hand): Compared => {
  const { histogram } = macd(close, n('macd_fast'), n('macd_slow'), n('macd_signal'));
  return [histogram, ago(histogram)];
};

/** Averages are exponential unless the sentence calls them long. */
export const AVERAGES: Sentences = {
  'Average of {fast} bars above the average of {slow} bars': fastAndSlow,
  'Average of {fast} bars below the average of {slow} bars': fastAndSlow,
  'Average of {fast} bars still below the average of {slow} bars': fastAndSlow,
  'Average of {fast} bars still above the average of {slow} bars': fastAndSlow,
  'Close above the average of {fast} bars': closeAndFast,
  'Close below the average of {fast} bars': closeAndFast,
  'Average of {fast} bars rising': fastAndBefore,
  'Average of {fast} bars falling': fastAndBefore,
  'Close above the average of {trend} bars': closeAndTrend,
  'Close below the average of {trend} bars': closeAndTrend,
  'Close above the exponential average of {trend} bars': closeAndTrend,
  'Close below the exponential average of {trend} bars': closeAndTrend,
  'Close above the long average of {trend} bars': closeAndLong,
  'Close below the long average of {trend} bars': closeAndLong,
  'Close above the long average of {trend_weekly} bars': closeAndLongWeekly,
  'Close below the long average of {trend_weekly} bars': closeAndLongWeekly,
  'MACD {macd_fast}/{macd_slow} above its signal of {macd_signal} bars': lineAndSignal,
  'MACD {macd_fast}/{macd_slow} below its signal of {macd_signal} bars': lineAndSignal,
  'MACD {macd_fast}/{macd_slow} rising against its signal of {macd_signal} bars': histogramAndBefore,
  'MACD {macd_fast}/{macd_slow} falling against its signal of {macd_signal} bars': histogramAndBefore,
  'MACD {fast}/{slow} above its signal of {signal} bars': lineAndSignalAlone,
  'MACD {fast}/{slow} below its signal of {signal} bars': lineAndSignalAlone,
  'Volume at least {volume} times its mean of the {volume_bars} bars before': (hand) => [
    overMeanBefore(hand.volume, hand.n('volume_bars')),
    always(hand, hand.n('volume')),
  ],
};
