import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quartersOf } from './quarters.ts';

const row = (fiscal_year: string, quarter: number, net: number | null, more: object = {}) => ({
  fiscal_year,
  quarter,
  source: 'A',
  eps: null as number | null,
  net_profit_thousand: net,
  revenue_thousand: null as number | null,
  ...more,
});

it('compares a quarter with the same one a year before, worked out by hand', () => {
  const [newest] = quartersOf([
    row('2082/2083', 2, 150, { eps: 21, revenue_thousand: 80 }),
    row('2082/2083', 1, 60),
    row('2081/2082', 2, 120, { eps: 28, revenue_thousand: 100 }),
  ]);
  expect(newest).toMatchObject({
    quarter_profit_thousand: 90,
    profit_growth: 25,
    revenue_growth: -20,
    eps_growth: -25,
  });
});

it('has no growth from a loss, from nothing, or from what is not known', () => {
  expect(quartersOf([row('2082/2083', 1, 50), row('2081/2082', 1, -10)])[0]?.profit_growth).toBeNull();
  expect(quartersOf([row('2082/2083', 1, 50), row('2081/2082', 1, 0)])[0]?.profit_growth).toBeNull();
  expect(quartersOf([row('2082/2083', 1, 50), row('2080/2081', 1, 40)])[0]?.profit_growth).toBeNull();
  expect(quartersOf([row('2082/2083', 1, null), row('2081/2082', 1, 40)])[0]?.profit_growth).toBeNull();
  expect(
    quartersOf([row('2082/2083', 3, 50), row('2082/2083', 1, 40)])[0]?.quarter_profit_thousand,
  ).toBeNull();
});

it('shows a quarter once, as its first row has it, and never compares two sources', () => {
  const rows = quartersOf([
    row('2082/2083', 4, 90, { source: 'B' }),
    row('2082/2083', 4, null, { source: 'A' }),
    row('2081/2082', 4, 60, { source: 'A' }),
  ]);
  expect(rows.map(({ fiscal_year, source }) => [fiscal_year, source])).toEqual([
    ['2082/2083', 'B'],
    ['2081/2082', 'A'],
  ]);
  expect(rows[0]?.profit_growth).toBeNull();
});

it('quarters alone add up to the year, and a year that repeats itself has not grown', () => {
  const profits = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(profits, (quarters) => {
      const sums = quarters.map((_, at) => quarters.slice(0, at + 1).reduce((a, b) => a + b, 0));
      const year = (name: string) => sums.map((sum, at) => row(name, at + 1, sum)).toReversed();
      const shown = quartersOf([...year('2082/2083'), ...year('2081/2082')]).slice(0, 4);
      expect(shown.map((one) => one.quarter_profit_thousand)).toEqual(quarters.toReversed());
      expect(shown.map((one) => one.profit_growth)).toEqual([0, 0, 0, 0]);
    }),
  );
});
