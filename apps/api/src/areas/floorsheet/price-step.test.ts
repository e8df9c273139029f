import { MOST_PRICE_STEPS } from '@chuli/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceStep } from './price-step.ts';

describe('the step of a ladder', () => {
  it('is the tick while that is short enough, then a round number of ticks', () => {
    expect([priceStep([50_000, 50_500], 10), priceStep([50_000, 51_000], 10)]).toEqual([10, 20]);
    // Rs 51 in ticks of ten paisa: 511 prices, at least 8.7 to a step.
    expect(priceStep([64_000, 69_100], 10)).toBe(100);
    expect(priceStep([10_000], 10)).toBe(10);
  });

  it('never makes a ladder that is too long', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 100, max: 100_000 }), { minLength: 1 }),
        fc.constantFrom(1, 10),
        (prices, tick) => {
          const rates = prices.map((price) => price * tick);
          const step = priceStep(rates, tick);
          const rung = (price: number): number => Math.floor(price / step);
          const rungs = rung(Math.max(...rates)) - rung(Math.min(...rates)) + 1;
          expect(rungs).toBeLessThanOrEqual(MOST_PRICE_STEPS);
          expect(step % tick).toBe(0);
        },
      ),
    );
  });
});
