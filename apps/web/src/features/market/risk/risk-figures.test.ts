import { fromRupees, toRupees } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { amountOf, exitOf, isTooCareful, oneIn, placeOf, rupeesAtRisk } from './risk-figures.ts';

const loss = (horizon: number) => ({ horizon, var: horizon, shortfall: 0, var_99: 0, root: 0 });
const by_horizon = Array.from({ length: 20 }, (_, at) => loss(at + 1));

it('reads rupees as they are typed, and nothing that nobody holds', () => {
  expect(['250000', '2,50,000', '', 'many', '-5', '1e13', '0'].map(amountOf)).toEqual([
    250_000, 250_000, 100_000, 100_000, 100_000, 100_000, 100_000,
  ]);
  expect(rupeesAtRisk(13_62_500, 1.5905)).toBe(21_671);
  expect([oneIn(95), oneIn(99)]).toEqual([20, 100]);
});

it('a position is at risk for as long as it takes to leave it', () => {
  const usual = { average_amount_20: toRupees(fromRupees(10_00_000)), by_horizon };
  expect(exitOf(usual, 50_000)).toEqual({ sessions: 0.5, horizon: 1, var: 1 });
  expect(exitOf(usual, 2_50_000)).toEqual({ sessions: 2.5, horizon: 3, var: 3 });
  expect(exitOf(usual, 1e9)).toMatchObject({ horizon: 20 });
  expect(exitOf({ average_amount_20: null, by_horizon }, 1)).toBeNull();
});

it('tells too careful from too bold by what failed it', () => {
  const row = {
    method: 'normal' as const,
    sessions: 500,
    breaches: 10,
    expected: 25,
    coverage_lr: 12,
    independence_lr: 2,
    verdict: 'red' as const,
  };
  expect(isTooCareful(row)).toBe(true);
  expect(isTooCareful({ ...row, breaches: 40 })).toBe(false);
  expect(isTooCareful({ ...row, coverage_lr: 1, independence_lr: 8 })).toBe(false);
});

it('finds a figure among the bins', () => {
  const bins = [
    { from: -2, to: -1, count: 1 },
    { from: -1, to: 0, count: 1 },
  ];
  expect([-2, -1.5, 0].map((percent) => placeOf(bins, percent))).toEqual([0, 0.5, 2]);
});
