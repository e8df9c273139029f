import { fromRupees } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { type SetUp, factsOf } from './circuit-facts.ts';

const setUp = (change: Partial<SetUp> = {}): SetUp => ({
  side: 'up',
  high: fromRupees(110),
  low: fromRupees(100),
  close: fromRupees(109),
  streakBefore: 1,
  volumeTimes: 3,
  bulkPercent: 30,
  topThreePercent: 50,
  ...change,
});

const holding = (change?: Partial<SetUp>) => factsOf(setUp(change)).facts.map(({ holds }) => holds);

it('holds from the least value on', () => {
  expect(holding()).toEqual([true, true, true, true, true]);
  const short = { streakBefore: 0, volumeTimes: 2.99, bulkPercent: 29.9, topThreePercent: 49.99 };
  expect(holding({ ...short, close: fromRupees(108.9) })).toEqual([false, false, false, false, false]);
});

it('counts what is known apart from what holds', () => {
  const nothing = { streakBefore: null, volumeTimes: null, bulkPercent: null, topThreePercent: null };
  expect(factsOf(setUp(nothing))).toMatchObject({ facts_known: 1, facts_holding: 1 });
  expect(factsOf(setUp({ bulkPercent: null, volumeTimes: 1 }))).toMatchObject({
    facts_known: 4,
    facts_holding: 3,
  });
});

it('mirrors the place in the range at the lower limit, and knows none of one price', () => {
  const place = (change: Partial<SetUp>) => factsOf(setUp(change)).facts.at(-1);
  expect(place({ side: 'down', close: fromRupees(101) })).toEqual({ fact: 'place', value: 90, holds: true });
  expect(place({ side: 'down' })).toEqual({ fact: 'place', value: 10, holds: false });
  expect(place({ low: fromRupees(110), close: fromRupees(110) })).toEqual({
    fact: 'place',
    value: null,
    holds: null,
  });
});
