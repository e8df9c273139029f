import { ago } from '../bars.ts';
import { rsi } from '../formulas/momentum.ts';
import { bandwidthRank, barsSinceBelow, bollinger } from '../formulas/ranges.ts';
import { type Compared, type Hand, type Sentences, always } from '../hand.ts';

const bands = ({ close, n }: Hand) => bollinger(close, n('mean'), n('width'));

const closeAndLower = (hand: Hand): Compared => [hand.close, bands(hand).lower];
const closeAndUpper = (hand: Hand): Compared => [hand.close, bands(hand).upper];
const before = ([left, right]: Compared): Compared => [ago(left), ago(right)];

const strengthAnd =
  (setting: string) =>
  (hand: Hand): Compared => [rsi(hand.close, hand.n('strength')), always(hand, hand.n(setting))];
const strengthBeforeAnd =
  (setting: string) =>
  (hand: Hand): Compared => [ago(rsi(hand.close, hand.n('strength'))), always(hand, hand.n(setting))];

const closeAndBarBefore = ({ close, high, low, side }: Hand): Compared => [
  close,
  ago(side === 'buy' ? high : low),
];

/** Counted on the bar before, one more bar ago. */
const barsSinceTight = (hand: Hand): Compared => {
  const rank = bandwidthRank(hand.close, hand.n('mean'), hand.n('compared'));
  const age = ago(barsSinceBelow(rank, hand.n('percent') / 100));
  return [age.map((bars) => (bars === null ? null : bars + 1)), always(hand, hand.n('within'))];
};

/** Bands, strength and the bar before. */
export const STRETCHES: Sentences = {
  'Close below the lower band: {width} deviations under the mean of {mean} bars': closeAndLower,
  'Close above the upper band: {width} deviations over the mean of {mean} bars': closeAndUpper,
  'Close below the lower band of {mean} bars and {width} deviations': closeAndLower,
  'Close above the lower band of {mean} bars and {width} deviations': closeAndLower,
  'Close above the upper band of {mean} bars and {width} deviations': closeAndUpper,
  'Close below the upper band of {mean} bars and {width} deviations': closeAndUpper,
  'On the bar before, the close was below the lower band': (hand) => before(closeAndLower(hand)),
  'On the bar before, the close was above the upper band': (hand) => before(closeAndUpper(hand)),
  'RSI of {strength} bars below {oversold}': strengthAnd('oversold'),
  'RSI of {strength} bars above {overbought}': strengthAnd('overbought'),
  'On the bar before, the RSI was below {oversold}': strengthBeforeAnd('oversold'),
  'On the bar before, the RSI was above {overbought}': strengthBeforeAnd('overbought'),
  'RSI of {strength} bars at least {buy_least}': strengthAnd('buy_least'),
  'RSI of {strength} bars at most {buy_most}': strengthAnd('buy_most'),
  'RSI of {strength} bars at least {sell_least}': strengthAnd('sell_least'),
  'RSI of {strength} bars at most {sell_most}': strengthAnd('sell_most'),
  'Close above the high of the bar before': closeAndBarBefore,
  'Close below the low of the bar before': closeAndBarBefore,
  'Bands among the tightest {percent} percent of {compared} bars no more than {within} bars ago':
    barsSinceTight,
};
