import type { AnyIndicator } from '../define-indicator.ts';
import { adx } from './adx.ts';
import { aroon } from './aroon.ts';
import { dema } from './dema.ts';
import { ema } from './ema.ts';
import { hma } from './hma.ts';
import { ichimoku } from './ichimoku.ts';
import { kama } from './kama.ts';
import { linearRegression } from './linear-regression.ts';
import { macd } from './macd.ts';
import { ppo } from './ppo.ts';
import { psar } from './psar.ts';
import { rollingVwap } from './rolling-vwap.ts';
import { sma } from './sma.ts';
import { supertrend } from './supertrend.ts';
import { tema } from './tema.ts';
import { trix } from './trix.ts';
import { vwap } from './vwap.ts';
import { vwma } from './vwma.ts';
import { wma } from './wma.ts';

export const TREND: readonly AnyIndicator[] = [
  adx,
  aroon,
  dema,
  ema,
  hma,
  ichimoku,
  kama,
  linearRegression,
  macd,
  ppo,
  psar,
  rollingVwap,
  sma,
  supertrend,
  tema,
  trix,
  vwap,
  vwma,
  wma,
];
