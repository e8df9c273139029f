import { Client } from 'pg';
import { expect, it } from 'vitest';
import { testClickHouse, testPostgres } from './index.ts';

it('gives each caller an empty ClickHouse database that is gone after drop', async () => {
  const first = await testClickHouse();
  const second = await testClickHouse();
  await first.client.command({ query: 'create table t (a UInt8) engine = Memory' });
  const tables = await second.client.query({ query: 'show tables', format: 'JSONEachRow' });
  expect(await tables.json()).toEqual([]);
  await first.drop();
  const left = await second.client.query({
    query: 'select name from system.databases where name in ({names:Array(String)})',
    query_params: { names: [first.database, second.database] },
    format: 'JSONEachRow',
  });
  expect(await left.json()).toEqual([{ name: second.database }]);
  await second.drop();
});

it('gives each caller an empty PostgreSQL database that is gone after drop', async () => {
  const database = await testPostgres();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const tables = await client.query(`select from information_schema.tables where table_schema = 'public'`);
  expect(tables.rowCount).toBe(0);
  await client.end();
  await database.drop();
  await expect(new Client({ connectionString: database.url }).connect()).rejects.toThrow(/does not exist/);
});
