import { afterEach, expect, it, vi } from 'vitest';
import { retryUntilOnline } from './lazy-with-retry.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('asks again for a part that did not come, until it does', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('part');
  const coming = retryUntilOnline(load);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_001);
  expect(await coming).toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
});
