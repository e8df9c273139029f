import { sql } from 'kysely';
import type { Registry } from '../client.ts';
import type { KeptTable } from './tables.ts';

export type KeptThing = KeptTable['what'];

/** Writes down up to which moment something is kept; null while nobody can say. */
export const tellKept = async (registry: Registry, what: KeptThing, until: Date | null): Promise<void> => {
  const told_at = sql<Date>`clock_timestamp()`;
  await registry
    .insertInto('kept')
    .values({ what, until, told_at })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ until, told_at }))
    .execute();
};

/** Up to which moment each is kept; what was never kept is not there. */
export const readKept = async (registry: Registry): Promise<Map<KeptThing, Date>> => {
  const rows = await registry.selectFrom('kept').select(['what', 'until']).execute();
  return new Map(rows.flatMap(({ what, until }) => (until === null ? [] : [[what, until] as const])));
};

/** The clock of the server, by which its commits are stamped. */
export const serverTime = async (registry: Registry): Promise<Date> => {
  const { rows } = await sql<{
    at: Date;
  }>`select date_trunc('milliseconds', clock_timestamp()) as at`.execute(registry);
  const [row] = rows;
  if (row === undefined) throw new Error('the server tells no time');
  return row.at;
};

/** Whatever was acknowledged until `at` lies in the log before `place`. */
export type Beat = { readonly at: Date; readonly place: string };

/** A commit of our own behind all that was acknowledged until now, on the disk of the server. */
export const beat = async (registry: Registry, until: Date | null): Promise<Beat> => {
  const at = await serverTime(registry);
  await tellKept(registry, 'log', until);
  const { rows } = await sql<{ place: string }>`select pg_current_wal_flush_lsn()::text as place`.execute(
    registry,
  );
  return { at, place: rows[0]?.place ?? '' };
};

/** Names of the migrations that a registry has. */
export const appliedMigrations = async (registry: Registry): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(
    registry,
  );
  return rows.map(({ name }) => name);
};
