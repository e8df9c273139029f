import type { Column } from '../bars.ts';
import { patternColumn } from '../formulas/candlesticks.ts';
import { type Divergence, barsSince, divergences } from '../formulas/divergences.ts';
import { macd, rsi } from '../formulas/momentum.ts';
import { type Compared, type Hand, type Sentences, always } from '../hand.ts';

/** Oscillator values nearer to each other are equal: a billionth of the price, or of the scale of the RSI. */
const SAME = 1e-9;

const oscillatorOf = ({ close, family, n }: Hand): Column =>
  family.id === 'rsi-divergence'
    ? rsi(close, n('period'))
    : macd(close, n('fast'), n('slow'), n('signal')).line;

const foundIn = (hand: Hand): (Divergence | null)[] => {
  const { bars, family, n } = hand;
  const reach = { left: n('left'), right: n('right'), nearest: n('nearest'), furthest: n('furthest') };
  return divergences(bars, oscillatorOf(hand), reach, ({ close }) =>
    family.id === 'rsi-divergence' ? 100 * SAME : close * SAME,
  );
};

const ofThisBar = (hand: Hand, of: (found: Divergence) => Compared[0][number]): Column =>
  foundIn(hand).map((found) => (found?.kind === hand.kind && found.side === hand.side ? of(found) : null));

const prices = (hand: Hand): Compared => [
  ofThisBar(hand, ({ price }) => price),
  ofThisBar(hand, ({ price_before }) => price_before),
];
const oscillators = (hand: Hand): Compared => [
  ofThisBar(hand, ({ oscillator }) => oscillator),
  ofThisBar(hand, ({ oscillator_before }) => oscillator_before),
];

/** Silent until two swings can have been compared. */
const since =
  (kind: Divergence['kind']) =>
  (hand: Hand): Compared => {
    const spoken = oscillatorOf(hand).findIndex((value) => value !== null);
    const { n } = hand;
    const silent = spoken < 0 ? hand.bars.length : Math.max(n('left'), spoken) + n('nearest') + n('right');
    return [barsSince(foundIn(hand), kind, hand.side, silent), always(hand, n('within'))];
  };

const completes =
  (pattern?: string) =>
  (hand: Hand): Compared => {
    const sign = hand.side === 'buy' ? 1 : -1;
    const found = patternColumn(pattern ?? hand.kind, hand.bars);
    return [found.map((one) => (one === null ? null : Number(one === sign))), always(hand, 0)];
  };

/** Divergences and candles. */
export const TURNS: Sentences = {
  'Swing low of the price lower': prices,
  'Swing low of the price higher': prices,
  'Swing high of the price higher': prices,
  'Swing high of the price lower': prices,
  'while the oscillator was higher': oscillators,
  'while the oscillator was lower': oscillators,
  'A regular divergence confirmed no more than {within} bars ago': since('regular'),
  'A hidden divergence confirmed no more than {within} bars ago': since('hidden'),
  'The bar engulfs the one before upwards': completes('engulfing'),
  'The bar engulfs the one before downwards': completes('engulfing'),
  'A pin bar with its tail below': completes('pin-bar'),
  'A pin bar with its tail above': completes('pin-bar'),
  'The bar completes the pattern upwards': completes(),
  'The bar completes the pattern downwards': completes(),
};
