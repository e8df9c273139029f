import { expect, it } from 'vitest';
import { createPacer } from './pacer.ts';

const pacer = () =>
  createPacer({ gapMs: 700, firstBackOffMs: 2_000, longestBackOffMs: 120_000, breakerAfter: 3 });

it('keeps a gap between requests that succeed, also when the clock is set back', () => {
  const one = pacer();
  expect(one.waitBefore(0)).toBe(0);
  one.succeeded(1_000);
  expect(one.waitBefore(1_000)).toBe(700);
  expect(one.waitBefore(1_500)).toBe(200);
  expect(one.waitBefore(-90_000)).toBe(700);
});

it('backs off 2 s, doubles to 120 s, opens the breaker at the third failure and forgets it all on success', () => {
  const one = pacer();
  const waits = Array.from({ length: 8 }, () => {
    one.failed(0);
    return one.waitBefore(0) / 1_000;
  });
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 120, 120]);
  expect(one.isOpen()).toBe(true);
  one.succeeded(0);
  expect(one.isOpen()).toBe(false);
  one.failed(0);
  one.failed(0);
  expect(one.isOpen()).toBe(false);
  one.failed(0);
  expect(one.isOpen()).toBe(true);
});
