import type { AnyIndicator } from '../define-indicator.ts';
import { breakoutRetest } from './breakout-retest.ts';
import { chandelier } from './chandelier.ts';
import { consolidation } from './consolidation.ts';
import { dow } from './dow.ts';
import { falseBreak } from './false-break.ts';
import { insideBar } from './inside-bar.ts';
import { macdDivergence } from './macd-divergence.ts';
import { narrowRange } from './narrow-range.ts';
import { rsiDivergence } from './rsi-divergence.ts';
import { squeeze } from './squeeze.ts';
import { supplyDemand } from './supply-demand.ts';
import { swings } from './swings.ts';
import { trendState } from './trend-state.ts';
import { volumeSpike } from './volume-spike.ts';
import { zones } from './zones.ts';

export const STRUCTURE: readonly AnyIndicator[] = [
  swings,
  dow,
  rsiDivergence,
  macdDivergence,
  zones,
  consolidation,
  squeeze,
  insideBar,
  narrowRange,
  breakoutRetest,
  falseBreak,
  volumeSpike,
  trendState,
  supplyDemand,
  chandelier,
];
