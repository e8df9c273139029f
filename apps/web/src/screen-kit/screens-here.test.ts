import { expect, it } from 'vitest';
import { screenAt, screensHere } from './screens-here.ts';

it('an unlisted screen is at its address and in no list', () => {
  expect(screenAt('/operator/feed')?.id).toBe('feed-health');
  expect(screensHere().map(({ id }) => id)).not.toContain('feed-health');
  expect(screensHere().map(({ id }) => id)).toContain('floorsheet');
});
