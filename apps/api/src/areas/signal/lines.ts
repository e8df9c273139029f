import type { ReplyOf, signalWhyContracts } from '@chuli/contracts';
import { type Candle, series } from '@chuli/indicators';
import type { Family } from '@chuli/signals';
import { shownDigits } from './facts.ts';

type Line = ReplyOf<typeof signalWhyContracts.why>['lines'][number];

/** Indicators whose values are prices. */
const ON_PRICE = new Set([
  'bollinger',
  'breakout-retest',
  'chandelier',
  'donchian',
  'dow',
  'ema',
  'false-break',
  'inside-bar',
  'sma',
]);
/** What such an indicator tells besides prices. */
const NOT_A_PRICE = /^is_|bars|percent|width|touches|age|count|since/u;

type Numbers = Readonly<Record<string, number>>;

/** The numbers in a value, by name; one that is a number itself has no name. */
const numbersIn = (value: unknown): Numbers => {
  if (typeof value === 'number') return { '': value };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
};

/** What a family reads at each of the bars from a place on, a line for each number of each indicator. */
export const linesOf = ({ uses }: Family, candles: readonly Candle[], from: number): Line[] =>
  Object.entries(uses).flatMap(([use, { indicator, chosen }]) => {
    const values = series(indicator, chosen, candles).slice(from).map(numbersIn);
    const names = [...new Set(values.flatMap((value) => Object.keys(value)))];
    return names.map((name) => ({
      name: name === '' ? use : `${use}.${name}`,
      indicator: indicator.id,
      title: indicator.title,
      on_price: ON_PRICE.has(indicator.id) && !NOT_A_PRICE.test(name),
      values: values.map((value) => {
        const one = value[name];
        return one === undefined ? null : shownDigits(one);
      }),
    }));
  });
