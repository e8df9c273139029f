import { expect, it } from 'vitest';
import { createPartitionCounts, nextPage } from './page-plan.ts';

const round = {
  page: 0,
  isAllNew: false,
  totalPages: 6,
  firstPages: [0],
  done: new Set([0]),
  canWalk: false,
};

it('knows on which page of a descending list each partition begins', () => {
  const counts = createPartitionCounts();
  for (let number = 0; number < 12; number++) counts.add(`2030011505${String(number).padStart(6, '0')}`);
  counts.add('2030011501000001');
  expect(counts.firstPages(5)).toEqual([0, 2]);
});

it('goes on after a page that was all new, else to the next partition, else nowhere', () => {
  expect(nextPage({ ...round, isAllNew: true })).toBe(1);
  expect(nextPage({ ...round, firstPages: [0, 3, 5] })).toBe(3);
  expect(nextPage({ ...round, firstPages: [0, 3, 5], done: new Set([0, 3, 5]) })).toBeNull();
});

it('walks every page that is left when it may', () => {
  expect(nextPage({ ...round, canWalk: true })).toBe(1);
  expect(nextPage({ ...round, canWalk: true, done: new Set([0, 1, 2, 3, 4, 5]) })).toBeNull();
});
