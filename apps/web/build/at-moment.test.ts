import { expect, it } from 'vitest';
import { atMoment } from './at-moment.ts';

it('has the clock stand still while it runs, and go on afterwards', async () => {
  const [now, made, read] = await atMoment('1000', async () => {
    await Promise.resolve();
    return [Date.now(), new Date().getTime(), new Date('2026-11-15T00:00:00Z').toISOString()];
  });
  expect([now, made, read]).toEqual([1_000_000, 1_000_000, '2026-11-15T00:00:00.000Z']);
  expect(Date.now()).toBeGreaterThan(1_700_000_000_000);
  await expect(atMoment('1000', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(Date.now()).toBeGreaterThan(1_700_000_000_000);
  expect(await atMoment(undefined, () => Promise.resolve(Date.now()))).toBeGreaterThan(1_700_000_000_000);
});
