import { HOSTS } from '@chuli/contracts/screens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../testing/test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({ hosts: HOSTS.test, cacheBytes: 1_000_000 });
});
afterAll(() => market.close());

const MAIN = 'test.chuli.app';
const HIMAL = 'himal.test.chuli.app';
const NILAM = 'nilam.test.chuli.app';
const ask = (host: string, url = '/api/sector/', headers: Record<string, string> = {}) =>
  market.server.inject({ url, headers: { ...headers, host } });

describe('the host of a call', () => {
  it.each([
    'chuli.app',
    'localhost',
    '127.0.0.1',
    'test.chuli.app.evil.example',
    'test.chuli.app@evil.example',
    'test。chuli。app',
    'test.chuli.app, evil.example',
    '',
  ])('is refused where the table does not name it: %s', async (host) => {
    const reply = await ask(host);
    expect(reply.statusCode).toBe(421);
    expect(reply.json()).toMatchObject({ code: 'host.unknown' });
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('is not asked of those who watch the process', async () => {
    expect((await ask('127.0.0.1', '/healthz')).statusCode).toBe(200);
  });

  it('is never what a proxy header says', async () => {
    expect((await ask('evil.example', '/api/sector/', { 'x-forwarded-host': MAIN })).statusCode).toBe(421);
    expect((await ask(HIMAL, '/api/docs/', { 'x-forwarded-host': MAIN })).statusCode).toBe(404);
  });

  it('of a partner has none of the pages of the house, however their address is written', async () => {
    for (const url of ['/api/docs/', '/api/%64ocs/', '/api/openapi.json', '/api/operator/feed/'])
      expect((await ask(HIMAL, url)).statusCode, url).toBe(404);
    expect((await ask(MAIN, '/api/openapi.json')).statusCode).toBe(200);
  });

  it('has answers of its own: no copy and no tag of one brand serves another', async () => {
    const tags = new Map<string, string>();
    for (const host of [HIMAL, NILAM, MAIN]) {
      const reply = await ask(host);
      expect(reply.statusCode).toBe(200);
      tags.set(host, String(reply.headers.etag));
    }
    expect(new Set(tags.values()).size).toBe(3);
    for (const [host, tag] of tags)
      for (const other of tags.keys()) {
        const { statusCode } = await ask(other, '/api/sector/', { 'if-none-match': tag });
        expect(statusCode, `${host} on ${other}`).toBe(other === host ? 304 : 200);
      }
  });
});
