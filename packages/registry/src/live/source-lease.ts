import { sql } from 'kysely';
import type { Registry } from '../client.ts';

/** The right to read a source and to publish what it says. */
export type Lease = { source: string; holder: string; term: number };

/** By the clock of the server, for people who look: it gives nobody a lease (docs/adr/0069). */
const ends = (lifeMs: number) => sql<Date>`clock_timestamp() + ${lifeMs} * interval '1 millisecond'`;

/** A row of which nothing was written since has the same version. */
const version = sql<string>`source_lease.xmin::text`;

type Seen = { readonly version: string; readonly since: number };
const seenIn = new WeakMap<Registry, Map<string, Seen>>();

const seenOf = (registry: Registry): Map<string, Seen> => {
  const seen = seenIn.get(registry) ?? new Map<string, Seen>();
  seenIn.set(registry, seen);
  return seen;
};

/** The version of the lease that this process has seen unchanged for as long as it lasts; null where it has to wait. */
const overdueVersion = async (registry: Registry, source: string, lifeMs: number): Promise<string | null> => {
  const seen = seenOf(registry);
  const row = await registry
    .selectFrom('source_lease')
    .select([version.as('version'), 'life_ms'])
    .where('source', '=', source)
    .executeTakeFirst();
  if (row === undefined) return null;
  const before = seen.get(source);
  if (before?.version === row.version)
    return performance.now() - before.since >= (row.life_ms ?? lifeMs) ? row.version : null;
  // Counted from the answer on: the holder has renewed it before that.
  seen.set(source, { version: row.version, since: performance.now() });
  return null;
};

/**
 * The lease when it is free, already this holder's, or was not renewed for as long as it lasts while this process looked
 * on; null while another has it. Counted by a watch that nobody sets: the server that has the lease may be another than
 * the one that had it, with a clock of its own.
 */
export const acquireLease = async (
  registry: Registry,
  { source, holder, lifeMs }: { source: string; holder: string; lifeMs: number },
): Promise<Lease | null> => {
  const overdue = await overdueVersion(registry, source, lifeMs);
  const acquired = await registry
    .insertInto('source_lease')
    .values({ source, holder, term: 1, expires_at: ends(lifeMs), life_ms: lifeMs })
    .onConflict((conflict) =>
      conflict
        .column('source')
        .doUpdateSet({
          holder,
          term: sql<number>`source_lease.term + (source_lease.holder <> ${holder})::int`,
          expires_at: ends(lifeMs),
          life_ms: lifeMs,
        })
        .where((eb) =>
          eb.or([
            eb('source_lease.holder', '=', holder),
            eb('source_lease.left_term', '=', eb.ref('source_lease.term')),
            ...(overdue === null ? [] : [eb(version, '=', overdue)]),
          ]),
        ),
    )
    .returning('term')
    .executeTakeFirst();
  return acquired === undefined ? null : { source, holder, term: acquired.term };
};

/** The lease for a person's own command, whoever has it: the holder before loses it and may have it again afterwards. */
export const takeLease = async (
  registry: Registry,
  { source, holder, lifeMs }: { source: string; holder: string; lifeMs: number },
): Promise<Lease> => {
  const { term } = await registry
    .insertInto('source_lease')
    .values({ source, holder, term: 1, expires_at: ends(lifeMs), life_ms: lifeMs })
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet({
        holder,
        term: sql<number>`source_lease.term + 1`,
        expires_at: ends(lifeMs),
        life_ms: lifeMs,
      }),
    )
    .returning('term')
    .executeTakeFirstOrThrow();
  return { source, holder, term };
};

/** False when another took over in the meantime. A lease that only ran out is still nobody else's and goes on. */
export const renewLease = async (registry: Registry, lease: Lease, lifeMs: number): Promise<boolean> => {
  const { numUpdatedRows } = await registry
    .updateTable('source_lease')
    .set({ expires_at: ends(lifeMs), life_ms: lifeMs, left_term: null })
    .where('source', '=', lease.source)
    .where('holder', '=', lease.holder)
    .where('term', '=', lease.term)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** The next holder need not wait for the end of the lease. */
export const releaseLease = async (registry: Registry, lease: Lease): Promise<void> => {
  await registry
    .updateTable('source_lease')
    .set({ expires_at: sql<Date>`clock_timestamp()`, left_term: lease.term })
    .where('source', '=', lease.source)
    .where('holder', '=', lease.holder)
    .where('term', '=', lease.term)
    .execute();
};
