import { fromRupees, paisa, toRupees, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDayRange } from './first-day-range.ts';
import { PRICE_LIMITS, priceBand, priceLimit } from './price-limits.ts';

const rupees = fromRupees;
const limits = (close: number, date: string, tick: number) => {
  const { lower, upper } = priceLimit(rupees(close), tradingDate(date), rupees(tick));
  return [toRupees(lower), toRupees(upper)];
};

describe('the price limit of the day', () => {
  it('is 10 % up to 19 April 2026 and 15 % from the next day', () => {
    expect(limits(500, '2026-04-19', 0.1)).toEqual([450, 550]);
    expect(limits(500, '2026-04-20', 0.1)).toEqual([425, 575]);
  });

  it('lies on the tick, inside the band', () => {
    expect(limits(303.8, '2023-09-11', 0.1)).toEqual([273.5, 334.1]);
    expect(limits(333, '2019-01-01', 1)).toEqual([300, 366]);
  });

  it('is rounded down below and to the nearest paisa above, as funds were traded', () => {
    expect(limits(7.56, '2023-04-12', 0.01)).toEqual([6.8, 8.32]);
    expect(limits(10.43, '2023-07-23', 0.01)).toEqual([9.38, 11.47]);
    expect(limits(9.08, '2026-02-17', 0.01)).toEqual([8.17, 9.99]);
  });

  it('reaches as far up as down, to within a tick', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000_00 }),
        fc.constantFrom(1, 10, 100),
        fc.constantFrom(200, 300, 500, 1_000, 1_500),
        (close, tick, points) => {
          const { lower, upper } = priceBand(paisa(close), points, paisa(tick));
          expect(Math.abs(upper - close - (close - lower))).toBeLessThanOrEqual(tick + 1);
          expect(upper % tick).toBe(0);
          expect(lower % tick).toBe(0);
        },
      ),
    ));

  it('is never tighter than the band of the opening auction', () => {
    for (const { value } of PRICE_LIMITS.facts) expect(value.daily).toBeGreaterThan(value.preOpen);
  });
});

describe('the opening range of a new listing', () => {
  const range = (date: string, netWorth: number) => {
    const { lower, upper } = firstDayRange({
      date: tradingDate(date),
      faceValue: rupees(100),
      netWorthPerShare: rupees(netWorth),
    });
    return [toRupees(lower), toRupees(upper)];
  };

  it('ran from net worth to three times net worth', () => {
    expect(range('2025-01-01', 130)).toEqual([130, 390]);
  });

  it('runs from Rs 100 to Rs 300 since February 2026, to three times a net worth below par', () => {
    expect(range('2026-02-13', 130)).toEqual([100, 300]);
    expect(range('2026-02-13', 90)).toEqual([100, 270]);
  });
});
