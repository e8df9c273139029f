import { expect, it } from 'vitest';
import { nextSort, parseSort, sortText } from './column.ts';

it('a heading gives its first order, then the other, and starts anew for another column', () => {
  expect(nextSort(undefined, 'net', 'descending')).toBe('-net');
  expect(nextSort('-net', 'net', 'descending')).toBe('net');
  expect(nextSort('net', 'net', 'descending')).toBe('-net');
  expect(nextSort('-net', 'broker', 'ascending')).toBe('broker');
});

it('a sort is read and written the same', () => {
  for (const text of ['net', '-net']) expect(sortText(parseSort(text))).toBe(text);
});
