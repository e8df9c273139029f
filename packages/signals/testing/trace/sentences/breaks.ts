import { type Column, ago, joined } from '../bars.ts';
import { falseBreaks, mothers, retests } from '../formulas/breaks.ts';
import { type Trail, chandelier } from '../formulas/chandelier.ts';
import { highestBefore, lowestBefore } from '../formulas/ranges.ts';
import { dowSwings } from '../formulas/swings.ts';
import { type Compared, type Hand, type Sentences, always } from '../hand.ts';

const closeAndHighest =
  (setting: string) =>
  ({ close, high, n }: Hand): Compared => [close, highestBefore(high, n(setting))];
const closeAndLowest =
  (setting: string) =>
  ({ close, low, n }: Hand): Compared => [close, lowestBefore(low, n(setting))];

/** A price may move by 15 percent of the close before since this day, by 10 until then. */
const WIDER_FROM = '2026-04-20';
const bandOn = (day: string): number => (day >= WIDER_FROM ? 15 : 10);

const percentMoved = (hand: Hand): Compared => {
  const sign = hand.side === 'buy' ? 1 : -1;
  const moved = joined(hand.close, ago(hand.close), (now, before) => (now / before - 1) * 100);
  return [moved, hand.bars.map(({ on }) => sign * (bandOn(on) - hand.n('locked')))];
};

const trails = ({ bars, n }: Hand): (Trail | null)[] => chandelier(bars, n('period'), n('atrs'));

/** The stop of the bar before, where it was that of the other side. */
const closeAndStopBefore = (hand: Hand): Compared => {
  const stopped = hand.side === 'buy' ? 'short' : 'long';
  return [hand.close, ago(trails(hand).map((trail) => (trail?.side === stopped ? trail.stop : null)))];
};
const closeAndNewStop = (hand: Hand): Compared => [hand.close, trails(hand).map((one) => one?.stop ?? null)];

const sinceInside = (hand: Hand): Compared => [
  mothers(hand.bars, hand.n('within')).map((mother) => mother?.bars_since ?? null),
  always(hand, hand.n('within')),
];
const closeAndMother = ({ bars, close, side, n }: Hand): Compared => [
  close,
  mothers(bars, n('within')).map((mother) => (side === 'buy' ? mother?.high : mother?.low) ?? null),
];

const swingsOf = ({ bars, n }: Hand) =>
  dowSwings(bars, { left: n('left'), right: n('right'), atr: n('atr'), apart: n('apart') });
const swingHighs = (hand: Hand): Compared => [swingsOf(hand).high, swingsOf(hand).high_before];
const swingLows = (hand: Hand): Compared => [swingsOf(hand).low, swingsOf(hand).low_before];

/** A range narrower by less than a billionth of the price is as wide. */
const SAME_RANGE = 1e-9;

const ranges = ({ high, low, close, n }: Hand): Compared => {
  const own = joined(high, low, (top, bottom) => top - bottom);
  const before = lowestBefore(own, n('narrow') - 1);
  const margin: Column = joined(own, close, (range, price) => range + SAME_RANGE * price);
  const left = own.map((range, at) => {
    const [least, most] = [before[at] ?? null, margin[at] ?? null];
    if (range === null || least === null || most === null) return null;
    return most < least ? range : Math.max(range, least);
  });
  return [left, before];
};

const closeAndRetest = ({ bars, close, side, n }: Hand): Compared => {
  const chosen = { period: n('range'), within: n('retest_within'), atr: n('atr'), atrs: n('atrs') };
  const way = side === 'buy' ? 'up' : 'down';
  return [close, retests(bars, chosen).map((met) => (met?.broken === way ? met.level : null))];
};
const closeAndTrap = ({ bars, close, side, n }: Hand): Compared => {
  const way = side === 'buy' ? 'down' : 'up';
  const met = falseBreaks(bars, n('range'), n('back_within'));
  return [close, met.map((one) => (one?.broken === way ? one.level : null))];
};

/** Ranges that are left, levels, stops and swings. */
export const BREAKS: Sentences = {
  'Close above the highest high of the {range} bars before': closeAndHighest('range'),
  'Close below the lowest low of the {range} bars before': closeAndLowest('range'),
  'Close above the highest high of the {trigger} bars before': closeAndHighest('trigger'),
  'Close below the lowest low of the {trigger} bars before': closeAndLowest('trigger'),
  'Close below the high of the bar': ({ close, high }) => [close, high],
  'Close above the low of the bar': ({ close, low }) => [close, low],
  'Gain over the close before more than {locked} points short of the limit of the day': percentMoved,
  'Loss from the close before more than {locked} points short of the limit of the day': percentMoved,
  'Close above the stop that followed the fall, {atrs} ATRs over the lowest low of {period} bars':
    closeAndStopBefore,
  'Close below the stop that followed the rise, {atrs} ATRs under the highest high of {period} bars':
    closeAndStopBefore,
  'Close above the new stop': closeAndNewStop,
  'Close below the new stop': closeAndNewStop,
  'An inside bar no more than {within} bars ago': sinceInside,
  'Close above the high of its mother bar': closeAndMother,
  'Close below the low of its mother bar': closeAndMother,
  'Last swing high above the one before': swingHighs,
  'Last swing high below the one before': swingHighs,
  'Last swing low above the one before': swingLows,
  'Last swing low below the one before': swingLows,
  'Close above the last swing high': (hand) => [hand.close, swingsOf(hand).high],
  'Close below the last swing low': (hand) => [hand.close, swingsOf(hand).low],
  'Distance from high to low smaller than on each of the {narrow} bars up to now': ranges,
  'Back at a high of {range} bars that was broken, and closed above it again': closeAndRetest,
  'Back at a low of {range} bars that was broken, and closed below it again': closeAndRetest,
  'A close below the low of {range} bars taken back within {back_within} bars': closeAndTrap,
  'A close above the high of {range} bars taken back within {back_within} bars': closeAndTrap,
};
