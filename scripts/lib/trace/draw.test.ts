import { type Paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import { Random } from '@chuli/simulator';
import type { FoundEvent } from '@chuli/tape/signal';
import { expect, it } from 'vitest';
import { Taken } from './draw.ts';

const event = (family: string, timeframe: FoundEvent['timeframe'], number: number): FoundEvent => ({
  family,
  kind: 'signal',
  timeframe,
  side: 'buy',
  symbol: stockSymbol(`S${number}`),
  signal_on: tradingDate('2026-01-04'),
  bar_ends_at: 0,
  close: 100 as Paisa,
  lefts: [],
  rights: [],
  rule_version: '',
  ended_on: null,
});
const many = (family: string, timeframe: FoundEvent['timeframe'], count: number): FoundEvent[] =>
  Array.from({ length: count }, (_, number) => event(family, timeframe, number));

const drawn = (events: readonly FoundEvent[], count: number, seed = 1): FoundEvent[] => {
  const [random, taken] = [new Random('draw', seed), new Taken(count)];
  return Array.from({ length: count }).flatMap(() => {
    const one = taken.pick(random, events);
    if (one !== null) taken.add(one);
    return one === null ? [] : [one];
  });
};
const countOf = (events: readonly FoundEvent[], family: string): number =>
  events.filter((one) => one.family === family).length;

it('candlesticks are at most a quarter, however many there are', () => {
  const picked = drawn([...many('candlestick', 'daily', 200), ...many('dow', 'daily', 30)], 20);
  expect(picked).toHaveLength(20);
  expect(countOf(picked, 'candlestick')).toBe(5);
});

it('families and timeframes take turns', () => {
  const lists = [
    ...many('dow', 'daily', 90),
    ...many('buy-sell', 'daily', 5),
    ...many('buy-sell', 'weekly', 5),
  ];
  const picked = drawn(lists, 6);
  expect(countOf(picked, 'dow')).toBe(2);
  expect(picked.filter(({ timeframe }) => timeframe === 'weekly')).toHaveLength(2);
});

it('no signal is drawn twice', () => {
  expect(drawn(many('dow', 'daily', 3), 10)).toHaveLength(3);
});

it('the same seed draws the same signals and another seed others', () => {
  const lists = many('dow', 'daily', 500);
  expect(drawn(lists, 10, 4)).toEqual(drawn(lists, 10, 4));
  expect(drawn(lists, 10, 4)).not.toEqual(drawn(lists, 10, 5));
});
