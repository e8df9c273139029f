import type { AnyIndicator } from '../define-indicator.ts';
import { atr } from './atr.ts';
import { bandwidthRank } from './bandwidth-rank.ts';
import { bollinger } from './bollinger.ts';
import { donchian } from './donchian.ts';
import { keltner } from './keltner.ts';
import { natr } from './natr.ts';
import { standardDeviation } from './standard-deviation.ts';

export const VOLATILITY: readonly AnyIndicator[] = [
  atr,
  bandwidthRank,
  bollinger,
  donchian,
  keltner,
  natr,
  standardDeviation,
];
