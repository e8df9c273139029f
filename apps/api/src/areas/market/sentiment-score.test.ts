import { paisa } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectorBreadth } from './sector-breadth.ts';
import { RANKED_SESSIONS, ranksOf, scoresOf } from './sentiment-score.ts';
import { type ShareBar, shareStates } from './share-states.ts';

describe('the score of a sector', () => {
  it('ranks a value by its own last 250 sessions, equal ones in the middle', () => {
    const rising = Array.from({ length: 300 }, (_, at) => at);
    expect([ranksOf(rising)[299], ranksOf([...rising, -1])[300], ranksOf(rising)[198]]).toEqual([
      100,
      0,
      null,
    ]);
    expect(ranksOf(rising.fill(7))[299]).toBe(50);
    // Of 249 before it 100 are lower and 49 equal: (100 + 24.5) ÷ 249.
    const mixed = [...Array(100).fill(1), ...Array(49).fill(2), ...Array(100).fill(3), 2];
    expect(ranksOf(mixed)[249]).toBeCloseTo((100 * 124.5) / 249, 10);
  });

  it('law: each rank is what counting among the sessions before it finds', () =>
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 30 }), { freq: 20 }), {
          minLength: 180,
          maxLength: 600,
        }),
        (values) => {
          const counted = values.map((own, at) => {
            const before = values.slice(Math.max(0, at - RANKED_SESSIONS + 1), at);
            const others = before.filter((value) => value !== null);
            if (own === null || others.length < 199) return null;
            const below = others.filter((value) => value < own).length;
            const equal = others.filter((value) => value === own).length;
            return (100 * (below + equal / 2)) / others.length;
          });
          expect(ranksOf(values)).toEqual(counted);
        },
      ),
      { numRuns: 30 },
    ));

  it('law: a common factor of all closes of a share, as of a later bonus, changes nothing', () => {
    // Random steps of ten paisa around Rs 400, of four shares.
    const course = (seed: number, factor: number): ShareBar[] => {
      let [state, close] = [seed, 40_000];
      return Array.from({ length: 600 }, (_, place) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        close = Math.max(10_000, close + 10 * Math.round((state / 2_147_483_648 - 0.5) * 100));
        const change = (state % 7) - 3;
        return { day: 1.5 * place, place, close: close * factor, change, amount: paisa(1_000) };
      });
    };
    const daysOf = (factor: number) =>
      sectorBreadth(
        [1, 22, 333, 4_444].map((seed) => shareStates(course(seed, factor))),
        { first: 0, last: 599 },
      );
    const days = daysOf(1);
    expect(days.some(({ highs, lows }) => highs > 0 && lows === 0)).toBe(true);
    for (const factor of [0.5, 1 / 1.2]) {
      expect(daysOf(factor)).toEqual(days);
      expect(scoresOf(daysOf(factor))).toEqual(scoresOf(days));
    }
  });
});
