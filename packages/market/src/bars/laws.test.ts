import { type Paisa, paisa } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLimit } from '../price-limits.ts';
import { tickSize } from '../ticks.ts';
import { judgeMarket } from './judge-market.ts';
import { type NamedBar, bar, days, market } from './testing/test-bars.ts';

const START = '2024-01-01';

/** Four numbers from 0 to 1 a day: where open, close, high and low lie between the limits. */
const draws = fc.array(
  fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  ),
  {
    minLength: 8,
    maxLength: 60,
  },
);

/** A stock that trades every day anywhere within its limits, on its ticks. */
const legalWalk = (
  start: number,
  steps: readonly (readonly [number, number, number])[],
  from = START,
): NamedBar[] => {
  let close = paisa(start);
  return days(from, steps.length).map((date, at) => {
    const previous = close;
    const tick = tickSize(date, 'Equity', previous);
    const { lower, upper } = priceLimit(previous, date, tick);
    const within = (share: number): Paisa =>
      paisa(lower + Math.round(((upper - lower) * share) / tick) * tick);
    const prices = (steps[at] ?? [0.5, 0.5, 0.5]).map(within);
    const [open = previous, other = previous, last = previous] = prices;
    close = last;
    return Object.assign(bar('ABCD', date, { close: 1, volume: 1_000 + at }), {
      open,
      high: paisa(Math.max(open, other, last)),
      low: paisa(Math.min(open, other, last)),
      close: last,
      amount: paisa(last * (1_000 + at)),
      previous_close: previous,
    });
  });
};

const fallen = (row: NamedBar): NamedBar => ({ ...row, low: paisa(1) });
const risen = (row: NamedBar): NamedBar => ({ ...row, high: paisa(row.high * 2) });

const judge = (bars: readonly NamedBar[]) =>
  judgeMarket(bars, { instrumentOf: () => 'Equity', floorsheet: () => undefined });
const own = (bars: readonly NamedBar[]) => bars.filter(({ symbol }) => symbol === 'ABCD');
const starts = fc.integer({ min: 6_000, max: 500_000 }).map((price) => Math.round(price / 10) * 10);

describe('laws of judging bars', () => {
  it('a walk within the limits is never suspected', () =>
    fc.assert(
      fc.property(starts, draws, fc.boolean(), (start, steps, isWide) => {
        const bars = legalWalk(start, steps, isWide ? '2026-04-20' : START);
        const { bars: kept, leftOut } = judge([...bars, ...market(bars)]);
        expect(leftOut).toEqual([]);
        expect(own(kept)).toEqual(bars);
      }),
    ));

  it('one impossible bar is found, and only that one', () =>
    fc.assert(
      fc.property(starts, draws, fc.nat(), fc.boolean(), (start, steps, place, isUp) => {
        const bars = legalWalk(start, steps);
        const at = 1 + (place % (bars.length - 4));
        const wrong = bars.map((row, index) => {
          if (index !== at) return row;
          const price = paisa(Math.round(row.close * (isUp ? 5 : 0.2)));
          return { ...row, open: price, high: price, low: price, close: price };
        });
        const { leftOut, bars: kept } = judge([...wrong, ...market(bars)]);
        expect(leftOut.map((row) => [row.bar.traded_on, row.reason])).toEqual([
          [bars[at]?.traded_on, 'out-of-line'],
        ]);
        expect(own(kept)).toEqual(bars.filter((_, index) => index !== at));
      }),
    ));

  it('an impossible high leaves every other figure as it was', () =>
    fc.assert(
      fc.property(starts, draws, fc.nat(), (start, steps, place) => {
        const bars = legalWalk(start, steps);
        const at = 1 + (place % (bars.length - 2));
        const wrong = bars.map((row, index) => (index === at ? { ...row, high: paisa(row.high * 3) } : row));
        const changed = own(judge([...wrong, ...market(bars)]).bars).filter(
          (row, index) => row !== wrong[index],
        );
        const was = bars[at];
        expect(changed).toEqual([{ ...was, high: Math.max(was?.open ?? 0, was?.close ?? 0), flags: 'L' }]);
      }),
    ));

  it('does not depend on the order of the bars', () =>
    fc.assert(
      fc.property(starts, draws, fc.infiniteStream(fc.nat()), (start, steps, order) => {
        const bars = legalWalk(start, steps).map((row, at) => (at === 4 ? fallen(row) : row));
        const all = [...bars, ...market(bars)];
        const shuffled = all
          .map((row) => ({ row, key: order.next().value ?? 0 }))
          .sort((one, other) => one.key - other.key)
          .map(({ row }) => row);
        expect(own(judge(shuffled).bars)).toEqual(own(judge(all).bars));
      }),
    ));

  it('judges ten times the price the same', () =>
    fc.assert(
      fc.property(starts, draws, fc.nat(), (start, steps, place) => {
        const bars = legalWalk(start, steps);
        const at = 1 + (place % (bars.length - 2));
        const wrong = bars.map((row, index) =>
          index === at ? { ...row, low: paisa(Math.round(row.low / 4)) } : row,
        );
        const times = (row: NamedBar, factor: number): NamedBar => ({
          ...row,
          open: row.open === null ? null : paisa(row.open * factor),
          high: paisa(row.high * factor),
          low: paisa(row.low * factor),
          close: paisa(row.close * factor),
          amount: row.amount === null ? null : paisa(row.amount * factor),
          previous_close: row.previous_close === null ? null : paisa(row.previous_close * factor),
        });
        const tenfold = wrong.map((row) => times(row, 10));
        const first = own(judge([...wrong, ...market(bars)]).bars);
        const second = own(judge([...tenfold, ...market(bars)]).bars);
        expect(second).toEqual(first.map((row) => times(row, 10)));
      }),
    ));

  it('judges its own answer as it is: nothing is left to mend', () =>
    fc.assert(
      fc.property(starts, draws, (start, steps) => {
        const bars = legalWalk(start, steps).map((row, at) => (at % 3 === 2 ? risen(row) : row));
        const once = judge([...bars, ...market(bars)]).bars;
        expect(own(judge(once).bars)).toEqual(own(once));
      }),
    ));
});
