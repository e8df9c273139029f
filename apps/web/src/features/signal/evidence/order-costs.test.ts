import { tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { orderCosts } from './order-costs.ts';

it('are those that our study printed for November 2026', () => {
  const shares = orderCosts(tradingDate('2026-08-21')).map(({ percent }) => percent.toFixed(2));
  expect(shares).toEqual(['1.75', '1.25', '0.95', '0.85', '0.74', '0.70', '0.66', '0.57']);
});
