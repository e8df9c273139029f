import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPageServer } from './server.ts';

const SHEET = { type: 'text/html', tag: '"one"', body: Buffer.from('whole'), packed: Buffer.from('packed') };

let isLeaving = false;
let isBroken = false;
let port = 0;
let close = (): void => undefined;

beforeEach(async () => {
  [isLeaving, isBroken] = [false, false];
  const server = createPageServer({
    board: {
      sheet: (path) => {
        if (isBroken) throw new Error('broken');
        return path === '/' ? SHEET : null;
      },
    },
    isLeaving: () => isLeaving,
    onTrouble: () => undefined,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
        let body = '';
        reply.on('data', (part) => (body += String(part)));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }));
      });
      asked.on('error', reject);
      asked.end();
    },
  );

it('serves a page that caches may keep for some seconds, packed where that is taken', async () => {
  const plain = await ask('/?from=somewhere');
  expect([plain.status, plain.body]).toEqual([200, 'whole']);
  expect(plain.headers['cache-control']).toBe('public, max-age=15, stale-while-revalidate=30');
  expect(plain.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await ask('/', { 'accept-encoding': 'br, gzip' })).body).toBe('packed');
  expect((await ask('/', { 'accept-encoding': 'gzip;q=0' })).body).toBe('whole');
  expect((await ask('/', { 'if-none-match': '"one"' })).status).toBe(304);
  expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
});

it.each(['/nothing', '/../etc/passwd', '//', '/metrics', '/constructor', '/__proto__'])(
  'has nothing at %s',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: '' });
  },
);

it('takes nothing in', async () => {
  expect((await ask('/', {}, 'POST')).status).toBe(405);
});

it('says that it leaves, and that a page could not be made', async () => {
  expect((await ask('/readyz')).status).toBe(200);
  isLeaving = true;
  expect((await ask('/readyz')).status).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);
  isBroken = true;
  expect(await ask('/')).toMatchObject({ status: 500, body: '' });
});
