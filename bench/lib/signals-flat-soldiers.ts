import { at } from './signals-flat-parts.ts';
import { type Shapes, numberOfPattern, tell } from './signals-flat-shapes.ts';

const THREE_WHITE_SOLDIERS = numberOfPattern('three-white-soldiers');
const THREE_BLACK_CROWS = numberOfPattern('three-black-crows');
const IDENTICAL_THREE_CROWS = numberOfPattern('identical-three-crows');
const ADVANCE_BLOCK = numberOfPattern('advance-block');
const STALLED_PATTERN = numberOfPattern('stalled-pattern');

const isWeakening = (s: Shapes, i: number): boolean => {
  const { body, upper, S11, S12, Q10, Q11 } = s;
  const own = at(body, i);
  const second = at(body, i - 1);
  const first = at(body, i - 2);
  if (second < first - 0.6 * (at(Q10, i - 2) / 5) && own < second + 0.2 * (at(Q11, i - 1) / 5)) return true;
  if (own < second - 0.6 * (at(Q11, i - 1) / 5)) return true;
  if (own >= second) return false;
  if (at(upper, i) > own) return true;
  const isLong = at(upper, i) > at(S12, i) / 10 / 2 || at(upper, i - 1) > at(S11, i - 1) / 10 / 2;
  return second < first && isLong;
};

const marches = (s: Shapes, i: number): boolean => {
  const { body, upper, B12, R10, R11, R12, Q10, Q11 } = s;
  return (
    at(upper, i - 2) < 0.1 * (at(R10, i - 2) / 10) &&
    at(upper, i - 1) < 0.1 * (at(R11, i - 1) / 10) &&
    at(upper, i) < 0.1 * (at(R12, i) / 10) &&
    at(body, i - 1) > at(body, i - 2) - 0.6 * (at(Q10, i - 2) / 5) &&
    at(body, i) > at(body, i - 1) - 0.6 * (at(Q11, i - 1) / 5) &&
    at(body, i) > at(B12, i) / 10
  );
};

const stalls = (s: Shapes, i: number): boolean => {
  const { body, upper, B11, B12, R11, Q11 } = s;
  const { open, close } = s.bars;
  return (
    at(body, i - 1) > at(B11, i - 1) / 10 &&
    at(body, i) < at(B12, i) / 10 &&
    at(upper, i - 1) < 0.1 * (at(R11, i - 1) / 10) &&
    at(open, i) >= at(close, i - 1) - at(body, i) - 0.2 * (at(Q11, i - 1) / 5)
  );
};

export const threeWhites = (s: Shapes): void => {
  const { body, upper, color, B10, S10, Q10, Q11 } = s;
  const { open, close, length } = s.bars;
  for (let i = 12; i < length; i += 1) {
    if (at(color, i - 2) !== 1 || at(color, i - 1) !== 1 || at(color, i) !== 1) continue;
    if (at(close, i) <= at(close, i - 1) || at(close, i - 1) <= at(close, i - 2)) continue;
    if (at(open, i - 1) <= at(open, i - 2)) continue;
    if (at(open, i - 1) > at(close, i - 2) + 0.2 * (at(Q10, i - 2) / 5)) continue;
    const isLong = at(body, i - 2) > at(B10, i - 2) / 10;
    if (isLong && stalls(s, i)) tell(s, STALLED_PATTERN, i, -100);
    if (at(open, i) <= at(open, i - 1)) continue;
    if (at(open, i) > at(close, i - 1) + 0.2 * (at(Q11, i - 1) / 5)) continue;
    if (marches(s, i)) tell(s, THREE_WHITE_SOLDIERS, i, 100);
    if (isLong && at(upper, i - 2) < at(S10, i - 2) / 10 / 2 && isWeakening(s, i))
      tell(s, ADVANCE_BLOCK, i, -100);
  }
};

const isBlackCrow = ({ bars: { open, close } }: Shapes, i: number): boolean =>
  at(open, i) < at(open, i - 1) && at(open, i) > at(close, i - 1);

const isAtClose = ({ bars: { open, close } }: Shapes, i: number, equal: number): boolean =>
  at(open, i) <= at(close, i - 1) + equal && at(open, i) >= at(close, i - 1) - equal;

export const threeBlacks = (s: Shapes): void => {
  const { lower, color, R10, R11, R12, R13, Q10, Q11 } = s;
  const { high, close, length } = s.bars;
  for (let i = 12; i < length; i += 1) {
    if (at(color, i - 2) !== -1 || at(color, i - 1) !== -1 || at(color, i) !== -1) continue;
    if (at(close, i) >= at(close, i - 1) || at(close, i - 1) >= at(close, i - 2)) continue;
    const isSame =
      isAtClose(s, i - 1, 0.05 * (at(Q10, i - 2) / 5)) && isAtClose(s, i, 0.05 * (at(Q11, i - 1) / 5));
    const isSharp =
      at(lower, i - 2) < 0.1 * (at(R10, i - 2) / 10) && at(lower, i - 1) < 0.1 * (at(R11, i - 1) / 10);
    if (isSame && isSharp && at(lower, i) < 0.1 * (at(R12, i) / 10)) tell(s, IDENTICAL_THREE_CROWS, i, -100);
    if (i < 13 || at(color, i - 3) !== 1 || at(high, i - 3) <= at(close, i - 2)) continue;
    if (!isBlackCrow(s, i - 1) || !isBlackCrow(s, i)) continue;
    if (at(lower, i - 2) >= 0.1 * (at(R11, i - 2) / 10)) continue;
    if (at(lower, i - 1) < 0.1 * (at(R12, i - 1) / 10) && at(lower, i) < 0.1 * (at(R13, i) / 10))
      tell(s, THREE_BLACK_CROWS, i, -100);
  }
};
