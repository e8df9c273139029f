import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { residentMegabytes, type SpawnedServer, spawnServer } from './spawned-server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chuli-clickhouse-'));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGKILL')));
  await rm(folder, { recursive: true, force: true });
});

const servers: SpawnedServer[] = [];

const serverOn = async (name: string): Promise<SpawnedServer> => {
  const server = await spawnServer(path.join(folder, name));
  servers.push(server);
  return server;
};

const clientOf = (url: string): ClickHouseClient =>
  createClient({ url, log: { level: ClickHouseLogLevel.OFF } });

const countOf = async (client: ClickHouseClient, table: string): Promise<number> => {
  const result = await client.query({ query: `select count() as n from ${table}`, format: 'JSONEachRow' });
  return Number((await result.json<{ n: string }>())[0]?.n);
};

/** Memory at its highest while something runs, above what it was before. */
const growthDuring = async (pid: number, work: () => Promise<void>): Promise<number> => {
  const before = residentMegabytes(pid);
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(pid));
  }, 100);
  await work();
  clearInterval(timer);
  return highest - before;
};

function* lines(count: number): Generator<string> {
  const size = 10_000;
  for (let from = 0; from < count; from += size) {
    yield Array.from(
      { length: size },
      (_, index) => `{"id":${from + index},"note":"row ${from + index}"}\n`,
    ).join('');
  }
}

describe.skipIf((process.env['CLICKHOUSE_URL'] ?? '') !== '')(
  'the process (only where the tool itself is tested)',
  () => {
    it('has every acknowledged insert after it was killed', async () => {
      const name = 'killed';
      const server = await serverOn(name);
      const client = clientOf(server.url);
      await client.command({ query: 'create table kept (id UInt64) engine = MergeTree order by id' });
      let acknowledged = 0;
      const writing = (async () => {
        for (let batch = 0; ; batch += 1) {
          const values = Array.from({ length: 100 }, (_, index) => ({ id: batch * 100 + index }));
          await client.insert({ table: 'kept', values, format: 'JSONEachRow' });
          acknowledged += values.length;
        }
      })();
      setTimeout(() => void server.stop('SIGKILL'), 1_500);
      await expect(writing).rejects.toThrow(/ECONN|hang up/);
      await client.close();

      const again = await serverOn(name);
      const reader = clientOf(again.url);
      expect(acknowledged).toBeGreaterThan(0);
      // The insert that was under way may have been stored before its acknowledgement was sent.
      expect([acknowledged, acknowledged + 100]).toContain(await countOf(reader, 'kept'));
      await reader.close();
      expect(await again.stop('SIGTERM')).toBe(0);
    });

    it('answers what was asked while it stood still', async () => {
      const server = await serverOn('stood still');
      const client = clientOf(server.url);
      await client.command({ query: 'select 1' });
      process.kill(server.pid, 'SIGSTOP');
      setTimeout(() => process.kill(server.pid, 'SIGCONT'), 7_000);
      const asked = await client.query({ query: 'select 2 as two', format: 'JSONEachRow' });
      expect(await asked.json()).toEqual([{ two: 2 }]);
      await client.close();
      await server.stop('SIGTERM');
    });

    it('refuses a folder that another one owns, and says so', async () => {
      const name = 'owned';
      const owner = await serverOn(name);
      await expect(serverOn(name)).rejects.toThrow(/exit code 1: [\s\S]*another process owns it/);
      const client = clientOf(owner.url);
      expect(await client.ping()).toEqual({ success: true });
      await client.close();
      await owner.stop('SIGTERM');
    });

    it('ends in good order while a query runs', async () => {
      const server = await serverOn('ended');
      const client = clientOf(server.url);
      const running = client.query({ query: 'select sleep(1) as slept', format: 'JSONEachRow' });
      await new Promise((resolve) => setTimeout(resolve, 300));
      const stopped = server.stop('SIGTERM');
      expect(await (await running).json()).toEqual([{ slept: 0 }]);
      expect(await stopped).toBe(0);
      await client.close();
    });

    it('takes a million rows and gives many in flat memory', async () => {
      const server = await serverOn('large');
      const client = clientOf(server.url);
      await client.command({
        query: 'create table large (id UInt64, note String) engine = MergeTree order by id',
      });
      const insertGrowth = await growthDuring(server.pid, async () => {
        await client.exec({
          query: 'insert into large format JSONEachRow',
          values: Readable.from(lines(1_000_000), { objectMode: false }),
        });
      });
      expect(await countOf(client, 'large')).toBe(1_000_000);
      let bytes = 0;
      const readGrowth = await growthDuring(server.pid, async () => {
        const { stream } = await client.exec({
          query: `select number, repeat('x', 100) from numbers(4000000) format JSONCompactEachRow`,
        });
        for await (const piece of stream as AsyncIterable<Buffer>) bytes += piece.length;
      });
      await client.close();
      await server.stop('SIGTERM');
      expect(bytes).toBeGreaterThan(400_000_000);
      expect(insertGrowth).toBeLessThan(500);
      expect(readGrowth).toBeLessThan(250);
    });
  },
);
