import { PATTERNS } from '@chuli/indicators';
import type { Plan } from '@chuli/signals';
import { type FlatLoop, type FlatPlan, cellOf, endAfter, fire } from './signals-flat-firings.ts';
import {
  babySwallows,
  breakaways,
  ladderBottoms,
  lineStrikes,
  matHolds,
  threeMethods,
} from './signals-flat-four-and-five.ts';
import { hikkakes, modifiedHikkakes } from './signals-flat-hikkake.ts';
import { dojis, hammers, pinBars, singleLines } from './signals-flat-one-candle.ts';
import { type Shapes, fillShapes, numberOfPattern } from './signals-flat-shapes.ts';
import { threeBlacks, threeWhites } from './signals-flat-soldiers.ts';
import {
  gapPatterns,
  rareThrees,
  stars,
  threesInsideAndOutside,
  tristars,
  twoCrows,
} from './signals-flat-three-candles.ts';
import {
  engulfings,
  fractalPatterns,
  haramis,
  opposites,
  ownPatterns,
  piercings,
  twoBlacks,
} from './signals-flat-two-candles.ts';

const LOOPS: readonly ((shapes: Shapes) => void)[] = [
  dojis,
  singleLines,
  hammers,
  pinBars,
  engulfings,
  haramis,
  opposites,
  piercings,
  twoBlacks,
  ownPatterns,
  fractalPatterns,
  threesInsideAndOutside,
  stars,
  tristars,
  twoCrows,
  gapPatterns,
  rareThrees,
  threeWhites,
  threeBlacks,
  lineStrikes,
  babySwallows,
  breakaways,
  ladderBottoms,
  matHolds,
  threeMethods,
  hikkakes,
  modifiedHikkakes,
];

const ENGULFING = numberOfPattern('engulfing');
const PIN_BAR = numberOfPattern('pin-bar');

/** Every pattern, and the bars that turn. */
export const fillCandlesticks = ({ shapes, turns }: Pick<FlatPlan, 'shapes' | 'turns'>): void => {
  fillShapes(shapes);
  for (const loop of LOOPS) loop(shapes);
  turns.buy.fill(0, 0, shapes.bars.length);
  turns.sell.fill(0, 0, shapes.bars.length);
  const { patterns, hitBars, findings, hits } = shapes;
  for (let place = 0; place < hits; place += 1) {
    const pattern = patterns[place];
    if (pattern !== ENGULFING && pattern !== PIN_BAR) continue;
    const turned = (findings[place] ?? 0) > 0 ? turns.buy : turns.sell;
    turned[hitBars[place] ?? 0] = 1;
  }
};

export const flatCandlestickFamily = (plan: Plan, { bars, shapes, firings, from }: FlatPlan): FlatLoop => {
  const up = Int16Array.from(PATTERNS, ({ id }) => cellOf(plan, 'candlestick', id, 1));
  const down = Int16Array.from(PATTERNS, ({ id }) => cellOf(plan, 'candlestick', id, -1));
  return () => {
    const { patterns, hitBars, findings, hits } = shapes;
    const open = firings.count;
    for (let place = 0; place < hits; place += 1) {
      const bar = hitBars[place] ?? 0;
      const cells = (findings[place] ?? 0) > 0 ? up : down;
      const cell = cells[patterns[place] ?? 0] ?? -1;
      if (bar >= from && cell >= 0) fire(firings, cell, bar);
    }
    endAfter(firings, open, 5, bars.length);
  };
};
