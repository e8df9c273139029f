import { AppError, type ErrorCode, type Instant, instant } from '@chuli/kernel';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, type Build, ByteCache, answerOf, compressedBody } from './cache.ts';

const MINUTE = { seconds: 60, entries: 2 };
const DAY_MS = 86_400_000;

const openCache = (maxBytes = 1_000_000) => {
  let now = 0;
  const clock = (): Instant => instant(now);
  const cache = new ByteCache({ clock, maxBytes });
  return {
    cache,
    pass: (ms: number) => void (now += ms),
    ask: (build: Build, route = 'GET /a/', key = 'q', reader?: AbortSignal) =>
      cache.take({ route, key, policy: MINUTE }, build, reader),
  };
};

const building = (text: string) =>
  vi.fn<Build>(async (expiresAt) => answerOf(text, 'application/json', expiresAt));

const failing = (code: ErrorCode) => vi.fn<Build>().mockRejectedValue(new AppError(code));

const textOf = ({ answer }: { answer: Answer }): string => answer.body.toString();

/** An answer that comes when it is told to, and hears when nobody waits for it. */
const slowly = (text: string) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const signals: AbortSignal[] = [];
  const build = vi.fn<Build>(async (expiresAt, signal) => {
    signals.push(signal);
    await promise;
    signal.throwIfAborted();
    return answerOf(text, 'application/json', expiresAt);
  });
  return { build, finish: resolve, signals };
};

describe('the byte cache', () => {
  it('builds an answer once and serves its bytes until they expire', async () => {
    const { ask, pass } = openCache();
    const build = building('one');
    await ask(build);
    pass(59_999);
    await ask(build);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('serves what just expired while its successor is built, and what is older not at all', async () => {
    const { ask, pass } = openCache();
    await ask(building('first'));
    pass(60_000);
    const { build, finish } = slowly('second');
    expect(textOf(await ask(build))).toBe('first');
    finish();
    await expect.poll(async () => textOf(await ask(building('unasked')))).toBe('second');
    pass(120_000);
    expect(textOf(await ask(building('third')))).toBe('third');
  });

  it('builds anew what was made before the clock was set back', async () => {
    const { ask, pass } = openCache();
    pass(3_600_000);
    await ask(building('first'));
    pass(-3_600_000);
    await ask(building('second'));
    await expect.poll(async () => textOf(await ask(building('unasked')))).toBe('second');
  });

  it('serves the last answer, marked, for a day while an engine is away', async () => {
    const { ask, pass } = openCache();
    await ask(building('first'));
    pass(DAY_MS);
    const kept = await ask(failing('engine.unavailable'));
    expect([textOf(kept), kept.keptSince]).toEqual(['first', 0]);
    pass(60_001);
    await expect(ask(failing('engine.unavailable'))).rejects.toMatchObject({ code: 'engine.unavailable' });
  });

  it('tells of faults of our own instead of hiding them behind an old answer', async () => {
    const { ask, pass } = openCache();
    await ask(building('first'));
    pass(DAY_MS / 2);
    await expect(ask(failing('data.inconsistent'))).rejects.toMatchObject({ code: 'data.inconsistent' });
  });

  it('lets concurrent identical questions share one build', async () => {
    const { ask } = openCache();
    const build = building('shared');
    const taken = await Promise.all(Array.from({ length: 50 }, () => ask(build)));
    expect(build).toHaveBeenCalledTimes(1);
    expect(new Set(taken.map(({ answer }) => answer)).size).toBe(1);
  });

  it('stops a build when its last reader has left, and not before', async () => {
    const { ask } = openCache();
    const { build, finish, signals } = slowly('unread');
    const readers = [new AbortController(), new AbortController()];
    const asked = readers.map(({ signal }) => ask(build, 'GET /a/', 'q', signal));
    readers[0]?.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    readers[1]?.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    finish();
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(textOf(await ask(building('read')))).toBe('read');
  });

  it('tells everyone who waited of a failure and keeps nothing of it', async () => {
    const { ask } = openCache();
    const down = failing('engine.unavailable');
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => ask(down)));
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(down).toHaveBeenCalledTimes(1);
    await expect(ask(building('up'))).resolves.toBeDefined();
  });

  it('drops the least recently used of a route beyond its number of entries', async () => {
    const { ask, cache } = openCache();
    const first = building('first');
    await ask(first, 'GET /a/', '1');
    await ask(building('second'), 'GET /a/', '2');
    await ask(first, 'GET /a/', '1');
    await ask(building('third'), 'GET /a/', '3');
    await ask(building('elsewhere'), 'GET /b/', '1');
    expect(cache.size.entries).toBe(3);
    await ask(first, 'GET /a/', '1');
    expect(first).toHaveBeenCalledTimes(1);
  });

  it('never holds more bytes than it may, packed copies and names included', async () => {
    const { ask, cache } = openCache(200_000);
    for (let number = 0; number < 200; number++) await ask(building('x'.repeat(900)), `GET /${number}/`);
    const { entries, bytes } = cache.size;
    expect(bytes).toBeLessThanOrEqual(200_000);
    expect(bytes / entries).toBeGreaterThan(900);
    expect(entries).toBeGreaterThan(100);
  });

  it('takes in nothing that would drive out many others', async () => {
    const { ask, cache } = openCache(1_000_000);
    await ask(building('small'), 'GET /small/');
    await ask(building('x'.repeat(10_000)), 'GET /large/');
    expect(cache.size.entries).toBe(1);
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
