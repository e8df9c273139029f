import type { AnyIndicator } from '../define-indicator.ts';
import { beta } from './beta.ts';
import { cci } from './cci.ts';
import { mfi } from './mfi.ts';
import { momentum } from './momentum.ts';
import { roc } from './roc.ts';
import { rsi } from './rsi.ts';
import { stochRsi } from './stoch-rsi.ts';
import { stochastic } from './stochastic.ts';
import { williamsR } from './williams-r.ts';

export const MOMENTUM: readonly AnyIndicator[] = [
  beta,
  cci,
  mfi,
  momentum,
  roc,
  rsi,
  stochRsi,
  stochastic,
  williamsR,
];
