import { type Paisa, fromRupees, paisa, toRupees, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakEvenPrice } from './break-even.ts';
import { commission } from './commission.ts';
import { type TradeCost, tradeCost } from './trade-cost.ts';

const TODAY = tradingDate('2026-08-21');
const rupees = fromRupees;

const inRupees = (cost: TradeCost) =>
  Object.values(cost).map((amount) => toRupees(amount)) satisfies readonly number[];

const order = (side: 'buy' | 'sell', amount: number, dpCharge?: number) =>
  tradeCost({
    date: TODAY,
    side,
    instrument: 'Equity',
    amount: rupees(amount),
    ...(dpCharge === undefined ? {} : { dpCharge: rupees(dpCharge) }),
  });

describe('what a trade costs: amount, commission, regulator, depository, total', () => {
  it('buying 100 at 500 costs Rs 50,212.50', () => {
    expect(inRupees(order('buy', 50_000))).toEqual([50_000, 180, 7.5, 25, 50_212.5]);
  });

  it('selling 100 at 600 brings Rs 59,768.00', () => {
    expect(inRupees(order('sell', 60_000))).toEqual([60_000, 198, 9, 25, 59_768]);
  });

  it('buying 10 at 100 costs the smallest commission of Rs 10', () => {
    expect(inRupees(order('buy', 1_000))).toEqual([1_000, 10, 0.15, 25, 1_035.15]);
  });

  it('buying 2,500 at 850 and selling at 800 loses Rs 137,606.25', () => {
    const bought = order('buy', 2_125_000);
    const sold = order('sell', 2_000_000);
    expect(inRupees(bought)).toEqual([2_125_000, 5_737.5, 318.75, 25, 2_131_081.25]);
    expect(inRupees(sold)).toEqual([2_000_000, 6_200, 300, 25, 1_993_475]);
    expect(sold.total - bought.total).toBe(-137_606_25);
  });

  it('three purchases as a broker publishes them average Rs 620.11 a share', () => {
    const totals = [order('buy', 60_000, 20.83), order('buy', 12_200, 4.17), order('buy', 620_000)].map(
      (cost) => cost.total,
    );
    expect(totals.map(toRupees)).toEqual([60_227.83, 12_249.92, 622_040]);
    const paid = totals.reduce((sum, total) => sum + total, 0);
    expect(paid).toBe(694_517_75);
    expect(Math.round(paid / 1_120)).toBe(620_11);
  });

  it('uses the commission the broker billed where it is given', () => {
    const billed = tradeCost({
      date: TODAY,
      side: 'buy',
      instrument: 'Equity',
      amount: rupees(50_000),
      commission: rupees(100),
    });
    expect(billed.total).toBe(50_132_50);
  });

  it('charges funds and debentures by their own schedules', () => {
    const of = (instrument: 'Mutual Funds' | 'Non-Convertible Debentures') =>
      inRupees(tradeCost({ date: TODAY, side: 'buy', instrument, amount: rupees(100_000) }));
    expect(of('Mutual Funds')).toEqual([100_000, 150, 10, 25, 100_185]);
    expect(of('Non-Convertible Debentures')).toEqual([100_000, 100, 10, 25, 100_135]);
  });
});

describe('the commission', () => {
  const on = (date: string, amount: number) =>
    toRupees(commission(tradingDate(date), 'Equity', rupees(amount)));

  it.each([
    [50_000, 180, 50_000.1, 165],
    [500_000, 1_650, 500_001, 1_550],
    [2_000_000, 6_200, 2_000_001, 5_400],
    [10_000_000, 27_000, 10_000_001, 24_000],
  ])(
    'on Rs %d is Rs %d, on Rs %d only Rs %d: the slab covers the whole amount',
    (under, dear, over, cheap) => {
      expect(on('2026-08-21', under)).toBe(dear);
      expect(on('2026-08-21', over)).toBe(cheap);
    },
  );

  it('follows the schedule of its day', () => {
    expect(on('2016-07-19', 40_000)).toBe(400);
    expect(on('2016-07-20', 40_000)).toBe(240);
    expect(on('2020-12-26', 40_000)).toBe(240);
    expect(on('2020-12-27', 40_000)).toBe(160);
    expect(on('2024-05-13', 40_000)).toBe(160);
    expect(on('2024-05-14', 40_000)).toBe(144);
  });

  const amounts = fc.integer({ min: 1, max: 20_000_000_00 });
  const ends = [50_000_00, 500_000_00, 2_000_000_00, 10_000_000_00];
  const slabOf = (amount: number) => ends.filter((end) => amount > end).length;

  it('never falls inside a slab', () =>
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        fc.pre(slabOf(a) === slabOf(b));
        const fees = [Math.min(a, b), Math.max(a, b)].map((amount) =>
          commission(TODAY, 'Equity', paisa(amount)),
        );
        expect(fees[0]).toBeLessThanOrEqual(fees[1] ?? 0);
      }),
    ));

  it('leaves proceeds that never fall as the amount rises, across slabs too', () =>
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 1_000_00 }), (amount, more) => {
        const proceeds = (of: number) =>
          tradeCost({ date: TODAY, side: 'sell', instrument: 'Equity', amount: paisa(of) }).total;
        expect(proceeds(amount + more)).toBeGreaterThanOrEqual(proceeds(amount));
      }),
    ));
});

describe('the break-even price', () => {
  const gainAt = (price: Paisa, quantity: number, cost: Paisa) =>
    tradeCost({ date: TODAY, side: 'sell', instrument: 'Equity', amount: paisa(price * quantity) }).total -
    cost;

  it('of 100 shares bought for Rs 50,212.50 is Rs 504.20, with Rs 8.55 left', () => {
    const cost = rupees(50_212.5);
    const price = breakEvenPrice({ date: TODAY, instrument: 'Equity', quantity: 100, cost });
    expect(price).toBe(504_20);
    expect(gainAt(price, 100, cost)).toBe(8_55);
  });

  it('brings the cost back, and one tick less does not', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 5_000 }),
        fc.integer({ min: 600, max: 30_000 }),
        (quantity, tenths) => {
          const amount = paisa(quantity * tenths * 10);
          const cost = tradeCost({ date: TODAY, side: 'buy', instrument: 'Equity', amount }).total;
          const price = breakEvenPrice({ date: TODAY, instrument: 'Equity', quantity, cost });
          expect(gainAt(price, quantity, cost)).toBeGreaterThanOrEqual(0);
          expect(gainAt(paisa(price - 10), quantity, cost)).toBeLessThan(0);
        },
      ),
    ));
});
