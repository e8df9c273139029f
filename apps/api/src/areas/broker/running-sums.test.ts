import {
  type BrokerId,
  type StockSymbol,
  type TradingDate,
  addDays,
  paisa,
  tradingDate,
} from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayFigures, type Sessions, beginningsOf, runningSums } from './running-sums.ts';

const BROKER = '58' as BrokerId;
const FIRST = tradingDate('2030-01-01');
const day = (number: number): TradingDate => addDays(FIRST, number);
const held = (count: number): TradingDate[] => Array.from({ length: count }, (_, number) => day(number));

const did = (number: number, bought: number, sold: number, rate = 100_00): DayFigures => ({
  broker: BROKER,
  traded_on: day(number),
  bought,
  sold,
  bought_amount: paisa(bought * rate),
});

const missing =
  (...numbers: number[]) =>
  (session: TradingDate): boolean =>
    !numbers.some((number) => day(number) === session);

const told = (
  days: readonly DayFigures[],
  count: number,
  { isKnown = () => true, ex_dates = [] }: Partial<Pick<Sessions, 'isKnown' | 'ex_dates'>> = {},
) => {
  const sessions = held(count);
  return runningSums(BROKER, days, {
    held: sessions,
    isKnown,
    since: beginningsOf(sessions, isKnown),
    ex_dates,
  });
};

describe('the running net of a broker', () => {
  it('sums up by hand, with zero where it did not trade', () => {
    expect(told([did(0, 100, 40), did(2, 0, 90), did(3, 30, 0, 110_00)], 4)).toEqual({
      broker: BROKER,
      net: [60, 0, -90, 30],
      cumulative: [60, 60, -30, 0],
      buy_average: [100, null, null, 110],
    });
  });

  it('goes on after five sessions without trades, and begins anew after six', () => {
    const days = [did(0, 100, 0), did(6, 10, 0), did(7, 5, 0)];
    const short = told(days, 8, { isKnown: missing(1, 2, 3, 4, 5) });
    expect(short.cumulative).toEqual([100, null, null, null, null, null, 110, 115]);
    const long = told([did(0, 100, 0), did(7, 10, 0)], 8, { isKnown: missing(1, 2, 3, 4, 5, 6) });
    expect(long.cumulative).toEqual([100, null, null, null, null, null, null, 10]);
    expect(beginningsOf(held(8), missing(1, 2, 3, 4, 5, 6))).toEqual([day(0), day(7)]);
    expect(beginningsOf(held(3), missing(0))).toEqual([day(1)]);
    expect(beginningsOf(held(2), () => false)).toEqual([]);
  });

  it('is told in shares of the last day: what was bought before a bonus is more shares at a lower price', () => {
    const ex_dates = [{ symbol: 'ABCD' as StockSymbol, ex_on: day(1), factor: 0.5 }];
    expect(told([did(0, 100, 40, 400_00), did(1, 10, 0, 200_00)], 2, { ex_dates })).toMatchObject({
      net: [120, 10],
      cumulative: [120, 130],
      buy_average: [200, 200],
    });
  });

  it('has nets that add up to its sums, within a share of the exact figure, whatever ex-dates lie between', () => {
    const anyDay = fc.tuple(fc.nat(5_000), fc.nat(5_000));
    fc.assert(
      fc.property(
        fc.array(anyDay, { minLength: 1, maxLength: 40 }),
        fc.double({ min: 0.3, max: 1, noNaN: true }),
        fc.nat(40),
        (figures, factor, ex) => {
          const days = figures.map(([bought, sold], number) => did(number, bought, sold));
          const ex_dates = [{ symbol: 'ABCD' as StockSymbol, ex_on: day(ex), factor }];
          const { net, cumulative } = told(days, days.length, { ex_dates });
          let [summed, exact] = [0, 0];
          for (const [number, [bought, sold]] of figures.entries()) {
            summed += net[number] ?? 0;
            exact += (bought - sold) / (number < ex ? factor : 1);
            expect(cumulative[number]).toBe(summed);
            expect(Math.abs(summed - exact)).toBeLessThanOrEqual(0.501);
          }
        },
      ),
    );
  });
});
