import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallFailure, failureOf } from './call-failure.ts';
import { fetchCall, searchOf } from './fetch-call.ts';

const answer = (status: number, body: string): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('asking the API', () => {
  it('writes only what is asked', () => {
    expect(searchOf({ symbol: 'GBILD84/85', page: 2, buyer: '', broker: undefined })).toBe(
      '?symbol=GBILD84%2F85&page=2',
    );
    expect(searchOf({})).toBe('');
  });

  it('gives the answer', async () => {
    answer(200, '{"rows":[]}');
    await expect(fetchCall('/broker/', {})).resolves.toEqual({ rows: [] });
  });

  it('turns an error of the server into words, with the id of the request', async () => {
    answer(
      404,
      '{"code":"stock.not-found","message":"No stock has this symbol. Check the spelling.","request_id":"r1"}',
    );
    const failure = await fetchCall('/broker/', {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({
      code: 'stock.not-found',
      message: 'No stock has this symbol. Check the spelling.',
      requestId: 'r1',
      mayPass: false,
    });
  });

  it('makes sense of a page that is not ours', async () => {
    answer(502, '<html>Bad gateway</html>');
    await expect(fetchCall('/broker/', {})).rejects.toMatchObject({
      code: 'server.unexpected',
      mayPass: true,
    });
  });

  it('says so when no answer comes', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchCall('/broker/', {})).rejects.toMatchObject({
      code: 'network.unreachable',
      mayPass: true,
    });
  });

  it('does not wait for ever, and ends when nobody wants the answer any more', async () => {
    vi.useFakeTimers();
    const never = (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    vi.stubGlobal('fetch', never);
    const waiting = fetchCall('/broker/', {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await waiting).toMatchObject({ code: 'network.unreachable', mayPass: true });
    const reader = new AbortController();
    const left = fetchCall('/broker/', {}, reader.signal).catch((error: unknown) => error);
    reader.abort();
    expect(await left).toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('hears from the server whether asking again may help', () => {
    const told = { code: 'engine.unavailable', message: 'A database does not answer.' };
    expect(failureOf({ ...told, retry: 'later' }).mayPass).toBe(true);
    expect(failureOf({ ...told, retry: 'never' }).mayPass).toBe(false);
  });
});
