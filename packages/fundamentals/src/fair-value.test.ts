import { tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { discountOf, fairValues, netAssetValue } from './fair-value.ts';

const FACTS = {
  eps: 20,
  book_value: 160,
  median_pe: 18,
  median_pb: 1.5,
  roe: 0.125,
  payout: 0.6,
  cash: [12, 10, 8],
  as_of: tradingDate('2026-08-21'),
};

const by = (change: Partial<typeof FACTS> | object, method: string) =>
  fairValues({ ...FACTS, ...change }).find((row) => row.method === method);

it('has four methods side by side', () => {
  // √(22.5 × 20 × 160) = √72,000
  expect(by({}, 'graham')?.value).toBeCloseTo(268.328_157, 6);
  expect(by({}, 'sector-pe')?.value).toBe(360);
  expect(by({}, 'sector-pb')?.value).toBe(240);
  // dividend 10, growth 0.125 × 0.4 = 5 %, return 13 %: 10 × 1.05 / 0.08
  expect(by({}, 'ddm')?.value).toBeCloseTo(131.25, 10);
  expect(by({ required_return: 0.1 }, 'ddm')?.value).toBeCloseTo(210, 10);
});

it('has none where it would be nonsense, with the reason', () => {
  expect(by({ eps: -1 }, 'graham')).toMatchObject({ value: null, why: 'denominator' });
  expect(by({ book_value: null }, 'graham')).toMatchObject({ value: null, why: 'not-reported' });
  expect(by({ median_pe: null }, 'sector-pe')).toMatchObject({ value: null, why: 'not-applicable' });
  expect(by({ cash: [12, 0, 8] }, 'ddm')).toMatchObject({ value: null, why: 'not-applicable' });
  expect(by({ cash: [12, null, 8] }, 'ddm')).toMatchObject({ value: null, why: 'not-reported' });
  expect(by({ required_return: 0.08 }, 'ddm')).toMatchObject({ value: null, why: 'denominator' });
});

it('lets no dividend grow faster than 6 %, nor shrink', () => {
  expect(by({ roe: 0.5 }, 'ddm')?.inputs['growth']).toBe(0.06);
  expect(by({ payout: 1.4 }, 'ddm')?.inputs['growth']).toBe(0);
  expect(by({ roe: null }, 'ddm')?.inputs['growth']).toBe(0);
});

it('is what a fund holds, of a fund', () => {
  expect(netAssetValue(11.2)).toMatchObject({ method: 'nav', value: 11.2 });
  expect(discountOf(9, 12)).toBe(0.25);
});
