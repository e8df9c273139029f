import { candlesticks, donchian } from '@chuli/indicators';
import type { Side } from '../cell.ts';
import type { Clause, Condition } from '../clause.ts';
import { type Readings, type Use, use } from '../define-family.ts';
import type { DivergenceAges, Found } from '../readings/divergence-ages.ts';
import { beyond, bySide, short } from './mirrored.ts';
import { type Read, before, close, hit, now } from '../reads.ts';

export const reach = {
  left: { label: 'Bars before a swing', value: 5 },
  right: { label: 'Bars after a swing', value: 5 },
  nearest: { label: 'Bars between two swings, at least', value: 5 },
  furthest: { label: 'Bars between two swings, at most', value: 60 },
  within: { label: 'Bars after its confirmation in which a divergence counts', value: 5 },
  trigger: { label: 'Bars whose extreme has to be passed for a signal', value: 5 },
  relaxed: { label: 'Relaxed candlestick rules (1) or those of TA-Lib (0)', value: 0 },
  hold: { label: 'Bars until a firing ends', value: 20 },
};

export const usesOf = (divergence: Use<DivergenceAges>) => ({
  divergence,
  trigger: use(donchian, { period: reach.trigger.value }),
  candles: use(candlesticks, { relaxed: reach.relaxed.value }),
});
export type DivergenceSeen = Readings<ReturnType<typeof usesOf>>;
type Sort = 'regular' | 'hidden';

/** A figure of the divergence this bar confirms, if it is of this sort and side. */
const found = (figure: keyof Found, sort: Sort, side: Side): Read<DivergenceSeen> =>
  now('divergence', figure, { [`${sort}_${side}`]: 0 });

const WORDS = {
  regular: {
    price: { buy: 'Swing low of the price lower', sell: 'Swing high of the price higher' },
    oscillator: { buy: 'while the oscillator was higher', sell: 'while the oscillator was lower' },
  },
  hidden: {
    price: { buy: 'Swing low of the price higher', sell: 'Swing high of the price lower' },
    oscillator: { buy: 'while the oscillator was lower', sell: 'while the oscillator was higher' },
  },
} as const;

export const confirmed = (sort: Sort, side: Side, unit: 'rupees' | 'points'): Clause<DivergenceSeen>[] => {
  const [priceGoes, oscillatorGoes] = sort === 'regular' ? [short, beyond] : [beyond, short];
  return [
    priceGoes<DivergenceSeen>(side, {
      ...WORDS[sort].price,
      left: found('price', sort, side),
      right: found('price_before', sort, side),
      unit: 'rupees',
    }),
    oscillatorGoes<DivergenceSeen>(side, {
      ...WORDS[sort].oscillator,
      left: found('oscillator', sort, side),
      right: found('oscillator_before', sort, side),
      unit,
    }),
  ];
};

const latelyOf = (sort: Sort, side: Side): Condition<DivergenceSeen> => {
  const age = `${sort}_${side}` as const;
  return {
    says:
      sort === 'regular'
        ? 'A regular divergence confirmed no more than {within} bars ago'
        : 'A hidden divergence confirmed no more than {within} bars ago',
    left: now('divergence', age),
    is: '<=',
    right: reach.within.value,
    unit: 'bars',
  };
};

export const lately = {
  regular: bySide((side) => latelyOf('regular', side)),
  hidden: bySide((side) => latelyOf('hidden', side)),
};

/** The two bars that traders wait for at a turn. */
export const turningBar = bySide((side): Clause<DivergenceSeen> => [
  {
    says:
      side === 'buy' ? 'The bar engulfs the one before upwards' : 'The bar engulfs the one before downwards',
    left: hit('candles', 'engulfing', side),
    is: '>',
    right: 0,
    unit: 'state',
  },
  {
    says: side === 'buy' ? 'A pin bar with its tail below' : 'A pin bar with its tail above',
    left: hit('candles', 'pin-bar', side),
    is: '>',
    right: 0,
    unit: 'state',
  },
]);

export const triggered = bySide((side): Clause<DivergenceSeen> =>
  beyond(side, {
    buy: 'Close above the highest high of the {trigger} bars before',
    sell: 'Close below the lowest low of the {trigger} bars before',
    left: close,
    right: side === 'buy' ? before('trigger', 'upper') : before('trigger', 'lower'),
    unit: 'rupees',
  }),
);
