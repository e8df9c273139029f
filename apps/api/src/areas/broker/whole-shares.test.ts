import { paisa } from '@chuli/kernel';
import type { FlowRow } from '@chuli/tape/broker';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../../figures/figures.ts';
import { roundShares, wholeFlow, wholeShares } from './whole-shares.ts';

const row = (name: string, bought: number, sold: number, nets: number[] = []): FlowRow => ({
  name,
  bought,
  sold,
  matched: Math.min(bought, sold) / 2,
  bought_amount: paisa(0),
  sold_amount: paisa(0),
  buys: 1,
  sells: 1,
  sessions_traded: 1,
  sessions_net_bought: 0,
  volume: 0,
  days: nets.map((_, index) => index),
  nets,
});

describe('whole shares', () => {
  it('give what is left over to the largest remainders, of equal ones to the first', () => {
    expect(wholeShares([1.6, 1.6, 1.8])).toEqual([2, 1, 2]);
    expect(wholeShares([0.5, 0.5])).toEqual([1, 0]);
    expect(wholeShares([-1.5, 2.5], 1)).toEqual([-1, 2]);
    expect(wholeShares([])).toEqual([]);
  });

  it('may be a share more or less than the parts when the whole is given', () => {
    expect(sum(wholeShares([10.2, -3.2], 9))).toBe(9);
    expect(sum(wholeShares([10.2, -3.2], 5))).toBe(5);
  });

  const parts = fc.array(fc.double({ min: 1, max: 1e9, noNaN: true }), { maxLength: 60 });

  it('add up to the rounded whole, each within one share of its part', () => {
    fc.assert(
      fc.property(parts, (values) => {
        const whole = wholeShares(values);
        expect(sum(whole)).toBe(roundShares(sum(values.map((value) => Math.round(value * 1e6) / 1e6))));
        for (const [place, value] of values.entries())
          expect(Math.abs((whole[place] ?? 0) - value)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('leave whole numbers as they are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 60 }), (values) => {
        expect(wholeShares(values)).toEqual(values);
      }),
    );
  });
});

describe('the flow in whole shares', () => {
  const trade = fc.record({
    buyer: fc.integer({ min: 0, max: 9 }),
    seller: fc.integer({ min: 0, max: 9 }),
    quantity: fc.integer({ min: 1, max: 100_000 }),
    day: fc.integer({ min: 0, max: 3 }),
  });
  const factor = fc.double({ min: 0.3, max: 1, noNaN: true });

  it('has nets of 0 over all brokers for any trades and factors, and sessions that add up to the net', () => {
    fc.assert(
      fc.property(
        fc.array(trade, { maxLength: 80 }),
        fc.array(factor, { minLength: 4, maxLength: 4 }),
        (trades, factors) => {
          const of = (broker: number, side: 'buyer' | 'seller', day?: number): number =>
            sum(
              trades
                .filter((one) => one[side] === broker && (day === undefined || one.day === day))
                .map((one) => one.quantity / (factors[one.day] ?? 1)),
            );
          const rows = Array.from({ length: 10 }, (_, broker) =>
            row(
              String(broker),
              of(broker, 'buyer'),
              of(broker, 'seller'),
              [0, 1, 2, 3].map((day) => of(broker, 'buyer', day) - of(broker, 'seller', day)),
            ),
          );
          const whole = wholeFlow(rows, true);
          expect(sum(whole.map(({ bought, sold }) => bought - sold))).toBe(0);
          for (const { bought, sold, matched, nets, exact } of whole) {
            expect(sum(nets)).toBe(bought - sold);
            expect(matched).toBeLessThanOrEqual(Math.min(bought, sold));
            expect(Math.abs(bought - exact.bought)).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  it('rounds the stocks of one broker each for itself', () => {
    expect(
      wholeFlow([row('A', 1.4, 0), row('B', 1.4, 0), row('C', 1.4, 0)], false).map(({ bought }) => bought),
    ).toEqual([1, 1, 1]);
  });
});
