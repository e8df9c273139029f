import type { EngineGuard, OnLost } from '@chuli/kernel';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { registryFault, spoilsConnection } from './fault.ts';

/** Takes a connection out of the pool; one that comes after it was given up is closed. */
const checkOut = async (pool: pg.Pool, onLost: OnLost): Promise<pg.PoolClient> => {
  let isGivenUp = false;
  onLost(() => void (isGivenUp = true));
  const client = await pool.connect();
  if (isGivenUp) client.release(true);
  return client;
};

/**
 * A connection of which one statement may still run, or whose answer may still come, is closed and not used again: the
 * next to have it would get the answer of somebody else, and its server undoes what was begun on it.
 */
const guardClient = (client: pg.PoolClient, guard: EngineGuard): PostgresPoolClient => {
  let isSpoilt = false;
  const query = async (text: string, values?: readonly unknown[]): Promise<pg.QueryResult> => {
    try {
      return await guard.ask(() => client.query(text, values === undefined ? undefined : [...values]));
    } catch (error) {
      isSpoilt ||= spoilsConnection(error);
      throw registryFault(error);
    }
  };
  return {
    query: query as never,
    release: () => client.release(isSpoilt),
  };
};

/** The pool as the query builder takes it, with the guard before every connection and every statement. */
export const guardPool = (pool: pg.Pool, guard: EngineGuard): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    try {
      return guardClient(await guard.ask((onLost) => checkOut(pool, onLost)), guard);
    } catch (error) {
      throw registryFault(error);
    }
  },
  end: () => pool.end(),
});
