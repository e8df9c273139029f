import fc from 'fast-check';
import { expect, it } from 'vitest';
import { radixOrder } from './radix-order.ts';

it('radix sorting gives the order of a plain stable sort for every number', () => {
  const number = fc
    .oneof(fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3 }))
    .map((value) => value + 0);
  fc.assert(
    fc.property(fc.array(number), fc.boolean(), (numbers, descending) => {
      const places = Uint32Array.from(numbers.keys());
      const compare = (a: number, b: number): number => {
        const [left, right] = [numbers[a] ?? 0, numbers[b] ?? 0];
        if (left === right) return 0;
        return left < right !== descending ? -1 : 1;
      };
      const expected = [...places].sort(compare);
      expect([...radixOrder(places, Float64Array.from(numbers), descending)]).toEqual(expected);
    }),
  );
});
