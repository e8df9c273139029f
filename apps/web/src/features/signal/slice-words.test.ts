import { expect, it } from 'vitest';
import { bySlice, sliceText } from './slice-words.ts';

it('names slices in words, sectors by their names and years by their numbers', () => {
  expect(['all', 'sample:out', 'year:2024', 'sector:5', 'liquidity:low'].map(sliceText)).toEqual([
    'All years',
    'Out of sample',
    '2024',
    'Hydro',
    'Liquidity: lower third',
  ]);
});

it('reads the whole first, then years in order, thirds from the top, sectors by number', () => {
  const slices = [
    'sector:10',
    'sector:2',
    'liquidity:low',
    'liquidity:high',
    'year:2025',
    'year:2024',
    'all',
  ];
  expect(slices.toSorted(bySlice)).toEqual([
    'all',
    'year:2024',
    'year:2025',
    'liquidity:high',
    'liquidity:low',
    'sector:2',
    'sector:10',
  ]);
});
