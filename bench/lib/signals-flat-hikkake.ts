import { at } from './signals-flat-parts.ts';
import { type Shapes, numberOfPattern, tell } from './signals-flat-shapes.ts';

const HIKKAKE = numberOfPattern('hikkake');
const MODIFIED_HIKKAKE = numberOfPattern('modified-hikkake');

const isInside = ({ bars: { high, low } }: Shapes, i: number): boolean =>
  at(high, i) < at(high, i - 1) && at(low, i) > at(low, i - 1);

/** 1 where the bar breaks below the inside bar before it, -1 where it breaks above. */
const breakAt = ({ bars: { high, low } }: Shapes, i: number): number => {
  const over = at(high, i) - at(high, i - 1);
  const under = at(low, i) - at(low, i - 1);
  if (over < 0 && under < 0) return 1;
  return over > 0 && under > 0 ? -1 : 0;
};

const modifiedBreakAt = (s: Shapes, i: number): number => {
  const side = breakAt(s, i);
  const { high, low, close } = s.bars;
  const near = 0.2 * (at(s.Q5, i - 2) / 5);
  if (side === 1) return at(close, i - 2) <= at(low, i - 2) + near ? 1 : 0;
  return side === -1 && at(close, i - 2) >= at(high, i - 2) - near ? -1 : 0;
};

const springs = ({ bars: { high, low, close } }: Shapes, side: number, i: number, inside: number): boolean =>
  side === 1 ? at(close, i) > at(high, inside) : at(close, i) < at(low, inside);

/** Where the last trap was set; -1 when there is none or it has sprung. Traps are told only from the look-back on. */
type Watch = { readonly pattern: number; readonly lookback: number; setAt: number; side: number };

const watch = (s: Shapes, trap: Watch, i: number, side: number): void => {
  if (side !== 0) {
    trap.setAt = i;
    trap.side = side;
    if (i >= trap.lookback) tell(s, trap.pattern, i, side * 100);
  } else if (trap.setAt >= 0 && i <= trap.setAt + 3 && springs(s, trap.side, i, trap.setAt - 1)) {
    if (i >= trap.lookback) tell(s, trap.pattern, i, trap.side * 200);
    trap.setAt = -1;
  }
};

export const hikkakes = (s: Shapes): void => {
  const plain: Watch = { pattern: HIKKAKE, lookback: 5, setAt: -1, side: 0 };
  for (let i = 2; i < s.bars.length; i += 1) watch(s, plain, i, isInside(s, i - 1) ? breakAt(s, i) : 0);
};

export const modifiedHikkakes = (s: Shapes): void => {
  const modified: Watch = { pattern: MODIFIED_HIKKAKE, lookback: 10, setAt: -1, side: 0 };
  for (let i = 7; i < s.bars.length; i += 1)
    watch(s, modified, i, isInside(s, i - 1) && isInside(s, i - 2) ? modifiedBreakAt(s, i) : 0);
};
