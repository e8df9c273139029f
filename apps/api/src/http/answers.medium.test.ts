import { request } from 'node:http';
import { AppError, instant } from '@chuli/kernel';
import type { ContractMap } from '@chuli/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { NOW } from '../testing/small-market.ts';
import { type TestServer, openTestServer } from '../testing/test-server.ts';
import { implement } from './implement.ts';

const LIFE_S = 10;

const call = (path: `/${string}`, reply: z.ZodType) =>
  ({
    method: 'GET',
    path,
    summary: path,
    access: 'open',
    cache: { seconds: LIFE_S, entries: 5 },
    cost: 'light',
    mostRows: 3,
    query: z.strictObject({}),
    reply,
  }) as const;

const contracts = {
  fragile: call('/odd/fragile/', z.object({ builds: z.int() })),
  large: call('/odd/large/', z.object({ text: z.string() })),
  long: call('/odd/long/', z.object({ rows: z.array(z.int()) })),
  slow: call('/odd/slow/', z.object({ seconds: z.number() })),
} as const satisfies ContractMap;

let now: number = NOW;
let builds = 0;
let isAway = false;
const ended: string[] = [];

const endpoints = implement(contracts, {
  fragile: () => {
    if (isAway) throw new AppError('engine.unavailable');
    return { builds: ++builds };
  },
  large: () => ({ text: 'x'.repeat(1_000_001) }),
  long: () => ({ rows: [1, 2, 3, 4] }),
  slow: async ({ tape }) => {
    try {
      const query = 'SELECT sum(sleepEachRow(0.1)) AS seconds FROM numbers(100) SETTINGS max_block_size = 1';
      await (await tape.query({ query, format: 'JSONEachRow' })).json();
      ended.push('answered');
    } catch {
      ended.push('stopped');
    }
    return { seconds: 10 };
  },
});

let place: TestServer;
let port = 0;

beforeAll(async () => {
  place = await openTestServer({ empty: true, clock: () => instant(now), cacheBytes: 1e6, endpoints });
  await place.server.listen({ host: '127.0.0.1', port: 0 });
  const address = place.server.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => place.close());

it('the last answer is given, and says so, while an engine is away; a new one as soon as it is back', async () => {
  const ask = async () => {
    const { status, text, headers } = await place.ask('/odd/fragile/');
    return [status, text, headers['x-chuli-kept'], headers['cache-control']];
  };
  expect(await ask()).toEqual([200, '{"builds":1}', undefined, `public, max-age=${LIFE_S}`]);
  now += LIFE_S * 1_000;
  expect(await ask()).toEqual([200, '{"builds":1}', undefined, 'public, max-age=0']);
  await expect.poll(() => builds).toBe(2);
  const since = now;
  isAway = true;
  now += 3_600_000;
  expect(await ask()).toEqual([200, '{"builds":2}', String(since), 'no-store']);
  isAway = false;
  expect(await ask()).toEqual([200, '{"builds":3}', undefined, `public, max-age=${LIFE_S}`]);
});

it('nothing larger than a megabyte leaves, and no more rows than the contract says', async () => {
  const large = await place.ask('/odd/large/');
  expect([large.status, large.text.includes('answer.too-large')]).toEqual([400, true]);
  const long = await place.ask('/odd/long/');
  expect([long.status, long.text.includes('data.inconsistent')]).toEqual([500, true]);
});

it('work for a reader who has left is ended', async () => {
  const asking = request({ host: '127.0.0.1', port, path: '/api/odd/slow/' });
  asking.on('error', () => undefined);
  asking.end();
  const running = async (): Promise<number> => {
    const query = "SELECT count() AS n FROM system.processes WHERE query LIKE '%sleepEachRow%numbers(100)%'";
    const rows = await (await place.tape.query({ query, format: 'JSONEachRow' })).json<{ n: number }>();
    return rows[0]?.n ?? 0;
  };
  // The question about running questions finds itself.
  await vi.waitFor(async () => expect(await running()).toBeGreaterThan(1), { timeout: 60_000 });
  asking.destroy();
  await vi.waitFor(() => expect(ended).toEqual(['stopped']), { timeout: 60_000 });
});
