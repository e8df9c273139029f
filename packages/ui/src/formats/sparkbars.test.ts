import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thinOut } from './sparkbars.tsx';

it('sums neighbours when there are too many sessions, losing nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1e6, max: 1e6 })),
      fc.integer({ min: 1, max: 40 }),
      (values, most) => {
        const bars = thinOut(values, most);
        const sum = (list: number[]): number => list.reduce((total, value) => total + value, 0);
        expect(bars.length).toBeLessThanOrEqual(most);
        expect(sum(bars)).toBe(sum(values));
      },
    ),
  );
});
