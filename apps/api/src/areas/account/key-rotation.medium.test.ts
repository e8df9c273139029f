import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer } from '../../server.ts';
import { NOW } from '../../testing/small-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';
import { generateTokenKey, keyRing } from './token-key.ts';

let place: TestServer;
beforeAll(async () => {
  place = await openTestServer({ empty: true });
});
afterAll(() => place.close());

const [old, next] = [generateTokenKey(), generateTokenKey()];

/** A process of the API on the same registry. */
const processWith = (...keys: Parameters<typeof keyRing>) =>
  buildServer(
    { tape: place.tape, registry: place.registry, clock: () => NOW, log: pino({ level: 'silent' }) },
    { checkReplies: true, cacheBytes: 0, people: { tokenKeys: keyRing(...keys) } },
  );

type Process = Awaited<ReturnType<typeof processWith>>;

const tokenFrom = async (server: Process): Promise<string> => {
  const reply = await server.inject({
    method: 'POST',
    url: '/api/authenticate/v2/demo/',
    payload: { device: 'a device of the rotation' },
  });
  return reply.json<{ access: string }>().access;
};

const statusAt = async (server: Process, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await server.inject({ url: '/api/accounts/user/whoami/', headers })).statusCode;
};

it('two processes in the middle of a rotation accept each other, and neither a key that was dropped', async () => {
  const before = await processWith(old, [next]);
  const after = await processWith(next, [old]);
  const done = await processWith(next);
  const [ofOld, ofNew] = [await tokenFrom(before), await tokenFrom(after)];
  for (const server of [before, after])
    for (const token of [ofOld, ofNew]) expect(await statusAt(server, token)).toBe(200);
  expect(await statusAt(done, ofNew)).toBe(200);
  expect(await statusAt(done, ofOld)).toBe(401);
  await Promise.all([before, after, done].map((server) => server.close()));
});
