import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Thresholds, type Way, openThresholds } from './thresholds.ts';

type Waiting = { readonly slot: number; readonly way: Way; readonly threshold: number };

/** The same by looking at every one of them. */
const plainThresholds = (): Thresholds => {
  const all = new Map<string, Waiting & { id: number }>();
  const dropId = (id: number): void => {
    for (const way of ['rise', 'fall'] as const) all.delete(`${way} ${id}`);
  };
  return {
    put: (way: Way, slot: number, id: number, threshold: number): void =>
      void all.set(`${way} ${id}`, { way, slot, id, threshold }),
    drop: dropId,
    take: (slot: number, value: number): number[] => {
      const reached = [...all.values()].filter(
        (one) => one.slot === slot && (one.way === 'rise' ? value >= one.threshold : value <= one.threshold),
      );
      const ids = [...new Set(reached.map(({ id }) => id))];
      for (const id of ids) dropId(id);
      return ids;
    },
  };
};

const slot = fc.integer({ min: 0, max: 3 });
const id = fc.integer({ min: 0, max: 40 });
const level = fc.integer({ min: 90, max: 110 });
const doing = fc.oneof(
  fc.record({
    do: fc.constant('put' as const),
    way: fc.constantFrom<Way[]>('rise', 'fall'),
    slot,
    id,
    level,
  }),
  fc.record({ do: fc.constant('drop' as const), id }),
  fc.record({ do: fc.constant('take' as const), slot, level }),
);

type Doing = typeof doing extends fc.Arbitrary<infer D> ? D : never;

/** What each value of an order reaches. */
const reachedBy = (thresholds: Thresholds, order: readonly Doing[]): number[][] =>
  order.flatMap((what) => {
    if (what.do === 'take') return [thresholds.take(what.slot, what.level).toSorted((a, b) => a - b)];
    if (what.do === 'put') thresholds.put(what.way, what.slot, what.id, what.level);
    else thresholds.drop(what.id);
    return [];
  });

describe('thresholds', () => {
  it('are reached as if every one of them were looked at, whatever is put and dropped between', () => {
    fc.assert(
      fc.property(fc.array(doing, { maxLength: 300 }), (order) => {
        expect(reachedBy(openThresholds(), order)).toEqual(reachedBy(plainThresholds(), order));
      }),
      { numRuns: 2_000 },
    );
  });

  it('are reached at their own value, from their own side, once', () => {
    const thresholds = openThresholds();
    thresholds.put('rise', 0, 1, 560);
    thresholds.put('fall', 0, 2, 540);
    expect(thresholds.take(0, 559)).toEqual([]);
    expect(thresholds.take(1, 600)).toEqual([]);
    expect(thresholds.take(0, 560)).toEqual([1]);
    expect(thresholds.take(0, 560)).toEqual([]);
    expect(thresholds.take(0, 540)).toEqual([2]);
  });

  it('that wait from both sides are reached from one', () => {
    const thresholds = openThresholds();
    thresholds.put('rise', 7, 3, 102);
    thresholds.put('fall', 7, 3, 98);
    expect(thresholds.take(7, 97)).toEqual([3]);
    expect(thresholds.take(7, 105)).toEqual([]);
  });
});
