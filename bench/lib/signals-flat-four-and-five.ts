import { at } from './signals-flat-parts.ts';
import { type Shapes, numberOfPattern, tell } from './signals-flat-shapes.ts';

const THREE_LINE_STRIKE = numberOfPattern('three-line-strike');
const CONCEALING_BABY_SWALLOW = numberOfPattern('concealing-baby-swallow');
const BREAKAWAY = numberOfPattern('breakaway');
const LADDER_BOTTOM = numberOfPattern('ladder-bottom');
const MAT_HOLD = numberOfPattern('mat-hold');
const THREE_METHODS = numberOfPattern('three-methods');

const opensNear = ({ top, bottom, bars: { open } }: Shapes, i: number, total: number): boolean => {
  const near = 0.2 * (total / 5);
  return at(open, i) >= at(bottom, i - 1) - near && at(open, i) <= at(top, i - 1) + near;
};

export const lineStrikes = (s: Shapes): void => {
  const { color, Q5, Q6 } = s;
  const { open, close, length } = s.bars;
  for (let i = 8; i < length; i += 1) {
    const sign = at(color, i - 1);
    if (at(color, i - 3) !== sign || at(color, i - 2) !== sign || at(color, i) === sign) continue;
    if (sign * (at(close, i - 1) - at(close, i - 2)) <= 0) continue;
    if (sign * (at(close, i - 2) - at(close, i - 3)) <= 0) continue;
    if (sign * (at(open, i) - at(close, i - 1)) <= 0 || sign * (at(close, i) - at(open, i - 3)) >= 0)
      continue;
    if (opensNear(s, i - 2, at(Q5, i - 3)) && opensNear(s, i - 1, at(Q6, i - 2)))
      tell(s, THREE_LINE_STRIKE, i, sign * 100);
  }
};

export const babySwallows = (s: Shapes): void => {
  const { top, bottom, upper, lower, color, R10, R11, R12 } = s;
  const { high, low, close, length } = s.bars;
  for (let i = 13; i < length; i += 1) {
    if (at(color, i) !== -1 || at(color, i - 1) !== -1) continue;
    if (at(color, i - 2) !== -1 || at(color, i - 3) !== -1) continue;
    if (at(high, i) <= at(high, i - 1) || at(low, i) >= at(low, i - 1)) continue;
    if (at(high, i - 1) <= at(close, i - 2) || at(top, i - 1) >= at(bottom, i - 2)) continue;
    const third = 0.1 * (at(R10, i - 3) / 10);
    const second = 0.1 * (at(R11, i - 2) / 10);
    if (at(upper, i - 3) >= third || at(lower, i - 3) >= third) continue;
    if (at(upper, i - 2) >= second || at(lower, i - 2) >= second) continue;
    if (at(upper, i - 1) > 0.1 * (at(R12, i - 1) / 10)) tell(s, CONCEALING_BABY_SWALLOW, i, 100);
  }
};

export const breakaways = (s: Shapes): void => {
  const { top, bottom, body, color, B10 } = s;
  const { open, high, low, close, length } = s.bars;
  for (let i = 14; i < length; i += 1) {
    const sign = at(color, i);
    if (at(color, i - 4) === sign || at(color, i - 3) === sign || at(color, i - 1) === sign) continue;
    const isGap = sign === 1 ? at(top, i - 3) < at(bottom, i - 4) : at(bottom, i - 3) > at(top, i - 4);
    if (!isGap || at(body, i - 4) <= at(B10, i - 4) / 10) continue;
    if (sign * (at(high, i - 2) - at(high, i - 3)) >= 0 || sign * (at(low, i - 2) - at(low, i - 3)) >= 0)
      continue;
    if (sign * (at(high, i - 1) - at(high, i - 2)) >= 0 || sign * (at(low, i - 1) - at(low, i - 2)) >= 0)
      continue;
    const isBack =
      sign * (at(close, i) - at(open, i - 3)) > 0 && sign * (at(close, i) - at(close, i - 4)) < 0;
    if (isBack) tell(s, BREAKAWAY, i, sign * 100);
  }
};

export const ladderBottoms = (s: Shapes): void => {
  const { upper, color, R13 } = s;
  const { open, high, close, length } = s.bars;
  for (let i = 14; i < length; i += 1) {
    if (at(color, i) !== 1 || at(color, i - 1) !== -1 || at(close, i) <= at(high, i - 1)) continue;
    if (at(color, i - 2) !== -1 || at(color, i - 3) !== -1 || at(color, i - 4) !== -1) continue;
    if (at(open, i - 4) <= at(open, i - 3) || at(open, i - 3) <= at(open, i - 2)) continue;
    if (at(close, i - 4) <= at(close, i - 3) || at(close, i - 3) <= at(close, i - 2)) continue;
    if (at(open, i) > at(open, i - 1) && at(upper, i - 1) > 0.1 * (at(R13, i - 1) / 10))
      tell(s, LADDER_BOTTOM, i, 100);
  }
};

const areShort = ({ body, B11, B12, B13 }: Shapes, i: number): boolean =>
  at(body, i - 3) < at(B11, i - 3) / 10 &&
  at(body, i - 2) < at(B12, i - 2) / 10 &&
  at(body, i - 1) < at(B13, i - 1) / 10;

export const matHolds = (s: Shapes): void => {
  const { top, bottom, body, color, B10 } = s;
  const { open, high, close, length } = s.bars;
  for (let i = 14; i < length; i += 1) {
    if (at(color, i - 4) !== 1 || at(color, i - 3) !== -1 || at(color, i) !== 1) continue;
    if (at(bottom, i - 3) <= at(top, i - 4)) continue;
    const last = at(close, i - 4);
    const half = last - at(body, i - 4) * 0.5;
    if (at(bottom, i - 2) >= last || at(bottom, i - 2) <= half) continue;
    if (at(bottom, i - 1) >= last || at(bottom, i - 1) <= half) continue;
    if (at(top, i - 2) >= at(open, i - 3) || at(top, i - 1) >= at(top, i - 2)) continue;
    if (at(open, i) <= at(close, i - 1)) continue;
    if (at(close, i) <= Math.max(at(high, i - 3), at(high, i - 2), at(high, i - 1))) continue;
    if (at(body, i - 4) > at(B10, i - 4) / 10 && areShort(s, i)) tell(s, MAT_HOLD, i, 100);
  }
};

export const threeMethods = (s: Shapes): void => {
  const { top, bottom, body, color, B10, B14 } = s;
  const { open, high, low, close, length } = s.bars;
  for (let i = 14; i < length; i += 1) {
    const sign = at(color, i - 4);
    if (at(color, i - 3) === sign || at(color, i - 2) === sign) continue;
    if (at(color, i - 1) === sign || at(color, i) !== sign) continue;
    if (sign * (at(close, i - 2) - at(close, i - 3)) >= 0) continue;
    if (sign * (at(close, i - 1) - at(close, i - 2)) >= 0) continue;
    if (sign * (at(open, i) - at(close, i - 1)) <= 0 || sign * (at(close, i) - at(close, i - 4)) <= 0)
      continue;
    const over = at(high, i - 4);
    const under = at(low, i - 4);
    if (at(bottom, i - 3) >= over || at(bottom, i - 2) >= over || at(bottom, i - 1) >= over) continue;
    if (at(top, i - 3) <= under || at(top, i - 2) <= under || at(top, i - 1) <= under) continue;
    const isLong = at(body, i - 4) > at(B10, i - 4) / 10 && at(body, i) > at(B14, i) / 10;
    if (isLong && areShort(s, i)) tell(s, THREE_METHODS, i, sign * 100);
  }
};
