import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Registry } from './client.ts';
import { REFERENCE_TABLES } from './reference/write-reference.ts';

/** One value for the whole reference data, whatever the order in which it was written, and when. */
export const registryStateHash = async (registry: Registry): Promise<string> => {
  const whole = createHash('sha256');
  for (const table of REFERENCE_TABLES) {
    const { rows } = await sql<{ rows: number; hash: string | null }>`
      select count(*) as rows, md5(string_agg(row, '' order by row)) as hash
      from (select md5((to_jsonb(t) - array['found_at', 'said_since'])::text) as row from ${sql.table(table)} t) as hashed`.execute(
      registry,
    );
    whole.update(`${table} ${rows[0]?.rows} ${rows[0]?.hash}\n`);
  }
  return whole.digest('hex');
};
