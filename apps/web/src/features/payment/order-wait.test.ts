import { expect, it } from 'vitest';
import { isOpen, waitAfter } from './order-wait.ts';

it('asks soon at first, then ever more rarely, and never stops', () => {
  const waits = Array.from({ length: 12 }, (_, place) => waitAfter(place + 1));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect([waits[0], waits.at(-1)]).toEqual([2_000, 30_000]);
});

it('waits only while the last word is to come', () => {
  const states = ['created', 'pending', 'paid', 'failed', 'expired', 'refunded'] as const;
  expect(states.filter((state) => isOpen({ state }))).toEqual(['created', 'pending']);
});
