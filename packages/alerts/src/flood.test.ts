import { type Instant, instant } from '@chuli/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { floodedBy } from './flood.ts';

const tell = (moments: readonly number[]): boolean[] => {
  let recent: readonly Instant[] = [];
  return moments.map((at) => {
    const told = floodedBy(recent, instant(at));
    recent = told.recent;
    return told.isFlooded;
  });
};

it('fifteen within three minutes are a flood, fourteen are none', () => {
  const dense = Array.from({ length: 15 }, (_, number) => number * 12_000);
  expect(tell(dense).indexOf(true)).toBe(14);
  const sparse = Array.from({ length: 100 }, (_, number) => number * 13_000);
  expect(tell(sparse)).not.toContain(true);
});

it('of stocks that tell at one moment the order does not matter', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(200_000), { maxLength: 40 }), (moments) => {
      const inOrder = moments.toSorted((one, other) => one - other);
      const count = (at: number): number => inOrder.filter((one) => one <= at && one > at - 180_000).length;
      const first = inOrder.find((at) => count(at) >= 15);
      const told = tell(inOrder).indexOf(true);
      expect(told === -1 ? undefined : inOrder[told]).toBe(first);
    }),
  ));
