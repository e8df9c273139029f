import { at } from './signals-flat-parts.ts';
import { type Shapes, numberOfPattern, tell } from './signals-flat-shapes.ts';

const THREE_INSIDE = numberOfPattern('three-inside');
const THREE_OUTSIDE = numberOfPattern('three-outside');

export const threesInsideAndOutside = (s: Shapes): void => {
  const { top, bottom, body, color, B10, B11 } = s;
  const { open, close, length } = s.bars;
  for (let i = 3; i < length; i += 1) {
    const first = at(color, i - 2);
    const over = at(top, i - 1) - at(top, i - 2);
    const under = at(bottom, i - 2) - at(bottom, i - 1);
    if (at(color, i - 1) !== first && over > 0 && under > 0) {
      const goesOn = at(color, i - 1) * (at(close, i) - at(close, i - 1)) > 0;
      if (goesOn) tell(s, THREE_OUTSIDE, i, 100 * at(color, i - 1));
    }
    if (i < 12 || at(color, i) === first || over >= 0 || under >= 0) continue;
    if (at(color, i) * (at(close, i) - at(open, i - 2)) <= 0) continue;
    if (at(body, i - 2) > at(B10, i - 2) / 10 && at(body, i - 1) <= at(B11, i - 1) / 10)
      tell(s, THREE_INSIDE, i, -100 * first);
  }
};

const MORNING_STAR = numberOfPattern('morning-star');
const EVENING_STAR = numberOfPattern('evening-star');
const MORNING_DOJI_STAR = numberOfPattern('morning-doji-star');
const EVENING_DOJI_STAR = numberOfPattern('evening-doji-star');
const ABANDONED_BABY = numberOfPattern('abandoned-baby');
const TRISTAR = numberOfPattern('tristar');

const isAbandoned = ({ bars: { high, low } }: Shapes, i: number, sign: number): boolean =>
  sign === 1
    ? at(high, i - 1) < at(low, i - 2) && at(low, i) > at(high, i - 1)
    : at(low, i - 1) > at(high, i - 2) && at(high, i) < at(low, i - 1);

export const stars = (s: Shapes): void => {
  const { top, bottom, body, color, B10, B11, B12, R11 } = s;
  const { close, length } = s.bars;
  for (let i = 12; i < length; i += 1) {
    const sign = at(color, i);
    if (sign === at(color, i - 2)) continue;
    if (at(body, i - 2) <= at(B10, i - 2) / 10 || at(body, i) <= at(B12, i) / 10) continue;
    const into = at(body, i - 2) * 0.3;
    if (sign === 1 ? at(close, i) <= at(close, i - 2) + into : at(close, i) >= at(close, i - 2) - into)
      continue;
    const isDoji = at(body, i - 1) <= 0.1 * (at(R11, i - 1) / 10);
    if (isDoji && isAbandoned(s, i, sign)) tell(s, ABANDONED_BABY, i, sign * 100);
    if (sign === 1 ? at(top, i - 1) >= at(bottom, i - 2) : at(bottom, i - 1) <= at(top, i - 2)) continue;
    if (at(body, i - 1) <= at(B11, i - 1) / 10)
      tell(s, sign === 1 ? MORNING_STAR : EVENING_STAR, i, sign * 100);
    if (isDoji) tell(s, sign === 1 ? MORNING_DOJI_STAR : EVENING_DOJI_STAR, i, sign * 100);
  }
};

export const tristars = (s: Shapes): void => {
  const { top, bottom, body, R10 } = s;
  for (let i = 12; i < s.bars.length; i += 1) {
    const doji = 0.1 * (at(R10, i - 2) / 10);
    if (at(body, i - 2) > doji || at(body, i - 1) > doji || at(body, i) > doji) continue;
    if (at(top, i - 1) < at(bottom, i - 2) && at(bottom, i) > at(bottom, i - 1)) tell(s, TRISTAR, i, 100);
    else if (at(bottom, i - 1) > at(top, i - 2) && at(top, i) < at(top, i - 1)) tell(s, TRISTAR, i, -100);
  }
};

const TWO_CROWS = numberOfPattern('two-crows');
const UPSIDE_GAP_TWO_CROWS = numberOfPattern('upside-gap-two-crows');
const SIDE_BY_SIDE_WHITE = numberOfPattern('side-by-side-white');
const TASUKI_GAP = numberOfPattern('tasuki-gap');
const GAP_THREE_METHODS = numberOfPattern('gap-three-methods');

export const twoCrows = (s: Shapes): void => {
  const { top, bottom, body, color, B10, B11 } = s;
  const { open, close, length } = s.bars;
  for (let i = 12; i < length; i += 1) {
    if (at(color, i - 2) !== 1 || at(color, i - 1) !== -1 || at(color, i) !== -1) continue;
    if (at(bottom, i - 1) <= at(top, i - 2) || at(body, i - 2) <= at(B10, i - 2) / 10) continue;
    const opens = at(open, i);
    const ends = at(close, i);
    const isInside = opens < at(open, i - 1) && opens > at(close, i - 1);
    if (isInside && ends > at(open, i - 2) && ends < at(close, i - 2)) tell(s, TWO_CROWS, i, -100);
    if (at(body, i - 1) > at(B11, i - 1) / 10 || opens <= at(open, i - 1)) continue;
    if (ends < at(close, i - 1) && ends > at(close, i - 2)) tell(s, UPSIDE_GAP_TWO_CROWS, i, -100);
  }
};

/** 1 where the body before last is gapped upwards, -1 downwards. */
const gapOf = ({ top, bottom }: Shapes, i: number): number => {
  if (at(bottom, i - 1) > at(top, i - 2)) return 1;
  return at(top, i - 1) < at(bottom, i - 2) ? -1 : 0;
};

export const gapPatterns = (s: Shapes): void => {
  const { top, bottom, body, color, Q6 } = s;
  const { open, close, length } = s.bars;
  for (let i = 2; i < length; i += 1) {
    const gap = gapOf(s, i);
    if (gap === 0) continue;
    const opens = at(open, i);
    const ends = at(close, i);
    const second = at(color, i - 1);
    const isOpposite = at(color, i) !== second;
    const opensInSecond = opens < at(top, i - 1) && opens > at(bottom, i - 1);
    const closesInFirst = ends < at(top, i - 2) && ends > at(bottom, i - 2);
    if (isOpposite && opensInSecond && closesInFirst && second === gap && at(color, i - 2) === gap)
      tell(s, GAP_THREE_METHODS, i, gap * 100);
    if (i < 7) continue;
    const near = 0.2 * (at(Q6, i - 1) / 5);
    if (isOpposite && opensInSecond && second === gap) {
      const edge = gap === 1 ? at(top, i - 2) : at(bottom, i - 2);
      const isInGap = gap * (at(open, i - 1) - ends) > 0 && gap * (ends - edge) > 0;
      if (isInGap && Math.abs(at(body, i - 1) - at(body, i)) < near) tell(s, TASUKI_GAP, i, gap * 100);
    }
    if (second !== 1 || isOpposite) continue;
    const isAway = gap === 1 ? at(bottom, i) > at(top, i - 2) : at(top, i) < at(bottom, i - 2);
    const equal = 0.05 * (at(Q6, i - 1) / 5);
    const hasBody = at(body, i) <= at(body, i - 1) + near && at(body, i) >= at(body, i - 1) - near;
    const hasOpen = opens <= at(open, i - 1) + equal && opens >= at(open, i - 1) - equal;
    if (isAway && hasBody && hasOpen) tell(s, SIDE_BY_SIDE_WHITE, i, gap * 100);
  }
};

const THREE_STARS_IN_THE_SOUTH = numberOfPattern('three-stars-in-the-south');
const UNIQUE_THREE_RIVER = numberOfPattern('unique-three-river');
const STICK_SANDWICH = numberOfPattern('stick-sandwich');

const dryUp = (s: Shapes, i: number): boolean => {
  const { body, upper, lower, B10, B12, R11, R12 } = s;
  const { open, high, low, close } = s.bars;
  const opens = at(open, i - 1);
  const reached = at(low, i - 1);
  const tenth = 0.1 * (at(R12, i) / 10);
  return (
    at(lower, i - 2) > at(body, i - 2) &&
    at(body, i - 2) > at(B10, i - 2) / 10 &&
    at(body, i - 1) < at(body, i - 2) &&
    opens > at(close, i - 2) &&
    opens <= at(high, i - 2) &&
    reached < at(close, i - 2) &&
    reached >= at(low, i - 2) &&
    at(lower, i - 1) > 0.1 * (at(R11, i - 1) / 10) &&
    at(low, i) > reached &&
    at(high, i) < at(high, i - 1) &&
    at(body, i) < at(B12, i) / 10 &&
    at(upper, i) < tenth &&
    at(lower, i) < tenth
  );
};

export const rareThrees = (s: Shapes): void => {
  const { body, color, B10, B12, Q5 } = s;
  const { open, low, close, length } = s.bars;
  for (let i = 7; i < length; i += 1) {
    if (at(color, i - 2) !== -1) continue;
    const first = at(close, i - 2);
    if (at(color, i - 1) === 1) {
      const equal = 0.05 * (at(Q5, i - 2) / 5);
      const isBack = at(close, i) <= first + equal && at(close, i) >= first - equal;
      if (at(color, i) === -1 && at(low, i - 1) > first && isBack) tell(s, STICK_SANDWICH, i, 100);
      continue;
    }
    if (i < 12) continue;
    if (at(color, i) === -1) {
      if (dryUp(s, i)) tell(s, THREE_STARS_IN_THE_SOUTH, i, 100);
      continue;
    }
    if (at(open, i) <= at(low, i - 1) || at(close, i - 1) <= first) continue;
    if (at(open, i - 1) > at(open, i - 2) || at(low, i - 1) >= at(low, i - 2)) continue;
    if (at(body, i - 2) > at(B10, i - 2) / 10 && at(body, i) < at(B12, i) / 10)
      tell(s, UNIQUE_THREE_RIVER, i, 100);
  }
};
