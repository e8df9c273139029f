import { paisa } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { quantileOf } from './quantiles.ts';
import { sectorBreadth } from './sector-breadth.ts';
import { sumRatios } from './sector-ratios.ts';
import { shareStates } from './share-states.ts';

const course = (closes: readonly number[]) =>
  closes.map((close, place) => ({
    day: place * 2,
    place,
    close: paisa(close),
    change: 0.01,
    amount: paisa(100),
  }));

describe('figures of a sector', () => {
  it('an average needs as many bars, and a high 52 weeks', () => {
    const states = shareStates(course(Array.from({ length: 250 }, (_, at) => 10_000 + at)));
    expect([states[18]?.above.short, states[19]?.above.short]).toEqual([null, true]);
    expect([states[181]?.isHigh, states[182]?.isHigh]).toEqual([false, true]);
  });

  it('law: a later bar changes no state before it', () => {
    const closes = Array.from({ length: 120 }, (_, at) => 10_000 + ((at * 7_919) % 1_301));
    const all = shareStates(course(closes));
    expect(shareStates(course(closes.slice(0, 90)))).toEqual(all.slice(0, 90));
  });

  it('a share silent for 20 sessions is in no count', () => {
    const days = sectorBreadth([shareStates(course([10_000]))], { first: 0, last: 20 });
    expect(days.map(({ stocks }) => stocks)).toEqual([...Array.from({ length: 20 }, () => 1), 0]);
    expect(days[0]).toMatchObject({ traded: 1, advanced: 1, amount: 100 });
  });

  it('quantiles lie in a straight line between two values', () => {
    expect([0, 0.1, 0.5, 1].map((share) => quantileOf([1, 2, 4, 8], share))).toEqual([1, 1.3, 3, 8]);
  });

  it('a company in loss stays in the sum', () => {
    const of = (market_cap: number, eps: number) => ({
      values: { market_cap, eps, book_value: null, listed_shares: 10 },
    });
    expect(sumRatios([of(600, 10), of(400, -5)])).toMatchObject({
      ratios: { price_earnings: 20, price_book: null },
      why: { price_book: 'not-reported' },
    });
    expect(sumRatios([of(600, -10)]).why).toMatchObject({ price_earnings: 'denominator' });
  });
});
