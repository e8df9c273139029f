import { expect, it } from 'vitest';
import { barAfterKey, priceAfterKey, priceStep } from './chart-keys.ts';

it('arrows walk the bars and stop at both ends', () => {
  expect(barAfterKey('ArrowLeft', 5, 9)).toBe(4);
  expect(barAfterKey('PageDown', 5, 9)).toBe(9);
  expect(barAfterKey('Home', 5, 9)).toBe(0);
  expect(barAfterKey('ArrowUp', 5, 9)).toBeNull();
});

it('up and down move the price in whole paisa, never to nought', () => {
  expect(priceAfterKey('ArrowUp', 500.1, 0.2)).toBe(500.3);
  expect(priceAfterKey('ArrowDown', 0.2, 5)).toBe(0.1);
  expect(priceAfterKey('Enter', 500, 1)).toBeNull();
});

it('a step is a hundredth of the prices in view, ten paisa at least', () => {
  expect(priceStep(700, 300)).toBe(4);
  expect(priceStep(301, 300)).toBe(0.1);
});
