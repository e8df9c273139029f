import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Registry } from './client.ts';
import { REFERENCE_TABLES } from './write-reference.ts';

/** One value for the whole reference data, whatever the order in which it was written. */
export const registryStateHash = async (registry: Registry): Promise<string> => {
  const whole = createHash('sha256');
  for (const table of REFERENCE_TABLES) {
    const { rows } = await sql<{ rows: number; hash: string | null }>`
      select count(*) as rows, md5(string_agg(md5(t::text), '' order by md5(t::text))) as hash
      from ${sql.table(table)} t`.execute(registry);
    whole.update(`${table} ${rows[0]?.rows} ${rows[0]?.hash}\n`);
  }
  return whole.digest('hex');
};
