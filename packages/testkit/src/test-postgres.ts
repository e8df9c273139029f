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

/** A database under a name of its own, made as the caller wants it. */
export const ownDatabase = async (create: (name: string) => Promise<void>): Promise<TestPostgres> => {
  const name = `chuli_test_${randomBytes(8).toString('hex')}`;
  await create(name);
  return {
    url: withDatabase(inject('postgresUrl'), name),
    drop: () => runOnce(`drop database if exists ${name} with (force)`),
  };
};

/** An empty PostgreSQL database of its own for one test file. */
export const testPostgres = (): Promise<TestPostgres> =>
  ownDatabase((name) => runOnce(`create database ${name} template template0 encoding 'UTF8'`));
