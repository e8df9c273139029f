import { at } from './signals-flat-parts.ts';
import { type Shapes, numberOfPattern, tell } from './signals-flat-shapes.ts';

const ENGULFING = numberOfPattern('engulfing');
const HARAMI = numberOfPattern('harami');
const HARAMI_CROSS = numberOfPattern('harami-cross');
const DOJI_STAR = numberOfPattern('doji-star');

export const engulfings = (s: Shapes): void => {
  const { top, bottom, color } = s;
  for (let i = 2; i < s.bars.length; i += 1) {
    const sign = at(color, i);
    if (sign === at(color, i - 1)) continue;
    const over = at(top, i) - at(top, i - 1);
    const under = at(bottom, i - 1) - at(bottom, i);
    if (over >= 0 && under >= 0 && (over > 0 || under > 0))
      tell(s, ENGULFING, i, sign * (over > 0 && under > 0 ? 100 : 80));
  }
};

/** The second body inside the first, which is long; or a doji away from it. */
export const haramis = (s: Shapes): void => {
  const { top, bottom, body, color, B10, B11, R11 } = s;
  for (let i = 11; i < s.bars.length; i += 1) {
    if (at(body, i - 1) <= at(B10, i - 1) / 10) continue;
    const isDoji = at(body, i) <= 0.1 * (at(R11, i) / 10);
    const sign = -at(color, i - 1);
    const over = at(top, i - 1) - at(top, i);
    const under = at(bottom, i) - at(bottom, i - 1);
    if (over >= 0 && under >= 0) {
      const finding = sign * (over > 0 && under > 0 ? 100 : 80);
      if (at(body, i) <= at(B11, i) / 10) tell(s, HARAMI, i, finding);
      if (isDoji) tell(s, HARAMI_CROSS, i, finding);
    }
    const isAway = sign === -1 ? at(bottom, i) > at(top, i - 1) : at(top, i) < at(bottom, i - 1);
    if (isDoji && isAway) tell(s, DOJI_STAR, i, sign * 100);
  }
};

const KICKING = numberOfPattern('kicking');
const KICKING_BY_LENGTH = numberOfPattern('kicking-by-length');
const COUNTERATTACK = numberOfPattern('counterattack');
const SEPARATING_LINES = numberOfPattern('separating-lines');

const isBare = ({ upper, lower }: Shapes, i: number, tenth: number): boolean =>
  at(upper, i) < tenth && at(lower, i) < tenth;

/** Opposite colours, the second candle long. */
export const opposites = (s: Shapes): void => {
  const { body, upper, lower, color, B10, B11, R10, R11, Q10 } = s;
  const { open, high, low, close, length } = s.bars;
  for (let i = 11; i < length; i += 1) {
    const sign = at(color, i);
    if (sign === at(color, i - 1) || at(body, i) <= at(B11, i) / 10) continue;
    const equal = 0.05 * (at(Q10, i - 1) / 5);
    const tenth = 0.1 * (at(R11, i) / 10);
    const own = at(open, i);
    const before = at(open, i - 1);
    if (own <= before + equal && own >= before - equal && (sign === 1 ? at(lower, i) : at(upper, i)) < tenth)
      tell(s, SEPARATING_LINES, i, sign * 100);
    if (at(body, i - 1) <= at(B10, i - 1) / 10) continue;
    const ends = at(close, i);
    const ended = at(close, i - 1);
    if (ends <= ended + equal && ends >= ended - equal) tell(s, COUNTERATTACK, i, sign * 100);
    if (sign === 1 ? at(low, i) <= at(high, i - 1) : at(high, i) >= at(low, i - 1)) continue;
    if (!isBare(s, i - 1, 0.1 * (at(R10, i - 1) / 10)) || !isBare(s, i, tenth)) continue;
    tell(s, KICKING, i, sign * 100);
    tell(s, KICKING_BY_LENGTH, i, 100 * (at(body, i) > at(body, i - 1) ? sign : at(color, i - 1)));
  }
};

const PIERCING = numberOfPattern('piercing');
const IN_NECK = numberOfPattern('in-neck');
const ON_NECK = numberOfPattern('on-neck');
const THRUSTING = numberOfPattern('thrusting');
const DARK_CLOUD_COVER = numberOfPattern('dark-cloud-cover');

export const piercings = (s: Shapes): void => {
  const { body, color, B10, B11, Q10 } = s;
  const { open, high, low, close, length } = s.bars;
  for (let i = 11; i < length; i += 1) {
    if (at(color, i) === at(color, i - 1) || at(body, i - 1) <= at(B10, i - 1) / 10) continue;
    const ends = at(close, i);
    const opened = at(open, i - 1);
    const ended = at(close, i - 1);
    const half = at(body, i - 1) * 0.5;
    if (at(color, i) === -1) {
      if (at(open, i) > at(high, i - 1) && ends > opened && ends < ended - half)
        tell(s, DARK_CLOUD_COVER, i, -100);
      continue;
    }
    if (at(open, i) >= at(low, i - 1)) continue;
    const equal = 0.05 * (at(Q10, i - 1) / 5);
    if (at(body, i) > at(B11, i) / 10 && ends < opened && ends > ended + half) tell(s, PIERCING, i, 100);
    if (ends >= ended && ends <= ended + equal) tell(s, IN_NECK, i, -100);
    if (ends <= at(low, i - 1) + equal && ends >= at(low, i - 1) - equal) tell(s, ON_NECK, i, -100);
    if (ends > ended + equal && ends <= ended + half) tell(s, THRUSTING, i, -100);
  }
};

const HOMING_PIGEON = numberOfPattern('homing-pigeon');
const MATCHING_LOW = numberOfPattern('matching-low');

export const twoBlacks = (s: Shapes): void => {
  const { body, color, B10, B11, Q5 } = s;
  const { open, close, length } = s.bars;
  for (let i = 6; i < length; i += 1) {
    if (at(color, i) !== -1 || at(color, i - 1) !== -1) continue;
    const equal = 0.05 * (at(Q5, i - 1) / 5);
    const ends = at(close, i);
    const ended = at(close, i - 1);
    if (ends <= ended + equal && ends >= ended - equal) tell(s, MATCHING_LOW, i, 100);
    if (i < 11 || at(open, i) >= at(open, i - 1) || ends <= ended) continue;
    if (at(body, i - 1) > at(B10, i - 1) / 10 && at(body, i) <= at(B11, i) / 10)
      tell(s, HOMING_PIGEON, i, 100);
  }
};

const KICKER = numberOfPattern('kicker');
const TWEEZERS = numberOfPattern('tweezers');
const INSIDE = numberOfPattern('inside-candle');
const OUTSIDE = numberOfPattern('outside-candle');
const FRACTAL = numberOfPattern('fractal');

export const ownPatterns = (s: Shapes): void => {
  const { body, color, B10, Q10 } = s;
  const { open, high, low, length } = s.bars;
  for (let i = 1; i < length; i += 1) {
    const sign = at(color, i);
    const above = at(high, i) - at(high, i - 1);
    const below = at(low, i) - at(low, i - 1);
    if (above < 0 && below > 0) tell(s, INSIDE, i, 100);
    if (above > 0 && below < 0) tell(s, OUTSIDE, i, sign * 100);
    if (sign === at(color, i - 1)) continue;
    const isBeyond = sign * (at(open, i) - at(open, i - 1)) > 0;
    if (isBeyond && at(body, i) !== 0 && at(body, i - 1) !== 0) tell(s, KICKER, i, sign * 100);
    const hair = at(high, i - 1) * 1e-10;
    if (i < 11 || at(body, i - 1) <= at(B10, i - 1) / 10 + hair) continue;
    const reach = 0.05 * (at(Q10, i - 1) / 5) + hair;
    const own = sign === 1 ? at(low, i) : at(high, i);
    const before = sign === 1 ? at(low, i - 1) : at(high, i - 1);
    if (own <= before + reach && own >= before - reach) tell(s, TWEEZERS, i, sign * 100);
  }
};

export const fractalPatterns = (s: Shapes): void => {
  const { high, low, length } = s.bars;
  for (let i = 4; i < length; i += 1) {
    const top = at(high, i - 2);
    const bottom = at(low, i - 2);
    const isPeak =
      top > at(high, i) && top > at(high, i - 1) && top > at(high, i - 3) && top > at(high, i - 4);
    const isTrough =
      bottom < at(low, i) && bottom < at(low, i - 1) && bottom < at(low, i - 3) && bottom < at(low, i - 4);
    if (isPeak !== isTrough) tell(s, FRACTAL, i, isPeak ? -100 : 100);
  }
};
