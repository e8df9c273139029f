import { expect, it } from 'vitest';
import { byChance, cellClass, heatClass, zText } from './matrix-cells.ts';

it('colours a cell from two deviations on, in four steps each way', () => {
  expect([0, 1.9, 2, 3, 5, 9, 40].map(heatClass)).toEqual([
    'h-0',
    'h-0',
    'h-u1',
    'h-u2',
    'h-u3',
    'h-u4',
    'h-u4',
  ]);
  expect([-2, -3.5, -6, -12].map(heatClass)).toEqual(['h-d1', 'h-d2', 'h-d3', 'h-d4']);
});

it('hatches a pair that seldom met, and nothing where no cell is judged', () => {
  expect(cellClass({ value: 5, z: null, met: 14 }, true)).toBe('nj');
  expect(cellClass({ value: 5, z: null, met: 15 }, true)).toBe('h-0');
  expect(cellClass({ value: 5, z: null, met: 0 }, false)).toBe('h-0');
});

it('does not print deviations that cannot be told apart', () => {
  expect([2.34, -4.06, 9.5, -20].map(zText)).toEqual(['+2.3', '−4.1', '> +9', '< −9']);
});

it('says how many cells chance alone would put beyond two', () => {
  expect(byChance(411)).toBe(19);
});
