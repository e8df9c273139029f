import { fromRupees, paisa, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { closedBarOf, isRestated } from './closed-bar.ts';

const price = fromRupees;

it('a bar is over when its session is, by the clock in Kathmandu', () => {
  const bar = closedBarOf(
    {
      traded_on: tradingDate('2026-08-21'),
      high: price(510),
      low: price(490),
      close: price(500),
      volume: 10,
      amount: null,
      base: price(500),
    },
    { close: price(600) },
  );
  expect(new Date(bar.openedAt).toISOString()).toBe('2026-08-21T05:15:00.000Z');
  expect(new Date(bar.closedAt).toISOString()).toBe('2026-08-21T09:15:00.000Z');
  expect(bar.isRebased).toBe(true);
});

it('a close is restated where more than rounding lies between', () => {
  expect(isRestated(price(500), price(502))).toBe(false);
  expect(isRestated(price(500), price(550))).toBe(true);
  expect(isRestated(null, price(550))).toBe(false);
  expect(isRestated(paisa(1), undefined)).toBe(false);
});
