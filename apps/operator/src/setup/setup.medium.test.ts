import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { migrateTape, openTape } from '@chuli/tape';
import { recordImportStep } from '@chuli/tape/write';
import { acquireLease } from '@chuli/registry/live';
import { logDeed } from '@chuli/registry/site';
import { testClickHouse, testNats, testPostgres, testRegistry } from '@chuli/testkit';
import { expect, it } from 'vitest';
import { lookAtAll } from './setup.ts';

const NOBODY = 'http://127.0.0.1:1';

const SAID = {
  CHULI_TOKEN_KEY: 'x',
  CHULI_SEAL_KEY: 'x',
  CHULI_LIVE_KEY: 'x',
  CHULI_OPERATOR_KEY: 'x',
  CHULI_SMS: 'none',
  CHULI_TRUSTED_PROXIES: '127.0.0.1',
};

const missing = async (...asked: Parameters<typeof lookAtAll>): Promise<string[]> =>
  (await lookAtAll(...asked)).filter(({ fault }) => fault !== null).map(({ what }) => what);

it('misses an engine that is away, and all that stands in it', async () => {
  const postgres = await testPostgres();
  try {
    const settings = { registryUrl: postgres.url, tapeUrl: NOBODY, tapeDatabase: 'none' };
    const ports = { CHULI_WEB_PORT: '1', CHULI_API_PORT: '1', CHULI_LIVE_PORT: '1' };
    expect(await missing(settings, { ...SAID, ...ports, CHULI_TOKEN_KEY: '' })).toEqual([
      'the key that signs access tokens is set',
      'PostgreSQL is up to date',
      'ClickHouse answers',
      'ClickHouse is up to date',
      'the log answers',
      'a market is loaded',
      'somebody operates it',
      'prices are yours',
      'a feed reads the source',
      'signals are kept up to date',
      'web takes readers',
      'api takes readers',
      'live takes readers',
    ]);
  } finally {
    await postgres.drop();
  }
});

it('misses nothing once everything is there', async () => {
  const [{ url, registry, close }, clickhouse] = await Promise.all([testRegistry(), testClickHouse()]);
  const server = createServer((_, reply) => void reply.end('{}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  const tape = { url: clickhouse.url, database: clickhouse.database };
  await migrateTape(tape);
  const opened = openTape(tape);
  try {
    const settings = { registryUrl: url, tapeUrl: tape.url, tapeDatabase: tape.database };
    const variables = {
      ...SAID,
      NATS_URL: testNats().url,
      CHULI_WEB_PORT: port,
      CHULI_API_PORT: port,
      CHULI_LIVE_PORT: port,
    };
    const open = [
      'a market is loaded',
      'somebody operates it',
      'prices are yours',
      'a feed reads the source',
    ];
    expect(await missing(settings, variables)).toEqual([...open, 'signals are kept up to date']);

    await recordImportStep(opened, { step: 'market', digest: 'a', accepted: 1, rejected: 0 });
    const deed = { operator: 'sita', subject: 'gold-12', before: null, after: null };
    await logDeed(registry, { ...deed, command: 'forms list' }, new Date());
    expect(await missing(settings, variables)).toEqual([...open.slice(2), 'signals are kept up to date']);

    await logDeed(registry, { ...deed, command: 'packages set-price' }, new Date());
    for (const source of ['log CHULI', 'signals'])
      await acquireLease(registry, { source, holder: 'test', lifeMs: 60_000 });
    expect(await missing(settings, variables)).toEqual([]);

    await acquireLease(registry, { source: 'signals', holder: 'test', lifeMs: -1 });
    expect(await missing(settings, variables)).toEqual(['signals are kept up to date']);
  } finally {
    server.close();
    server.closeAllConnections();
    await Promise.all([opened.close(), close(), clickhouse.drop()]);
  }
});
