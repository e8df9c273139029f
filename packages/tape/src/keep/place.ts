import { createClient } from '@clickhouse/client';
import { type Tape, ask } from '../client.ts';

/** Names of the migrations that a tape has. */
export const tapeMigrations = async (tape: Tape): Promise<string[]> => {
  const rows = await ask<{ name: string }>(tape, 'SELECT name FROM schema_migration FINAL ORDER BY name');
  return rows.map(({ name }) => name);
};

/** Whether nothing is there yet under this name. */
export const isFreshDatabase = async (url: string, database: string): Promise<boolean> => {
  const server = createClient({ url });
  try {
    const reply = await server.query({
      query: 'SELECT count() AS there FROM system.databases WHERE name = {database:String}',
      query_params: { database },
      format: 'JSONEachRow',
    });
    const [row] = await reply.json<{ there: string | number }>();
    return Number(row?.there) === 0;
  } finally {
    await server.close();
  }
};
