import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFavourite, scoreOf } from './favourite-score.ts';

/** Twelve of twenty buy, with a net of a quarter of Rs 1 crore. */
const taken = { traded: 20, buying: 12, selling: 7, net_amount: 25_00_000_00, turnover: 100_00_000_00 };

describe('the score of a favourite', () => {
  it('is the part of players on the side times their part of the turnover, by hand', () => {
    expect(scoreOf(taken, 1)).toBe(15);
    // Seven of twenty sell, but together they bought.
    expect(scoreOf(taken, -1)).toBe(-8.75);
    expect(scoreOf({ ...taken, traded: 0 }, 1)).toBeNull();
  });

  it('counts from Rs 50 lakh a session and five players on', () => {
    expect(isFavourite(taken, 1, 2)).toBe(true);
    expect(isFavourite(taken, 1, 3)).toBe(false);
    expect(isFavourite({ ...taken, buying: 4 }, 1, 1)).toBe(false);
  });

  it('is a favourite of one side at most', () => {
    const figure = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(figure, figure, fc.integer({ min: -1e9, max: 1e9 }), (buying, selling, net_amount) => {
        const one = { traded: 30, buying, selling, net_amount, turnover: 1e9 };
        expect(isFavourite(one, 1, 1) && isFavourite(one, -1, 1)).toBe(false);
      }),
    );
  });
});
