import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { CHART_MARK_HASH } from './security-headers.ts';
import { openWebMeters } from './meters.ts';
import { createWebServer } from './server.ts';

const START = 'document.title';
const STYLE = 'b{color:red}';
const page = (name: string): string =>
  `<!doctype html><html><head><title>Chuli – ${name}</title><link rel="apple-touch-icon" href="/icon.png" />` +
  `<script data-path="/" data-partners="nilam.test.chuli.app">${START}</script><style>${STYLE}</style></head>` +
  `<body><div id="root"><!--drawn--><b>Chuli and its places</b><!--/drawn--></div><script type="module" src="/assets/a.js"></script></body></html>`;

const folder = mkdtempSync(join(tmpdir(), 'chuli-web-'));
const write = (name: string, text: string): void => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
for (const name of ['index', 'demo', 'login', 'floorsheet']) write(`now/${name}.html`, page(name));
write('now/assets/a.js', 'new');
write('now/assets/a.js.br', 'packed');
write('now/mark.svg', '<svg/>');
write('now/partners/himal.svg', '<svg>H</svg>');
write('now/partners/himal.webmanifest', JSON.stringify({ name: 'Himal Securities' }));
write('now/partners/nilam.webmanifest', JSON.stringify({ name: 'Nilam Capital' }));
write('before/assets/old.js', 'old');
write('before/floorsheet.html', page('an old page'));

const seen: IncomingMessage[] = [];
const behind = createServer((asked, response) => {
  seen.push(asked);
  response.setHeader('etag', '"x"').end('from the API');
});
const lines: string[] = [];
let web: FastifyInstance;
let port = 0;
let isLeaving = false;
const meters = openWebMeters();

beforeAll(async () => {
  behind.listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const apiUrl = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
  web = await createWebServer(
    {
      host: '127.0.0.1',
      port: 0,
      environment: 'test',
      builds: [join(folder, 'now'), join(folder, 'before')],
      apiUrl,
      liveUrl: null,
      formOrigins: ['https://epay.example'],
      leaveMs: 0,
    },
    createLog((line) => lines.push(line)),
    () => isLeaving,
    meters,
  );
  await web.listen({ port: 0, host: '127.0.0.1' });
  port = (web.server.address() as AddressInfo).port;
});
afterAll(async () => {
  web.server.closeAllConnections();
  await web.close();
  rmSync(folder, { recursive: true });
});

type Answer = { status: number; headers: IncomingMessage['headers']; body: string };

const ask = (
  host: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ port, method, path, headers: { ...headers, host } }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }));
    });
    sent.on('error', reject).end();
  });

/** What no client library would send. */
const askRaw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.on('end', () => resolve(answer)).on('error', reject);
  });

const MAIN = 'test.chuli.app';
const HIMAL = 'himal.test.chuli.app';
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the web server', () => {
  it('says under any name that it is ready, and no more when it is about to stop, while it answers', async () => {
    for (const [leaves, status] of [
      [false, 200],
      [true, 503],
    ] as const) {
      isLeaving = leaves;
      expect((await ask('balancer.internal', '/readyz')).status).toBe(status);
      expect((await ask('balancer.internal', '/healthz')).status).toBe(200);
      expect((await ask(MAIN, '/floorsheet')).status).toBe(200);
    }
    isLeaving = false;
  });

  it('refuses hosts that its environment does not name, with a page that links nowhere', async () => {
    for (const host of ['chuli.app', 'localhost', '127.0.0.1', 'evil.example', `${MAIN}@evil.example`]) {
      const { status, body } = await ask(host, '/floorsheet');
      expect(status, host).toBe(421);
      expect(body).not.toMatch(/href|src=|chuli/i);
    }
  });

  it('refuses a host that is said twice or in the target', async () => {
    const twice = await askRaw(`GET / HTTP/1.1\r\nHost: ${MAIN}\r\nHost: ${HIMAL}\r\n\r\n`);
    const absolute = await askRaw(`GET http://${MAIN}/floorsheet HTTP/1.1\r\nHost: ${HIMAL}\r\n\r\n`);
    expect(twice).toMatch(/^HTTP\/1.1 400/);
    expect(absolute).toMatch(/^HTTP\/1.1 400/);
  });

  it('shows every page on the main host, and the error page of the product elsewhere', async () => {
    expect(await ask(MAIN, '/floorsheet/')).toMatchObject({ status: 200 });
    const lost = await ask(MAIN, '/no-such-page');
    expect(lost.status).toBe(404);
    expect(lost.body).toContain('type="module"');
  });

  it('shows a partner the themed set alone, under its name and without the house', async () => {
    const { status, body } = await ask(HIMAL, '/demo');
    expect(status).toBe(200);
    expect(body).toContain('<title>Himal Securities – demo</title>');
    expect(body).not.toMatch(/Chuli|nilam|apple-touch-icon/);
    for (const path of [
      '/floorsheet',
      '/FLOORSHEET',
      '/floorsheet.html',
      '/%66loorsheet',
      '/partners/himal.svg',
      '/x',
    ]) {
      const refused = await ask(HIMAL, path);
      expect(refused.status, path).toBe(404);
      expect(refused.body).not.toContain('type="module"');
    }
    expect((await ask(HIMAL, '/mark.svg')).body).toBe('<svg>H</svg>');
    expect((await ask(MAIN, '/mark.svg')).body).toBe('<svg/>');
  });

  it('links by its table, whatever the request says of its host', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    expect((await ask(`${MAIN}:8443`, '/floorsheet', headers)).body).toContain(
      '<link rel="canonical" href="https://test.chuli.app/floorsheet">',
    );
    const partner = await ask(HIMAL, '/demo', headers);
    expect(partner.body).toContain('content="https://himal.test.chuli.app/demo"');
    expect(partner.body).not.toContain('evil');
  });

  it('lets only what the build put into a page run in it or dress it', async () => {
    const policy = String((await ask(MAIN, '/floorsheet')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hashOf(START)};`);
    expect(policy).toContain(`style-src 'self' ${CHART_MARK_HASH} ${hashOf(STYLE)};`);
    expect(policy).toContain("form-action 'self' https://epay.example;");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('knows what the charts put into a page for their mark', () => {
    const library = new URL('../../../node_modules/lightweight-charts/dist/', import.meta.url);
    const code = readFileSync(new URL('lightweight-charts.production.mjs', library), 'utf8');
    const style = /\.innerText="(a#tv-attr-logo[^"]*)"/.exec(code)?.[1] ?? '';
    expect(hashOf(style)).toBe(CHART_MARK_HASH);
  });

  it('lets a partner’s own sites alone show its pages in a frame, and nobody the sign-in', async () => {
    const framed = (await ask(HIMAL, '/demo')).headers;
    expect(framed['content-security-policy']).toContain('frame-ancestors https://himal.example;');
    expect(framed['x-frame-options']).toBeUndefined();
    for (const [host, path] of [
      [HIMAL, '/login'],
      [MAIN, '/demo'],
      ['nilam.test.chuli.app', '/'],
    ] as const) {
      const { headers } = await ask(host, path);
      expect(headers['content-security-policy'], host).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  it('lets the sites of partners, and no others, show the chart of ours in a frame', async () => {
    const framed = (await ask(MAIN, '/chart')).headers;
    expect(framed['content-security-policy']).toContain(
      'frame-ancestors https://himal.example https://www.nilam.example;',
    );
    expect(framed['x-frame-options']).toBeUndefined();
    for (const path of ['/charts', '/nepse-charts', '/chart/x']) {
      const { headers } = await ask(MAIN, path);
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    }
    expect(String((await ask(HIMAL, '/chart')).headers['content-security-policy'])).toContain(
      "frame-ancestors 'none'",
    );
  });

  it('sends the headers of the house with everything', async () => {
    for (const [host, path] of [
      [MAIN, '/'],
      [MAIN, '/assets/a.js'],
      [HIMAL, '/x'],
      ['evil.example', '/'],
    ] as const)
      expect((await ask(host, path)).headers, path).toMatchObject({
        'content-security-policy': expect.stringContaining("base-uri 'none'") as unknown,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      });
  });

  it('lets caches of ours keep a page for a moment, and browsers ask each time', async () => {
    const { headers } = await ask(MAIN, '/floorsheet');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['cdn-cache-control']).toMatch(/^max-age=10, /);
    expect((await ask(MAIN, '/nothing-here')).headers).not.toHaveProperty('cdn-cache-control');
  });

  it('keeps files of this release and the last, packed where that is taken, and no page of the last', async () => {
    const plain = await ask(MAIN, '/assets/a.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(plain).toMatchObject({
      body: 'new',
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    const packed = await ask(MAIN, '/assets/a.js', { 'accept-encoding': 'gzip, br' });
    expect(packed).toMatchObject({ body: 'packed', headers: { 'content-encoding': 'br' } });
    expect(await ask(MAIN, '/assets/old.js')).toMatchObject({ status: 200, body: 'old' });
    expect((await ask(MAIN, '/floorsheet')).body).toContain('<title>Chuli – floorsheet</title>');
    expect((await ask(MAIN, '/assets/gone.js')).status).toBe(404);
  });

  it('shows one page for all forms, packed once, and the page for nowhere for what cannot name one', async () => {
    const [one, other] = [await ask(MAIN, '/form/contact-us'), await ask(MAIN, '/form/7')];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.headers.etag).toBe(other.headers.etag);
    expect(one.body).not.toContain('canonical');
    for (const path of ['/form/', '/form/a%20b', `/form/${'x'.repeat(65)}`, '/form/a/b'])
      expect((await ask(MAIN, path)).status, path).toBe(404);
  });

  it.each([
    ['NO SUCH THING\r\n\r\n', '400'],
    [`GET / HTTP/1.1\r\nHost: ${MAIN}\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, '431'],
  ])('answers what is no request in its own shape', async (text, status) => {
    const answer = await askRaw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('strict-transport-security: max-age=63072000');
    expect(answer).toContain('{"code":"input.invalid"');
  });

  it('has tags of its own for every host', async () => {
    const [ours, theirs] = [await ask(MAIN, '/demo'), await ask(HIMAL, '/demo')];
    const tag = String(ours.headers.etag);
    expect(theirs.headers.etag).not.toBe(tag);
    expect((await ask(MAIN, '/demo', { 'if-none-match': tag })).status).toBe(304);
    expect((await ask(HIMAL, '/demo', { 'if-none-match': tag })).status).toBe(200);
  });

  it('says how things stand, also where the API says nothing of itself, and on no site of a partner', async () => {
    const { status, headers, body } = await ask(MAIN, '/status');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['content-security-policy']).toContain(
      hashOf(/<style>(.*?)<\/style>/.exec(body)?.[1] ?? ''),
    );
    expect(body).toContain('Signing in: does not work right now');
    expect(body).toContain('Live prices: not known here');
    expect((await ask(HIMAL, '/status')).status).toBe(404);
    expect((await ask('evil.example', '/status')).status).toBe(421);
  });

  it('counts what it is asked for by kind, and tells nobody who comes in here', async () => {
    const countOf = async (kind: string, status: string): Promise<number> => {
      const line = `chuli_web_requests_total{kind="${kind}",status="${status}"} `;
      const text = await meters.text();
      return Number(
        text
          .split('\n')
          .find((one) => one.startsWith(line))
          ?.slice(line.length),
      );
    };
    const before = await Promise.all([
      countOf('page', '2xx'),
      countOf('api', '2xx'),
      countOf('refused', '4xx'),
    ]);
    await ask(MAIN, '/demo');
    await ask(MAIN, '/api/sector/?symbol=NABIL');
    await ask('evil.example', '/');
    const after = [before[0] + 1, before[1] + 1, before[2] + 1];
    await expect
      .poll(() => Promise.all([countOf('page', '2xx'), countOf('api', '2xx'), countOf('refused', '4xx')]))
      .toEqual(after);
    expect(await meters.text()).not.toContain('NABIL');
    for (const path of ['/metrics', '/live/metrics', '/metrics/', '/%6detrics']) {
      const { status, body } = await ask(MAIN, path);
      expect(status, path).not.toBe(200);
      expect(body, path).not.toContain('chuli_web');
    }
  });

  it('hands calls on under the name by which they came, and never for a strange host', async () => {
    seen.length = 0;
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '9.9.9.9' };
    expect((await ask(HIMAL, '/api/sector/', headers)).body).toBe('from the API');
    expect(seen[0]?.headers.host).toBe(HIMAL);
    expect(seen[0]?.headers['x-forwarded-host']).toBeUndefined();
    expect(seen[0]?.headers['x-forwarded-for']).toMatch(/^9\.9\.9\.9, .*127\.0\.0\.1$/);
    expect((await ask('evil.example', '/api/sector/')).status).toBe(421);
    expect(seen).toHaveLength(1);
  });

  it('shows for an address that is spelled wrongly what it shows for one that leads nowhere', async () => {
    expect((await ask(MAIN, '/%zz')).status).toBe(404);
    expect((await ask(HIMAL, '/%zz')).body).not.toContain('type="module"');
    expect((await ask('evil.example', '/%zz')).status).toBe(421);
    expect(await askRaw(`OPTIONS * HTTP/1.1\r\nHost: ${MAIN}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('refuses a call that cannot be read in the words of the API', async () => {
    const before = seen.length;
    const broken = await ask(MAIN, '/api/%zz');
    expect([broken.status, JSON.parse(broken.body)]).toMatchObject([400, { code: 'input.invalid' }]);
    const headers = { 'content-type': 'nothing', 'content-length': '0' };
    expect((await ask('evil.example', '/api/%zz')).status).toBe(421);
    expect((await ask('evil.example', '/api/sector/', headers, 'POST')).status).toBe(421);
    expect(seen).toHaveLength(before);
  });

  it('opens a socket to the one address of the gateway that is for readers', async () => {
    const upgrade = (path: string) =>
      askRaw(`GET ${path} HTTP/1.1\r\nHost: ${MAIN}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    for (const path of ['/live/trunk', '/live/../live/trunk', '/live/socket/'])
      expect(await upgrade(path)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('has no live prices where no gateway is named, and says so without an error', async () => {
    expect((await ask(MAIN, '/live/stream')).status).toBe(204);
  });

  it('says in the words of the API that nothing answers behind it', async () => {
    behind.close();
    behind.closeAllConnections();
    const away = await ask(MAIN, '/api/sector/');
    expect(away.status).toBe(503);
    expect(JSON.parse(away.body)).toMatchObject({ code: 'engine.unavailable' });
    expect(lines.join('')).toContain('nothing answers');
  });

  it('takes nothing but questions for its pages', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND'])
      expect((await ask(MAIN, '/floorsheet', { 'content-type': 'nothing' }, method)).status, method).toBe(
        405,
      );
  });

  it('passes no body on whose length is not said: it could be taken for the request of another reader', async () => {
    const before = seen.length;
    const inner = `POST /api/inner HTTP/1.1\r\nHost: ${MAIN}\r\nContent-Length: 0\r\n\r\n`;
    const chunk = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;
    for (const method of ['GET', 'DELETE', 'POST']) {
      const head = `${method} /api/outer HTTP/1.1\r\nHost: ${MAIN}\r\nTransfer-Encoding: chunked\r\n\r\n`;
      expect(await askRaw(head + chunk)).toMatch(/^HTTP\/1\.1 411 /);
    }
    expect(seen.length).toBe(before);
  });

  it('is not held up by a path of thousands of slashes', async () => {
    const started = performance.now();
    const { status } = await ask(MAIN, `/a${'/'.repeat(15_000)}x`);
    expect(status).toBe(404);
    expect(performance.now() - started).toBeLessThan(100);
  });
});
