import { AppError, createGuard, instant, shared } from '@chuli/kernel';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { registryFault, verdictOf } from './fault.ts';
import { guardPool } from './guarded-pool.ts';
import type { Database } from './schema.ts';
import { ANSWER_GRACE_MS, KEEP_ALIVE_MS, REGISTRY_USES, type RegistryUse } from './uses.ts';

/** The connection to PostgreSQL that every query of this package takes as its first argument. */
export type Registry = Kysely<Database>;

/** What must be written together with something else takes this, and cannot be called outside of a transaction. */
export type RegistryTransaction = Transaction<Database>;

const DATE = 1082;
const BIGINT = 20;
const NUMERIC = 1700;

const toSafeNumber = (text: string): number => {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new AppError('data.inconsistent', { text });
  return value;
};

/** A date column is a calendar day, not an instant: it stays text. */
const parserOf = (oid: number, format?: 'text' | 'binary') => {
  if (oid === DATE) return (text: string) => text;
  if (oid === BIGINT || oid === NUMERIC) return toSafeNumber;
  return format === undefined ? pg.types.getTypeParser(oid) : pg.types.getTypeParser(oid, format);
};

const openPool = (url: string, connections: number, use: RegistryUse): pg.Pool => {
  const { statementMs, lockMs, waitMs, idleInTransactionMs } = REGISTRY_USES[use];
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: { getTypeParser: parserOf as never },
    connectionTimeoutMillis: waitMs,
    statement_timeout: statementMs,
    query_timeout: statementMs + ANSWER_GRACE_MS,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
};

/** By a connection of its own: those of the pool may all be waiting for an answer. */
const pingServer = async (url: string, withinMs: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: withinMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw registryFault(error);
  } finally {
    client.end().catch(() => undefined);
  }
};

/** How full the connections are. */
export type PoolLoad = { readonly inUse: number; readonly waiting: number; readonly size: number };

type Watched = { ping: () => Promise<void>; isAway: () => boolean; load: () => PoolLoad };

const NO_POOL: PoolLoad = { inUse: 0, waiting: 0, size: 0 };

const watched = new WeakMap<Registry, Watched>();

/** Whether the server is there at this moment, within the limit of its use; throws `engine.unavailable` when it is not. */
export const pingRegistry = async (registry: Registry): Promise<void> => watched.get(registry)?.ping();

/** Whether the last that was heard is that the server is away; nothing is asked for it. */
export const isRegistryAway = (registry: Registry): boolean => watched.get(registry)?.isAway() ?? false;

/** Connections at work, questions that wait for one, and how many there may be. */
export const poolOf = (registry: Registry): PoolLoad => watched.get(registry)?.load() ?? NO_POOL;

/**
 * A server that restarts ends idle connections; the pool opens new ones by itself and only tells of it, and with nobody
 * listening that would end the process. So does a connection that is lost between two statements of a transaction, for
 * which the pool does not listen. Whoever asks next hears when there is still no server: docs/adr/0024.
 */
export const openRegistry = (url: string, connections = 10, use: RegistryUse = 'command'): Registry => {
  const pool = openPool(url, connections, use);
  const { quietMs, pingMs } = REGISTRY_USES[use];
  const ping = shared(() => pingServer(url, pingMs));
  const guard = createGuard({
    engine: 'registry',
    clock: () => instant(Date.now()),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    ping,
    judge: verdictOf,
    quietMs,
  });
  const registry = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guardPool(pool, guard) }) });
  const load = (): PoolLoad => ({
    inUse: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount,
    size: connections,
  });
  watched.set(registry, { ping, isAway: guard.isAway, load });
  return registry;
};
