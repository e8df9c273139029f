import { instant } from '@chuli/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createUsage } from './usage.ts';

const BUDGET = { most: 10, perSecond: 2 };

const open = (mostKeys?: number) => {
  let now = 0;
  const usage = createUsage(() => instant(now), BUDGET, mostKeys);
  return { usage, pass: (ms: number) => void (now += ms) };
};

it('drains at the pace of the budget and says how long to wait', () => {
  const { usage, pass } = open();
  usage.add('a', 10);
  expect([usage.waitFor('a', 1), usage.waitFor('b', 1)]).toEqual([0.5, 0]);
  pass(500);
  expect(usage.waitFor('a', 1)).toBe(0);
  pass(60_000);
  expect(usage.level('a')).toBe(0);
});

it('drains on from there when the clock is set back', () => {
  const { usage, pass } = open();
  pass(3_600_000);
  usage.add('a', 10);
  pass(-3_600_000);
  expect(usage.level('a')).toBe(10);
  pass(5_000);
  expect(usage.level('a')).toBe(0);
});

it('tells others once what was counted here, and learns what they counted', () => {
  const { usage } = open();
  usage.add('a', 3);
  usage.add('b', 1);
  expect(usage.takeUnshared(2, 10)).toEqual([{ key: 'a', cost: 3 }]);
  expect(usage.takeUnshared(2, 10)).toEqual([]);
  usage.learn('a', 8);
  usage.learn('a', 1);
  usage.learn('stranger', 8);
  expect([usage.level('a'), usage.level('stranger')]).toEqual([8, 0]);
});

it('remembers a bounded number of callers', () => {
  const { usage } = open(100);
  for (let caller = 0; caller < 1_000; caller++) usage.add(String(caller), 1);
  expect(usage.size).toBe(100);
});

it('never lets anybody use more than the budget, however it is asked', () => {
  const step = fc.record({ ms: fc.nat(3_000), cost: fc.integer({ min: 1, max: 5 }) });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const { usage, pass } = open();
      let [used, elapsed] = [0, 0];
      for (const { ms, cost } of steps) {
        pass(ms);
        elapsed += ms;
        if (usage.waitFor('a', cost) > 0) continue;
        usage.add('a', cost);
        used += cost;
      }
      expect(used).toBeLessThanOrEqual(BUDGET.most + (elapsed / 1_000) * BUDGET.perSecond + 1e-9);
    }),
  );
});
