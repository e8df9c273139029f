import type { AnyIndicator } from '../define-indicator.ts';
import { adLine } from './ad-line.ts';
import { chaikinOscillator } from './chaikin-oscillator.ts';
import { cmf } from './cmf.ts';
import { obv } from './obv.ts';
import { volumeRatioByTime } from './volume-ratio-by-time.ts';
import { volumeRatio } from './volume-ratio.ts';

export const VOLUME: readonly AnyIndicator[] = [
  adLine,
  chaikinOscillator,
  cmf,
  obv,
  volumeRatio,
  volumeRatioByTime,
];
