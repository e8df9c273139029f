import { expect, it } from 'vitest';
import { crowdMs } from './crowd.ts';

it('lets a few go at once, a crowd at a pace, and everybody within forty seconds', () => {
  expect(crowdMs(0)).toBe(0);
  expect(crowdMs(20)).toBe(50);
  expect(crowdMs(1_000)).toBe(2_500);
  expect(crowdMs(50_000)).toBe(40_000);
});
