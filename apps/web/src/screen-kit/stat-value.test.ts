import { expect, it } from 'vitest';
import { statValue } from './stat-value.ts';

const rows = [{ net: 5 }, { net: -7 }, { net: null }];
const value = (of: 'sum' | 'largest' | 'smallest', over: readonly { net: number | null }[] = rows) =>
  statValue(over, { label: 'Net', key: 'net', of, format: 'quantity' });

it('a declared figure leaves unknown values out', () => {
  expect(value('sum')).toBe(-2);
  expect(value('largest')).toBe(5);
  expect(value('smallest')).toBe(-7);
});

it('is unknown where nothing is known, never 0', () => {
  expect(value('sum', [{ net: null }])).toBeNull();
  expect(value('largest', [])).toBeNull();
});
