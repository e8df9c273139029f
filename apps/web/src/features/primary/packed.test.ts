import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packed } from './packed.ts';

it('puts what overlaps below each other, and else uses the first free row', () => {
  const spans = [
    { from: 0, to: 10 },
    { from: 5, to: 8 },
    { from: 8, to: 20 },
    { from: 10, to: 12 },
  ];
  expect(packed(spans)).toEqual([0, 1, 1, 0]);
});

it('never lays one over another', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 20 }))
    .map(([from, length]) => ({ from, to: from + length }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 20 }), (spans) => {
      const rows = packed(spans);
      const clashes = spans.flatMap((one, at) =>
        spans.filter(
          (other, there) =>
            there > at && rows[at] === rows[there] && one.from < other.to && other.from < one.to,
        ),
      );
      expect(clashes).toEqual([]);
    }),
  );
});
