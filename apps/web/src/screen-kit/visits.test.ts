import { expect, it } from 'vitest';
import { countVisit, mostUsed, visits } from './visits.ts';

it('lists what was opened most, the most used first, and nothing that was never opened', () => {
  for (const id of ['charts', 'floorsheet', 'floorsheet', 'gone']) countVisit(id);
  const screens = [{ id: 'charts' }, { id: 'faq' }, { id: 'floorsheet' }];
  expect(mostUsed(screens, visits.get(), 5).map(({ id }) => id)).toEqual(['floorsheet', 'charts']);
  expect(mostUsed(screens, visits.get(), 1).map(({ id }) => id)).toEqual(['floorsheet']);
});
