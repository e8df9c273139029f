import type { AnyIndicator } from './define-indicator.ts';
import type { Drawing } from './drawing.ts';
import { LEVEL } from './level/list.ts';
import { MOMENTUM } from './momentum/list.ts';
import { STRUCTURE } from './structure/list.ts';
import { TREND } from './trend/list.ts';
import { VOLATILITY } from './volatility/list.ts';
import { VOLUME } from './volume/list.ts';

export type DrawnIndicator = AnyIndicator & { readonly drawing: Drawing };

const isDrawn = (indicator: AnyIndicator): indicator is DrawnIndicator => indicator.drawing !== undefined;

/** All that a chart can draw, without the candlestick patterns, whose rules weigh as much as all of these. */
export const DRAWN_INDICATORS: readonly DrawnIndicator[] = [
  TREND,
  MOMENTUM,
  VOLATILITY,
  VOLUME,
  LEVEL,
  STRUCTURE,
]
  .flat()
  .filter(isDrawn);
