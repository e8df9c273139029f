import { at } from './signals-flat-parts.ts';
import { type Shapes, numberOfPattern, tell } from './signals-flat-shapes.ts';

const DOJI = numberOfPattern('doji');
const DRAGONFLY = numberOfPattern('dragonfly-doji');
const GRAVESTONE = numberOfPattern('gravestone-doji');
const LONG_LEGGED = numberOfPattern('long-legged-doji');
const RICKSHAW = numberOfPattern('rickshaw-man');
const TAKURI = numberOfPattern('takuri');

export const dojis = (s: Shapes): void => {
  const { body, upper, lower, top, bottom, range, R10, Q10 } = s;
  const { low, length } = s.bars;
  for (let i = 10; i < length; i += 1) {
    const own = at(body, i);
    const over = at(upper, i);
    const under = at(lower, i);
    const tenth = 0.1 * (at(R10, i) / 10);
    if (own > tenth) continue;
    tell(s, DOJI, i, 100);
    if (over < tenth && under > tenth) tell(s, DRAGONFLY, i, 100);
    if (under < tenth && over > tenth) tell(s, GRAVESTONE, i, 100);
    if (under > own || over > own) tell(s, LONG_LEGGED, i, 100);
    if (over < tenth && under > 2 * own) tell(s, TAKURI, i, 100);
    if (under <= own || over <= own) continue;
    const middle = at(low, i) + at(range, i) / 2;
    const near = 0.2 * (at(Q10, i) / 5);
    if (at(bottom, i) <= middle + near && at(top, i) >= middle - near) tell(s, RICKSHAW, i, 100);
  }
};

const SPINNING_TOP = numberOfPattern('spinning-top');
const HIGH_WAVE = numberOfPattern('high-wave');
const LONG_LINE = numberOfPattern('long-line');
const SHORT_LINE = numberOfPattern('short-line');
const MARUBOZU = numberOfPattern('marubozu');
const CLOSING_MARUBOZU = numberOfPattern('closing-marubozu');
const BELT_HOLD = numberOfPattern('belt-hold');

export const singleLines = (s: Shapes): void => {
  const { body, upper, lower, color, B10, R10, S10 } = s;
  for (let i = 10; i < s.bars.length; i += 1) {
    const own = at(body, i);
    const over = at(upper, i);
    const under = at(lower, i);
    const mean = at(B10, i) / 10;
    const sign = 100 * at(color, i);
    const short = at(S10, i) / 10 / 2;
    const isBare = over < short && under < short;
    if (own < mean) {
      if (over > own && under > own) tell(s, SPINNING_TOP, i, sign);
      if (over > 2 * own && under > 2 * own) tell(s, HIGH_WAVE, i, sign);
      if (isBare) tell(s, SHORT_LINE, i, sign);
    } else if (own > mean) {
      const tenth = 0.1 * (at(R10, i) / 10);
      if (isBare) tell(s, LONG_LINE, i, sign);
      if (over < tenth && under < tenth) tell(s, MARUBOZU, i, sign);
      if (sign > 0 ? over < tenth : under < tenth) tell(s, CLOSING_MARUBOZU, i, sign);
      if (sign > 0 ? under < tenth : over < tenth) tell(s, BELT_HOLD, i, sign);
    }
  }
};

const HAMMER = numberOfPattern('hammer');
const HANGING_MAN = numberOfPattern('hanging-man');
const INVERTED_HAMMER = numberOfPattern('inverted-hammer');
const SHOOTING_STAR = numberOfPattern('shooting-star');

export const hammers = (s: Shapes): void => {
  const { body, upper, lower, top, bottom, B11, R11, Q10 } = s;
  const { high, low, length } = s.bars;
  for (let i = 11; i < length; i += 1) {
    const own = at(body, i);
    if (own >= at(B11, i) / 10) continue;
    const tenth = 0.1 * (at(R11, i) / 10);
    if (at(lower, i) > own && at(upper, i) < tenth) {
      const near = 0.2 * (at(Q10, i - 1) / 5);
      if (at(bottom, i) <= at(low, i - 1) + near) tell(s, HAMMER, i, 100);
      if (at(bottom, i) >= at(high, i - 1) - near) tell(s, HANGING_MAN, i, -100);
    }
    if (at(upper, i) > own && at(lower, i) < tenth) {
      if (at(top, i) < at(bottom, i - 1)) tell(s, INVERTED_HAMMER, i, 100);
      if (at(bottom, i) > at(top, i - 1)) tell(s, SHOOTING_STAR, i, -100);
    }
  }
};

const PIN_BAR = numberOfPattern('pin-bar');

export const pinBars = (s: Shapes): void => {
  const { range, upper, lower } = s;
  for (let i = 0; i < s.bars.length; i += 1) {
    const whole = at(range, i);
    if (whole <= 0) continue;
    const hair = at(s.bars.high, i) * 1e-10;
    const over = at(upper, i);
    const under = at(lower, i);
    if (under * 3 >= whole * 2 - hair && over * 10 <= whole + hair) tell(s, PIN_BAR, i, 100);
    else if (over * 3 >= whole * 2 - hair && under * 10 <= whole + hair) tell(s, PIN_BAR, i, -100);
  }
};
