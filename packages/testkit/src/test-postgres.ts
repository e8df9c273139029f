import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { MAINTENANCE_DATABASE, withDatabase } from './addresses.ts';

export type TestPostgres = {
  url: string;
  /** Removes the database, whoever is still connected. */
  drop: () => Promise<void>;
};

const runOnce = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: withDatabase(inject('postgresUrl'), MAINTENANCE_DATABASE) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** An empty PostgreSQL database of its own for one test file. */
export const testPostgres = async (): Promise<TestPostgres> => {
  const database = `chuli_test_${randomBytes(8).toString('hex')}`;
  await runOnce(`create database ${database} template template0 encoding 'UTF8'`);
  return {
    url: withDatabase(inject('postgresUrl'), database),
    drop: () => runOnce(`drop database if exists ${database} with (force)`),
  };
};
