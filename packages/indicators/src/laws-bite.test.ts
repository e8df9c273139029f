import { expect, it } from 'vitest';
import { LAWS, type Law } from '../testing/laws.ts';
import { Dice, drawCandles } from '../testing/random-candles.ts';
import { type AnyIndicator, type Candle, lend } from './index.ts';

const bars = drawCandles(new Dice(7), 40);

const crooked = (step: (state: { seen: number }, candle: Candle) => unknown): AnyIndicator => ({
  id: 'crooked',
  title: 'Crooked',
  parameters: {},
  warmup: () => 0,
  init: () => ({ seen: 0 }),
  step,
});

const lawOf = (word: string): Law =>
  Object.entries(LAWS).find(([name]) => name.includes(word))?.[1] ?? (() => null);

let outside = 0;
const remembersOutside = crooked(() => (outside += 1));

const leavesJson = crooked((state) => {
  const before = state.seen;
  state.seen = Number.POSITIVE_INFINITY;
  return before === state.seen ? 1 : 0;
});

/** Its columns say something else than its steps. */
const sevenInColumns: AnyIndicator = {
  ...crooked(() => 6),
  columns: (columns) => ({ value: lend(columns).fill(7) }),
};

const hitsNothing: AnyIndicator = {
  ...crooked(() => [{ id: 'doji', value: 100 }]),
  hits: () => () => ({ bars: [], values: [] }),
};

const CROOKED: [string, string, AnyIndicator][] = [
  ['look-ahead', 'knows more than the bars so far', remembersOutside],
  ['live', 'remembers outside its state', remembersOutside],
  ['columns', 'says something else in columns', sevenInColumns],
  ['hits', 'finds no hits where its steps do', hitsNothing],
  ['restart', 'keeps something in its state that JSON drops', leavesJson],
  ['warm-up', 'is silent after its warm-up', crooked(() => null)],
  ['finite', 'says what is no number', crooked(() => Number.NaN)],
  ['scales', 'has a threshold in rupees', crooked((_, { close }) => (close > (bars[0]?.close ?? 0) ? 1 : 0))],
  ['constant', 'takes a share of the price', crooked((_, { high, low }) => high / low)],
];

it.each(CROOKED)('the law of %s finds an indicator that %s', (word, _, indicator) => {
  expect([3, 12, 21].map((cut) => lawOf(word)(indicator, {}, bars, cut))).not.toEqual([null, null, null]);
});
