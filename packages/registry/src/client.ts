import { AppError } from '@chuli/kernel';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/** The connection to PostgreSQL that every query of this package takes as its first argument. */
export type Registry = Kysely<Database>;

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

/**
 * A server that restarts ends idle connections; the pool opens new ones by itself and only tells of it, and with nobody
 * listening that would end the process. So does a connection that is lost between two statements of a transaction, for
 * which the pool does not listen. Whoever asks next hears when there is still no server.
 */
export const openRegistry = (url: string, connections = 10): Registry => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: { getTypeParser: parserOf as never },
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
};
