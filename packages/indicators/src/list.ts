import { CANDLESTICK } from './candlestick/list.ts';
import type { AnyIndicator } from './define-indicator.ts';
import { LEVEL } from './level/list.ts';
import { MOMENTUM } from './momentum/list.ts';
import { STRUCTURE } from './structure/list.ts';
import { TREND } from './trend/list.ts';
import { VOLATILITY } from './volatility/list.ts';
import { VOLUME } from './volume/list.ts';

/** All indicators, by the folder that holds them. */
export const INDICATORS: Readonly<Record<string, readonly AnyIndicator[]>> = {
  trend: TREND,
  momentum: MOMENTUM,
  volatility: VOLATILITY,
  volume: VOLUME,
  level: LEVEL,
  candlestick: CANDLESTICK,
  structure: STRUCTURE,
};
