import { type Instant, instant } from '@chuli/kernel';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, ByteCache, answerOf, compressedBody } from './cache.ts';

const MINUTE = { seconds: 60, entries: 2 };

const openCache = (maxBytes = 1_000_000) => {
  let now = 0;
  const clock = (): Instant => instant(now);
  return { cache: new ByteCache({ clock, maxBytes }), pass: (ms: number) => void (now += ms) };
};

const building = (text: string) =>
  vi.fn<(expiresAt: number) => Promise<Answer>>(async (expiresAt) =>
    answerOf(text, 'application/json', expiresAt),
  );

describe('the byte cache', () => {
  it('builds an answer once and serves its bytes until they expire', async () => {
    const { cache, pass } = openCache();
    const build = building('one');
    await cache.take('GET /a/', 'q', MINUTE, build);
    pass(59_999);
    await cache.take('GET /a/', 'q', MINUTE, build);
    expect(build).toHaveBeenCalledTimes(1);
    pass(1);
    await cache.take('GET /a/', 'q', MINUTE, build);
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('lets concurrent identical questions share one build', async () => {
    const { cache } = openCache();
    const build = building('shared');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => cache.take('GET /broker/', 'q', MINUTE, build)),
    );
    expect(build).toHaveBeenCalledTimes(1);
    expect(new Set(answers).size).toBe(1);
  });

  it('tells everyone who waited of a failure and keeps nothing of it', async () => {
    const { cache } = openCache();
    const failing = vi.fn<() => Promise<Answer>>().mockRejectedValue(new Error('down'));
    const asked = [1, 2, 3].map(() => cache.take('GET /a/', 'q', MINUTE, failing));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(failing).toHaveBeenCalledTimes(1);
    await expect(cache.take('GET /a/', 'q', MINUTE, building('up'))).resolves.toBeDefined();
  });

  it('drops the least recently used of a route beyond its number of entries', async () => {
    const { cache } = openCache();
    const first = building('first');
    await cache.take('GET /a/', '1', MINUTE, first);
    await cache.take('GET /a/', '2', MINUTE, building('second'));
    await cache.take('GET /a/', '1', MINUTE, first);
    await cache.take('GET /a/', '3', MINUTE, building('third'));
    await cache.take('GET /b/', '1', MINUTE, building('elsewhere'));
    expect(cache.size.entries).toBe(3);
    await cache.take('GET /a/', '1', MINUTE, first);
    expect(first).toHaveBeenCalledTimes(1);
  });

  it('never holds more bytes than it may', async () => {
    const { cache } = openCache(1_000);
    for (let number = 0; number < 20; number++) {
      await cache.take(`GET /${number}/`, 'q', MINUTE, building('x'.repeat(300)));
    }
    expect(cache.size).toEqual({ entries: 3, bytes: 900 });
  });

  it('compresses an answer once for all readers, and small ones not at all', async () => {
    const text = JSON.stringify(Array.from({ length: 500 }, (_, number) => ({ number })));
    const answer = answerOf(text, 'application/json', 1);
    const [one, two] = [compressedBody(answer, 'br'), compressedBody(answer, 'br')];
    expect(one).toBe(two);
    expect(brotliDecompressSync((await one) ?? '').toString()).toBe(text);
    expect(gunzipSync((await compressedBody(answer, 'gzip')) ?? '').toString()).toBe(text);
    expect(compressedBody(answerOf('{}', 'application/json', 1), 'gzip')).toBeNull();
  });
});
