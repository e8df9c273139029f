import { instant, tradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { expect, it } from 'vitest';
import { keptLevels } from './kept-levels.ts';

const setUp = () => {
  const registry = {} as Registry;
  let now = 0;
  let builds = 0;
  const take = keptLevels<number>();
  const ask = (
    day = '2026-08-18',
    build: () => Promise<number> = () => Promise.resolve((builds += 1)),
  ): Promise<number> =>
    take({ registry, clock: () => instant(now), name: 'support', day: tradingDate(day) }, build);
  return { ask, builds: () => builds, pass: (ms: number) => (now += ms) };
};

it('are worked out once for everybody who asks within a minute', async () => {
  const { ask, builds, pass } = setUp();
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  pass(59_999);
  await ask();
  expect(builds()).toBe(1);
  pass(1);
  expect(await ask()).toBe(2);
});

it('of another day are others', async () => {
  const { ask } = setUp();
  expect([await ask(), await ask('2026-08-17')]).toEqual([1, 2]);
});

it('that failed are worked out by whoever waited for them', async () => {
  const { ask } = setUp();
  const failing = ask('2026-08-18', () => Promise.reject(new Error('the reader left')));
  const waiting = ask();
  await expect(failing).rejects.toThrow('the reader left');
  expect(await waiting).toBe(1);
});

it('of many days are forgotten, the oldest first', async () => {
  const { ask, builds } = setUp();
  for (let day = 1; day <= 25; day += 1) await ask(`2026-07-${String(day).padStart(2, '0')}`);
  await ask('2026-07-25');
  expect(builds()).toBe(25);
  await ask('2026-07-01');
  expect(builds()).toBe(26);
});
