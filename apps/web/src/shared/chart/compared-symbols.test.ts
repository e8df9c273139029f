import { expect, it } from 'vitest';
import { comparedPart, withCompared } from './compared-symbols.ts';

it('the address names each compared stock once, four at most', () => {
  const part = comparedPart();
  expect(part.read('nica,SCB,,NICA')).toEqual(['NICA', 'SCB']);
  expect(part.read('A,B,C,D,E')).toEqual(['A', 'B', 'C', 'D']);
  expect(part.read(null)).toEqual([]);
  expect(part.write(['NICA', 'SCB'])).toBe('NICA,SCB');
  expect(part.write([])).toBeNull();
});

it('a fifth stock finds no room', () => {
  expect(withCompared(['A'], 'B')).toEqual(['A', 'B']);
  expect(withCompared(['A', 'B', 'C', 'D'], 'E')).toEqual(['A', 'B', 'C', 'D']);
});
