import { expect, it } from 'vitest';
import { magnetPrice } from './magnet.ts';

const bar = { date: '2025-01-01', open: 500, high: 540, low: 480, close: 510, volume: 1, change: 0 };
const heightOf = (price: number): number => 1_000 - price;

it('a point is drawn to the nearest price of its bar', () => {
  expect(magnetPrice(bar, 455, heightOf)).toBe(540);
  expect(magnetPrice(bar, 496, heightOf)).toBe(500);
});

it('what is far from all of them, or what is not known, draws nothing', () => {
  expect(magnetPrice(bar, 300, heightOf)).toBeNull();
  expect(magnetPrice({ ...bar, high: null }, 450, heightOf)).toBeNull();
});
