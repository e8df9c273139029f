import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EX, day, find, series } from '../testing/made-up-market.ts';
import type { ActionBar } from './inputs.ts';

const X = 'X' as StockSymbol;
const bonus = (percent: number) => ({ symbol: X, bonus_percent: percent, book_close_on: day(EX) });

const scaled = (bars: readonly ActionBar[], by: number): ActionBar[] => {
  const scale = <Price extends Paisa | null>(price: Price): Price =>
    (price === null ? null : price * by) as Price;
  return bars.map((bar) => ({
    ...bar,
    open: scale(bar.open),
    high: scale(bar.high),
    low: scale(bar.low),
    close: scale(bar.close),
    previous_close: scale(bar.previous_close),
  }));
};

/** A bonus of two to a hundred percent on a share of some price, restated by the exchange or not. */
const case_ = fc.record({
  price: fc.integer({ min: 150, max: 2_000 }),
  percent: fc.integer({ min: 2, max: 100 }),
  move: fc.double({ min: -0.03, max: 0.03, noNaN: true }),
  isRestated: fc.boolean(),
});
type Case = typeof case_ extends fc.Arbitrary<infer Value> ? Value : never;

const barsOf = ({ price, percent, move, isRestated }: Case): ActionBar[] => {
  const after = price / (1 + percent / 100);
  return series(
    [price],
    [Number((after * (1 + move)).toFixed(1))],
    isRestated ? Number(after.toFixed(2)) : price,
  );
};

it('a factor does not change when all prices of the share are multiplied by the same', () => {
  fc.assert(
    fc.property(case_, fc.constantFrom(2, 5, 10), (one, by) => {
      const dividends = [bonus(one.percent)];
      const outcome = (bars: ActionBar[]) =>
        find(bars, { dividends }).map(({ ex_on, factor, confidence }) => ({ ex_on, factor, confidence }));
      expect(outcome(scaled(barsOf(one), by))).toEqual(outcome(barsOf(one)));
    }),
    { numRuns: 60 },
  );
});

it('nothing after the tenth session from the ex-date on changes what is found on it', () => {
  const until = (bars: readonly ActionBar[], last: TradingDate) =>
    bars.filter(({ traded_on }) => traded_on <= last);
  fc.assert(
    fc.property(case_, (one) => {
      const dividends = [bonus(one.percent)];
      const onEx = (bars: readonly ActionBar[]) =>
        find(bars, { dividends }).filter(({ ex_on }) => ex_on === day(EX));
      expect(onEx(until(barsOf(one), day(EX + 10)))).toEqual(onEx(barsOf(one)));
    }),
    { numRuns: 60 },
  );
});

it('the order of rows does not matter', () => {
  fc.assert(
    fc.property(case_, (one) => {
      const bars = barsOf(one);
      const dividends = [bonus(one.percent), { ...bonus(5), book_close_on: day(EX + 20) }];
      expect(find(bars.toReversed(), { dividends: dividends.toReversed() })).toEqual(
        find(bars, { dividends }),
      );
    }),
    { numRuns: 60 },
  );
});

it('a history without an action has none', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -0.09, max: 0.09, noNaN: true }), { minLength: 25, maxLength: 25 }),
      (moves) => {
        let price = 500;
        const closes = moves.map((move) => (price = Math.round(price * (1 + move))));
        expect(find(series([500], closes, 500))).toEqual([]);
      },
    ),
    { numRuns: 100 },
  );
});

it('a factor of a bonus that the exchange restated is one over one and the bonus', () => {
  fc.assert(
    fc.property(case_, (one) => {
      const found = find(barsOf({ ...one, isRestated: true }), { dividends: [bonus(one.percent)] });
      expect(found).toHaveLength(1);
      expect(found[0]?.factor).toBeCloseTo(1 / (1 + one.percent / 100), 6);
    }),
    { numRuns: 100 },
  );
});
