import { expect, it } from 'vitest';
import { columnLabel, nextSort, parseSort, sortText } from './column.ts';

it('a heading gives its first order, then the other, and starts anew for another column', () => {
  expect(nextSort(undefined, 'net', 'descending')).toBe('-net');
  expect(nextSort('-net', 'net', 'descending')).toBe('net');
  expect(nextSort('net', 'net', 'descending')).toBe('-net');
  expect(nextSort('-net', 'broker', 'ascending')).toBe('broker');
});

it('a sort is read and written the same', () => {
  for (const text of ['net', '-net']) expect(sortText(parseSort(text))).toBe(text);
});

it('a heading is a phrase of ours or a word of the data', () => {
  expect(columnLabel({ label: 'Turnover' })).toBe('Turnover');
  expect(columnLabel({ label: { word: 'Banking' } })).toBe('Banking');
});
