import type { BrokerId } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Meetings, highByChance, judgePairs, residual } from './pairs.ts';

const met = (buyer: string, seller: string, meetings: number): Meetings => ({
  buyer: buyer as BrokerId,
  seller: seller as BrokerId,
  meetings,
  quantity: meetings * 10,
});

/** Brokers that meet as chance has it: each buyer 20 times with each seller. */
const EVEN = ['1', '2', '3'].flatMap((buyer) => ['4', '5', '6'].map((seller) => met(buyer, seller, 20)));
/** The same day, but 1 buys of 4 sixty times, and 4 sells to nobody else. */
const PAIRED = [
  met('1', '4', 60),
  ...['1', '2', '3'].flatMap((buyer) => ['5', '6'].map((seller) => met(buyer, seller, 20))),
];

describe('pairs of brokers', () => {
  it('are held against what their numbers of meetings let expect', () => {
    // 1 bought 100 times, 4 sold 60 times, of 180: 33.33 are expected, (60 − 33.33) ÷ √33.33 = 4.62.
    const [first] = judgePairs([PAIRED]);
    expect(first).toMatchObject({ buyer: '1', seller: '4', meetings: 60, quantity: 600, days_high: 1 });
    expect(first?.expected).toBeCloseTo(33.333, 3);
    expect(first?.z).toBeCloseTo(4.619, 3);
    expect(judgePairs([EVEN]).every(({ z, days_high }) => Math.abs(z) < 1e-9 && days_high === 0)).toBe(true);
  });

  it('recur when half of the days are high, five at the least', () => {
    const days = (paired: number, even: number) => [
      ...Array.from({ length: paired }, () => PAIRED),
      ...Array.from({ length: even }, () => EVEN),
    ];
    expect(judgePairs(days(10, 10))[0]?.is_recurring).toBe(true);
    expect(judgePairs(days(9, 11))[0]?.is_recurring).toBe(false);
    expect(judgePairs(days(4, 0))[0]?.is_recurring).toBe(false);
  });

  it('count what was expected on days on which they did not meet', () => {
    const apart = [met('1', '5', 40), met('2', '4', 40), met('2', '5', 20)];
    const pair = judgePairs([PAIRED, apart]).find(({ buyer, seller }) => buyer === '1' && seller === '4');
    // On the second day 1 bought 40 times and 4 sold 40 times of 100: 16 more.
    expect(pair?.expected).toBeCloseTo(33.333 + 16, 3);
    expect(pair?.days_met).toBe(1);
  });

  it('of which less than one meeting is expected, deviate by meetings', () => {
    expect(residual(2, 0.04)).toBeCloseTo(1.96, 6);
    expect(residual(9, 9)).toBe(0);
  });

  it('are seldom high by chance, and always the same for a seed', () => {
    const days = Array.from({ length: 10 }, () => PAIRED);
    const chance = highByChance(days, 7);
    expect(chance).toBe(highByChance(days, 7));
    expect(chance).toBeLessThan(0.2);
    expect(judgePairs(days)[0]?.days_high).toBe(10);
  });

  it('expect as many meetings as there are', () => {
    const day = fc.array(
      fc
        .tuple(
          fc.integer({ min: 1, max: 5 }),
          fc.integer({ min: 1, max: 5 }),
          fc.integer({ min: 1, max: 30 }),
        )
        .map(([buyer, seller, meetings]) => met(String(buyer), String(seller), meetings)),
      { minLength: 1, maxLength: 25 },
    );
    const unique = day.map((pairs) =>
      Array.from(new Map(pairs.map((pair) => [`${pair.buyer} ${pair.seller}`, pair])).values()),
    );
    fc.assert(
      fc.property(unique, (pairs) => {
        const all = pairs.reduce((sum, { meetings }) => sum + meetings, 0);
        const judged = judgePairs([pairs]);
        expect(judged.reduce((sum, { meetings }) => sum + meetings, 0)).toBe(all);
        expect(judged.reduce((sum, { expected }) => sum + expected, 0)).toBeLessThanOrEqual(all + 1e-6);
      }),
    );
  });
});
