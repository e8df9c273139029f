import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLook } from './look.ts';
import { statusPage } from './page.ts';
import { statesOf } from './states.ts';

const serve = async (status: number, body: string) => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(status).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
};

describe('a look at what is behind the web server', () => {
  it('is one for all who ask within some seconds', async () => {
    const api = await serve(200, '{"status":"degraded","away":["tape",7]}');
    let now = 1_000;
    const look = createLook({ apiUrl: api.url, liveUrl: null }, () => now);
    const all = await Promise.all([look(), look(), look()]);
    expect(all[0]).toEqual({ api: { status: 'degraded', away: ['tape'] }, live: 'not here', at: 1_000 });
    expect(api.asked()).toBe(1);
    now += 5_000;
    await look();
    expect(api.asked()).toBe(2);
  });

  it.each([
    [503, '{"status":"starting"}'],
    [200, 'not JSON'],
  ])('takes a process that says %s %s for away', async (status, body) => {
    const live = await serve(status, body);
    expect(await createLook({ apiUrl: null, liveUrl: live.url })()).toMatchObject({ live: null });
  });

  it('takes a process that is gone for away', async () => {
    expect(await createLook({ apiUrl: 'http://127.0.0.1:1', liveUrl: null })()).toMatchObject({ api: null });
  });

  it('is shown in both languages and without a script', () => {
    const page = statusPage(statesOf({ api: null, live: 'not here' }), Date.UTC(2026, 10, 15)).toString(
      'utf8',
    );
    expect(page).toContain('Payments: does not work right now');
    expect(page).toContain('भुक्तानी: अहिले चलेको छैन');
    expect(page).toContain('05:45:00');
    expect(page).not.toContain('<script');
  });
});
