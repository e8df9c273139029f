import { expect, it } from 'vitest';
import { runningSums } from './course-figures.ts';
import { isUnprovenOff } from './profile-words.ts';

it('adds up what is known and says nothing where it is not', () => {
  expect(runningSums([2, null, -5, 1])).toEqual([2, null, -3, -2]);
  expect(runningSums([])).toEqual([]);
});

it('knows an interval that leaves zero and proves nothing', () => {
  const none = {
    sessions: 5,
    number: 40,
    mean: 1,
    interval_low: 0.1,
    interval_high: 2,
    cost: 1,
    lead: 0,
    lead_low: -1,
    lead_high: 1,
    chance: 0.3,
    adjusted: 1,
    verdict: 'none',
    left_out: { listing: 0, untradable: 0, overlapping: 0, open: 0, unknown: 0 },
  } as const;
  expect(isUnprovenOff(none)).toBe(true);
  expect(isUnprovenOff({ ...none, interval_low: -0.1 })).toBe(false);
  expect(isUnprovenOff({ ...none, verdict: 'ahead' })).toBe(false);
  expect(isUnprovenOff({ ...none, interval_low: null, interval_high: null })).toBe(false);
});
