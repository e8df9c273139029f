import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { isLoopback } from './door.ts';
import { type MetricsListener, type MetricsPlace, listenForMetrics } from './listener.ts';

const KEY = 'a key of more than twenty-four letters';
const TOLD = { text: async () => 'chuli_told 1\n', contentType: 'text/plain' };

let open: MetricsListener[] = [];
afterEach(() => {
  for (const listener of open) listener.close();
  open = [];
});

const listening = async (place: Partial<MetricsPlace> = {}, told = TOLD): Promise<number> => {
  const listener = await listenForMetrics(
    { host: '127.0.0.1', port: 0, key: null, ...place },
    told,
    () => undefined,
  );
  open.push(listener);
  return listener.port ?? 0;
};

const asked = (port: number, path = '/metrics', authorization?: string): Promise<[number, string]> =>
  new Promise((resolve, reject) => {
    const headers = authorization === undefined ? {} : { authorization };
    const sent = request({ host: '127.0.0.1', port, path, headers }, (reply) => {
      let body = '';
      reply.on('data', (part) => (body += String(part)));
      reply.on('end', () => resolve([reply.statusCode ?? 0, body]));
    });
    sent.on('error', reject);
    sent.end();
  });

describe('figures are told', () => {
  it('on the loopback without a key, and nothing else is', async () => {
    const port = await listening();
    expect(await asked(port)).toEqual([200, 'chuli_told 1\n']);
    for (const path of ['/', '/metrics/', '/metrics?x', '/healthz'])
      expect((await asked(port, path))[0]).toBe(404);
  });

  it('on no other address without a key', async () => {
    expect(await asked(await listening({ host: '0.0.0.0' }))).toEqual([404, '']);
  });

  it('on any address to whoever brings the key, and to nobody else', async () => {
    const port = await listening({ host: '0.0.0.0', key: KEY });
    expect((await asked(port, '/metrics', `Bearer ${KEY}`))[0]).toBe(200);
    for (const wrong of [undefined, KEY, `Bearer ${KEY}x`, 'Bearer ', `Basic ${KEY}`])
      expect(await asked(port, '/metrics', wrong)).toEqual([401, '']);
  });

  it('with the key on the loopback too, where one is set', async () => {
    expect((await asked(await listening({ key: KEY })))[0]).toBe(401);
  });

  it('not where the port is taken: the process goes on and says so', async () => {
    const port = await listening();
    const troubles: unknown[] = [];
    const second = await listenForMetrics({ host: '127.0.0.1', port, key: null }, TOLD, (error) =>
      troubles.push(error),
    );
    expect(second.port).toBeNull();
    expect(troubles).toEqual([expect.objectContaining({ code: 'EADDRINUSE' })]);
  });

  it('no address but those of this machine is a loopback', () => {
    for (const host of ['127.0.0.1', '127.8.8.8', '::1', 'localhost'])
      expect(isLoopback(host), host).toBe(true);
    for (const host of ['0.0.0.0', '::', '10.0.0.1', '128.0.0.1', 'localhost.example', ''])
      expect(isLoopback(host), host).toBe(false);
  });
});
