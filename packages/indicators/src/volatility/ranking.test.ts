import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countBelow, enter, ranking } from './ranking.ts';

it('counts among the last values as if all were looked at, equal ones included', () => {
  const values = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), values, (size, all) => {
      const state = ranking(size);
      for (const [index, value] of all.entries()) {
        expect(enter(state, value)).toBe(index + 1 >= size);
        const last = all.slice(Math.max(0, index + 1 - size), index + 1);
        expect(state.ordered).toEqual(last.toSorted((a, b) => a - b));
        expect(countBelow(state, value)).toBe(last.filter((one) => one < value).length);
      }
    }),
  );
});
