import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const PAUSE_MS = 20;
const ANSWER_WITHIN_MS = 3_000;

export type Writers = {
  /** What the server has said is written. */
  readonly acknowledged: readonly number[];
  /** When the last of them was. */
  lastAt: () => number;
  stop: () => Promise<void>;
};

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

/** Write one row after the other, and go on with the next where no answer comes: whether that one is there nobody knows. */
export const startWriters = (url: string, count: number): Writers => {
  const acknowledged: number[] = [];
  const stopping = new AbortController();
  let next = 0;
  let lastAt = performance.now();
  const write = async (): Promise<void> => {
    let client: pg.Client | null = null;
    while (!stopping.signal.aborted) {
      const id = (next += 1);
      try {
        client ??= await connected(url);
        await client.query('insert into drill_written values ($1)', [id]);
        acknowledged.push(id);
        lastAt = performance.now();
      } catch {
        await client?.end().catch(() => undefined);
        client = null;
      }
      await delay(PAUSE_MS);
    }
    await client?.end().catch(() => undefined);
  };
  const writing = Array.from({ length: count }, write);
  return {
    acknowledged,
    lastAt: () => lastAt,
    stop: async () => {
      stopping.abort();
      await Promise.all(writing);
    },
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

export const writtenAt = async (url: string): Promise<ReadonlySet<number>> => {
  const client = await connected(url);
  try {
    const { rows } = await client.query<{ id: number }>('select id from drill_written');
    return new Set(rows.map(({ id }) => id));
  } finally {
    await client.end();
  }
};
