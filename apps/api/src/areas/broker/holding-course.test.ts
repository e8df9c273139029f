import { type BrokerId, type Rupees, type StockSymbol, addDays, paisa, tradingDate } from '@chuli/kernel';
import type { BrokerDay } from '@chuli/tape/broker';
import { describe, expect, it } from 'vitest';
import { ageOf, blocksOf, stepLots } from './holding-blocks.ts';
import { holdingCourse } from './holding-course.ts';

const FIRST = tradingDate('2030-01-01');
const day = (number: number) => addDays(FIRST, number);
const held = (count: number) => Array.from({ length: count }, (_, number) => day(number));
const missing = (...numbers: number[]) => {
  const days = new Set(numbers.map(day));
  return (session: ReturnType<typeof day>): boolean => !days.has(session);
};

const BROKER = '58' as BrokerId;
const did = (number: number, bought: number, sold: number, rate = 100_00): BrokerDay => ({
  broker: BROKER,
  symbol: 'ABCD' as StockSymbol,
  traded_on: day(number),
  bought,
  sold,
  bought_amount: paisa(bought * rate),
  sold_amount: paisa(sold * rate),
});

describe('the blocks over which a sum runs on', () => {
  it('bridge up to five unknown sessions, which are named, and end at a longer hole', () => {
    expect(blocksOf(held(16), missing(2, 3, 6, 7, 8, 9, 10, 11, 15))).toEqual([
      { from: day(0), to: day(5), sessions: 4, bridged: [day(2), day(3)] },
      { from: day(12), to: day(14), sessions: 3, bridged: [] },
    ]);
    expect(blocksOf(held(8), missing(1, 2, 3, 4, 5))).toMatchObject([
      { sessions: 3, bridged: { length: 5 } },
    ]);
    expect(blocksOf(held(3), () => false)).toEqual([]);
  });
});

describe('the age of what is left', () => {
  it('is that of the newest lots, since the oldest are sold first', () => {
    const lots = [
      { at: 0, into: 100, out: 0 },
      { at: 3, into: 50, out: 60 },
      { at: 4, into: 10, out: 0 },
    ].reduce(stepLots, []);
    expect(lots).toEqual([
      { at: 0, shares: 40 },
      { at: 3, shares: 50 },
      { at: 4, shares: 10 },
    ]);
    expect(ageOf(lots, 4)).toBe(2.1);
    expect(ageOf([], 4)).toBeNull();
  });
});

describe('the course of a broker in a stock', () => {
  const course = (
    days: readonly BrokerDay[],
    count: number,
    { isKnown = () => true, ex_dates = [] }: Partial<Parameters<typeof holdingCourse>[2]> = {},
  ) => {
    const sessions = held(count);
    return holdingCourse(BROKER, days, {
      held: sessions,
      isKnown,
      begins: new Set(blocksOf(sessions, isKnown).map(({ from }) => from)),
      closes: sessions.map(() => 110 as Rupees),
      ex_dates,
    });
  };

  it('sums up, with what is left of it and how it stands', () => {
    expect(course([did(0, 100, 0), did(2, 100, 50, 120_00)], 3)).toEqual({
      broker: BROKER,
      cumulative: [100, 100, 150],
      pool_average: [100, 100, 110],
      open_percent: [10, 10, 0],
      net: 150,
      average: 110,
      open: 0,
      bought: 200,
      sold: 50,
      sessions_traded: 2,
      age: 0.7,
    });
  });

  it('is not known where a session is not, and begins again at zero after a long hole', () => {
    const isKnown = missing(1, 3, 4, 5, 6, 7, 8);
    const told = course([did(0, 10, 0), did(2, 5, 0), did(9, 7, 0)], 10, { isKnown });
    expect(told.cumulative).toEqual([10, null, 15, null, null, null, null, null, null, 7]);
    expect(told).toMatchObject({ net: 7, bought: 7, sessions_traded: 1, age: 0 });
  });

  it('has no cost and no age while more was sold than bought', () => {
    const told = course([did(0, 0, 30), did(1, 50, 0, 90_00)], 2);
    expect(told.pool_average).toEqual([null, 90]);
    expect(told).toMatchObject({ net: 20, average: 90, age: 0 });
  });

  it('is on the scale of the last session across an ex-date', () => {
    const ex_dates = [{ symbol: 'ABCD' as StockSymbol, ex_on: day(1), factor: 0.5 }];
    const told = course([did(0, 100, 0, 200_00), did(1, 100, 0, 120_00)], 2, { ex_dates });
    expect(told.cumulative).toEqual([200, 300]);
    // 20,000 and 12,000 rupees for 300 shares.
    expect(told.pool_average).toEqual([100, 106.67]);
  });
});
