import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Contract, type ContractMap, allContracts, signalListContracts } from '@chuli/contracts';
import { AppError, HSTS_HEADER, instant } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from './catalogue.ts';
import { implement } from './http/implement.ts';
import { buildServer } from './server.ts';
import { NOW } from './testing/small-market.ts';
import { type TestServer, openTestServer } from './testing/test-server.ts';

let market: TestServer;
let now: number = NOW;
let builds = 0;

const route = (path: `/${string}`, access: Contract['access'], reply: z.ZodType) =>
  ({
    method: 'GET',
    path,
    summary: path,
    access,
    cache: 'no-store',
    cost: 'light',
    mostRows: 1,
    query: z.strictObject({}),
    reply,
  }) as const;

const oddContracts = {
  personal: route('/odd/personal/', 'user', z.object({ secret: z.string() })),
  broken: route('/odd/broken/', 'open', z.object({ value: z.number() })),
  surplus: route('/odd/surplus/', 'open', z.object({ value: z.number() })),
  crashing: route('/odd/crashing/', 'open', z.object({})),
  failing: route('/odd/failing/', 'open', z.object({})),
  counted: {
    ...route('/odd/counted/', 'open', z.object({ builds: z.number() })),
    cache: { seconds: 60, entries: 5 },
  },
} as const satisfies ContractMap;

const oddEndpoints = implement(oddContracts, {
  personal: () => ({ secret: 'of a user' }),
  broken: () => ({ value: Number.NaN }),
  surplus: () => Object.assign({ value: 1 }, { password: 'x' }),
  crashing: () => {
    throw new TypeError('internal detail');
  },
  failing: () => {
    throw new AppError('query.timed-out', { statement: 'select' });
  },
  counted: async () => ({ builds: ++builds }),
});

beforeAll(async () => {
  market = await openTestServer({
    clock: () => instant(now),
    cacheBytes: 1_000_000,
    endpoints: [...allEndpoints(), ...oddEndpoints],
  });
});
afterAll(() => market.close());

const errorOf = async (path: string, query: Record<string, string> = {}) => {
  const { status, text } = await market.ask(path, { query });
  return { status, ...(JSON.parse(text) as { code: string; details: object; request_id: string }) };
};

describe('routes', () => {
  it('R62 exist with their method, path and trailing slash exactly', async () => {
    const { server } = market;
    const urlOf = (path: string) => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    for (const { method, path } of allContracts()) {
      expect(server.hasRoute({ method, url: urlOf(path) }), path).toBe(true);
      const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
      expect(server.hasRoute({ method, url: urlOf(other) }), other).toBe(
        allContracts().some((contract) => contract.path === other),
      );
    }
  });

  it('that do not exist are route.not-found', async () => {
    expect(await errorOf('/nowhere/')).toMatchObject({ status: 404, code: 'route.not-found' });
  });

  it('whose address cannot be read are input.invalid', async () => {
    const reply = await market.server.inject('/api/%zz');
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'input.invalid' }]);
  });

  it('R66 of users answer a visitor with 401 token_not_valid', async () => {
    expect(await errorOf('/odd/personal/')).toMatchObject({ status: 401, code: 'token_not_valid' });
  });
});

describe('errors', () => {
  it('name every parameter that is unknown or wrong', async () => {
    expect(await errorOf('/data/floorsheet/', { page: '0', colour: 'red', date: 'today' })).toMatchObject({
      status: 400,
      code: 'input.invalid',
      details: {
        problems: expect.arrayContaining([
          { parameter: 'page', problem: expect.any(String) },
          { parameter: 'date', problem: expect.any(String) },
          { parameter: 'colour', problem: 'There is no such parameter.' },
        ]),
      },
    });
  });

  it('that nobody foresaw say nothing but an id', async () => {
    const { status, text, headers } = await market.ask('/odd/crashing/');
    expect(status).toBe(500);
    expect(JSON.parse(text)).toEqual({
      code: 'server.unexpected',
      message: 'Something went wrong on our side.',
      retry: 'later',
      details: {},
      request_id: headers['x-request-id'],
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('of our own keep their details and say when to come again', async () => {
    const { status, headers, text } = await market.ask('/odd/failing/');
    expect([status, headers['retry-after'], text.includes('select')]).toEqual([503, '5', false]);
  });

  it('stop a reply that its contract does not allow, in shape or in surplus', async () => {
    expect(await errorOf('/odd/broken/')).toMatchObject({ status: 500, code: 'data.inconsistent' });
    expect(await errorOf('/odd/surplus/')).toMatchObject({ status: 500, code: 'data.inconsistent' });
  });
});

describe('hostile input', () => {
  const STRINGS = [
    "' OR 1=1 --",
    "NABIL'; DROP TABLE trade; --",
    '{symbol:String}',
    '%',
    '\\',
    '\0',
    '\t\n',
    '../../etc/passwd',
    '<script>',
    '.*',
    '(((((a+)+)+)+)+$',
    '१२३',
    '💥',
    'null',
    'undefined',
    '-1',
    '1e309',
    '9'.repeat(400),
    'A'.repeat(5_000),
    '__proto__',
  ];

  // Neighbours share their parsing and their queries: between 4, and between 16 lists of signals, which one handler
  // answers, each parameter meets every string it takes.
  const lists = new Set<string>(Object.values(signalListContracts).map(({ path }) => path));
  const isAsked = (path: string, turn: number): boolean => turn % (lists.has(path) ? 16 : 4) === 0;

  it('in any parameter is refused or matched literally, never a failure', async () => {
    const asked = allContracts().filter(({ method, access }) => method === 'GET' && access === 'open');
    for (const [at, { path, query }] of asked.entries()) {
      for (const name of Object.keys(query.shape)) {
        for (const [turn, value] of STRINGS.entries()) {
          const isTaken = query.safeParse({ [name]: value }).success;
          if (isTaken && !isAsked(path, at + turn)) continue;
          const { status } = await market.ask(path, { query: { [name]: value } });
          const question = `${path}?${name}=${value.slice(0, 40)} answered ${status}`;
          expect(isTaken ? [200, 400, 404] : [400], question).toContain(status);
        }
      }
    }
  }, 600_000);

  it('as a parameter name is refused', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'symbol[]', 'symbol[$ne]']) {
      const { statusCode } = await market.server.inject(`/api/stock/?${encodeURIComponent(name)}=x`);
      expect(statusCode, name).toBe(400);
    }
  });

  it('given twice is refused', async () => {
    const reply = await market.server.inject('/api/stock/?search=NABIL&search=UPPER');
    expect(reply.statusCode).toBe(400);
  });

  it('of any kind in the symbol filter finds no more than its literal prefix', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 20, unit: 'grapheme' }), async (symbol) => {
        const { status, text } = await market.ask('/data/floorsheet/', {
          query: { symbol, date: '2026-08-11' },
        });
        expect([200, 400]).toContain(status);
        if (status !== 200) return;
        const { rows } = JSON.parse(text) as { rows: { symbol: string }[] };
        const wanted = symbol.trim().toUpperCase();
        expect(rows.every((row) => row.symbol.startsWith(wanted))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('leaves the tape as it was', async () => {
    expect((await market.get('/data/floorsheet/', { date: '2026-08-10' })).totals.trades).toBe(4);
  });
});

describe('answers', () => {
  const PATH = '/data/floorsheet/';

  it('are built once and kept as long as their contract says', async () => {
    const ask = async () => JSON.parse((await market.ask('/odd/counted/')).text) as unknown;
    const first = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(first.map((answer) => JSON.stringify(answer))).size).toBe(1);
    now += 59_000;
    expect(await ask()).toEqual({ builds: 1 });
    now += 61_000;
    expect(await ask()).toEqual({ builds: 2 });
    now = NOW;
  });

  it('carry a strong ETag and their lifetime, and are not sent again to who holds them', async () => {
    const { headers } = await market.ask(PATH);
    expect(headers['etag']).toMatch(/^"[\w-]{22}"$/);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect(headers['cdn-cache-control']).toMatch(
      /^max-age=\d+, stale-while-revalidate=5, stale-if-error=60$/,
    );
    expect(headers['vary']).toBe('accept, accept-encoding, authorization');
    const again = await market.ask(PATH, { headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', headers['etag']]);
  });

  it.each(['br', 'gzip'] as const)(
    'are compressed by %s when they are large, under a tag of their own',
    async (encoding) => {
      const ask = async (accepted: string, tag = '') =>
        market.server.inject({
          url: '/api/index/',
          headers: { 'accept-encoding': accepted, ...(tag && { 'if-none-match': tag }) },
        });
      const plain = await ask('identity');
      const packed = await ask(encoding);
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(unpack(packed.rawPayload).toString()).toBe(plain.payload);
      expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
      expect((await ask(encoding, String(plain.headers['etag']))).statusCode).toBe(304);
    },
  );

  it('are CSV for who asks for it, with the columns of the contract', async () => {
    const { text, headers } = await market.ask(PATH, {
      query: { date: '2026-08-11' },
      headers: { accept: 'text/csv' },
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      'contract_id,symbol,buyer,seller,quantity,rate,amount,traded_at',
      '2026081101000001,NABIL,34,58,40,503,20120,',
    ]);
  });

  it('that are no table are not CSV', async () => {
    const { status } = await market.ask('/tools/as-of/', { headers: { accept: 'text/csv' } });
    expect(status).toBe(406);
  });

  it('carry the headers that keep a browser from harm, and none that opens them to other sites', async () => {
    const { headers } = await market.ask('/sector/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': HSTS_HEADER,
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('engines that cannot be reached', () => {
  it('are engine.unavailable, with a hint to come again', async () => {
    const nowhere = 'http://127.0.0.1:9';
    const tape = openTape({ url: nowhere, database: 'none' });
    const registry = openRegistry('postgres://nobody@127.0.0.1:9/none');
    const log = pino({ level: 'silent' });
    const server = await buildServer(
      { tape, registry, clock: () => NOW, log },
      { checkReplies: true, cacheBytes: 0 },
    );
    for (const url of ['/api/data/floorsheet/', '/api/broker/']) {
      const reply = await server.inject(url);
      expect([url, reply.statusCode, reply.json<{ code: string }>().code]).toEqual([
        url,
        503,
        'engine.unavailable',
      ]);
      expect(reply.headers['retry-after']).toBe('5');
    }
    const readiness = await server.inject('/readyz');
    expect([readiness.statusCode, readiness.json()]).toMatchObject([
      503,
      { status: 'starting', away: ['tape', 'registry'] },
    ]);
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    await server.close();
    await Promise.all([tape.close(), registry.destroy()]);
  });
});

describe('a server that is about to stop', () => {
  it('says so to balancers and answers all the same', async () => {
    const log = pino({ level: 'silent' });
    const server = await buildServer(
      { tape: market.tape, registry: market.registry, clock: () => NOW, log },
      { checkReplies: true, cacheBytes: 0, isLeaving: () => true },
    );
    const reply = await server.inject('/readyz');
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([503, 'server.leaving']);
    expect((await server.inject('/api/broker/')).statusCode).toBe(200);
    await server.close();
  });

  it('answers what comes by a kept connection while it closes, and ends the connection', async () => {
    const log = pino({ level: 'silent' });
    const server = await buildServer(
      { tape: market.tape, registry: market.registry, clock: () => NOW, log },
      { checkReplies: true, cacheBytes: 0 },
    );
    await server.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.write(
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/broker/ HTTP/1.1\r\nHost: localhost\r\n',
    );
    await expect.poll(() => answer).toContain('HTTP/1.1 200');
    const closing = server.close();
    await expect.poll(() => server.server.listening).toBe(false);
    answer = '';
    socket.write('\r\n');
    await Promise.all([closing, once(socket, 'close')]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer.toLowerCase()).toContain('connection: close');
  });
});

describe('around the calls', () => {
  it('health and readiness are told', async () => {
    for (const url of ['/healthz', '/readyz']) {
      expect((await market.server.inject(url)).json()).toEqual({ status: 'ok' });
    }
  });

  it('the OpenAPI document and its page are served, the page without scripts from elsewhere', async () => {
    const document = (await market.server.inject('/api/openapi.json')).json<{ openapi: string }>();
    expect(document.openapi).toBe('3.1.0');
    const page = await market.server.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.payload).not.toMatch(/<script[^>]+src="https?:/);
    expect(page.payload).not.toMatch(/<script>/);
  });
});
