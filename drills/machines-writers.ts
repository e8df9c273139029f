import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Witness } from './machines-witness.ts';

const WRITERS = 4;
const PAUSE_MS = 20;
const ANSWER_WITHIN_MS = 3_000;
const READS = 10;
/** A balancer asks once a second, twice; the other takes over within a second or two of the word of a person. */
const BACK_WITHIN_MS = 15_000;

/** Writes to PostgreSQL, one row after the other. */
export type Writers = Witness & { readonly acknowledged: readonly number[] };

const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    statement_timeout: ANSWER_WITHIN_MS,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const writtenOnce = async (url: string): Promise<ReadonlySet<number>> => {
  const client = await connected(url);
  try {
    const { rows } = await client.query<{ id: number }>('select id from drill_written');
    return new Set(rows.map(({ id }) => id));
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** A balancer that has just found the other server cuts whoever asks: they come back. */
const writtenAt = async (url: string): Promise<ReadonlySet<number>> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await writtenOnce(url);
    } catch (error) {
      if (tries === READS) throw error;
      await delay(ANSWER_WITHIN_MS);
    }
};

export const createWritten = async (url: string): Promise<void> => {
  const client = await connected(url);
  await client.query('create table drill_written (id int primary key)');
  await client.end();
};

/** Where no answer comes they go on with the next: whether that one is there nobody knows. */
export const startWriters = (url: string): Writers => {
  const acknowledged: number[] = [];
  const stopping = new AbortController();
  let next = 0;
  let lastBegun = 0;
  const write = async (): Promise<void> => {
    let client: pg.Client | null = null;
    while (!stopping.signal.aborted) {
      const id = (next += 1);
      const begun = performance.now();
      try {
        client ??= await connected(url);
        await client.query('insert into drill_written values ($1)', [id]);
        acknowledged.push(id);
        lastBegun = Math.max(lastBegun, begun);
      } catch {
        await client?.end().catch(() => undefined);
        client = null;
      }
      await delay(PAUSE_MS);
    }
    await client?.end().catch(() => undefined);
  };
  const writing = Array.from({ length: WRITERS }, write);
  return {
    name: 'writes',
    withinMs: BACK_WITHIN_MS,
    isOnItsOwn: false,
    acknowledged,
    goesOnSince: (moment) => lastBegun > moment,
    faults: async () => {
      const told = [...acknowledged];
      const kept = await writtenAt(url);
      const lost = told.filter((id) => !kept.has(id)).length;
      return lost === 0 ? [] : [`${lost} acknowledged writes are lost`];
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(writing);
    },
    summary: () => `${acknowledged.length} writes acknowledged`,
  };
};

/** Whether a server says of a write that it is kept; one that waits for a copy in vain does not. */
export const acknowledges = async (url: string, id: number): Promise<boolean> => {
  let client: pg.Client | null = null;
  try {
    client = await connected(url);
    await client.query('insert into drill_written values ($1)', [id]);
    return true;
  } catch {
    return false;
  } finally {
    await client?.end().catch(() => undefined);
  }
};

/** A file of the log that is there has its place, also on a full disk: one after the other is used up. */
export const useUpFiles = async (url: string): Promise<void> => {
  const client = await connected(url).catch(() => null);
  await client?.query('select pg_switch_wal()').catch(() => undefined);
  await client?.end().catch(() => undefined);
};
