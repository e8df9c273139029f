import { afterEach, expect, it, vi } from 'vitest';
import { ownFetch } from './own-fetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  'https://evil.example/api/stock/',
  '//evil.example/api/stock/',
  '/\\evil.example/api/stock/',
  '/live/stream',
  'api/stock/',
  '',
])('R61 refuses %j: tokens go to our own API alone', async (address) => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  await expect(ownFetch(address, {})).rejects.toThrow('Only our own API is asked.');
  expect(fetched).not.toHaveBeenCalled();
});
