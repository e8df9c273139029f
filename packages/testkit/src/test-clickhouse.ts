import { randomBytes } from 'node:crypto';
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { inject } from 'vitest';
import './addresses.ts';

export type TestClickHouse = {
  url: string;
  database: string;
  client: ClickHouseClient;
  /** Removes the database and closes the client. */
  drop: () => Promise<void>;
};

/** An empty ClickHouse database of its own for one test file. */
export const testClickHouse = async (): Promise<TestClickHouse> => {
  const url = inject('clickHouseUrl');
  const database = `test_${randomBytes(8).toString('hex')}`;
  // Failures are what some tests are about; the client need not report them as well.
  const log = { level: ClickHouseLogLevel.OFF };
  const client = createClient({ url, database, log });
  const owner = createClient({ url, log });
  await owner.command({ query: `create database ${database}` });
  return {
    url,
    database,
    client,
    drop: async () => {
      await client.close();
      await owner.command({ query: `drop database ${database}` });
      await owner.close();
    },
  };
};
