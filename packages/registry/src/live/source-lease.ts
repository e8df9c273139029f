import { sql } from 'kysely';
import type { Registry } from '../client.ts';

/** The right to read a source and to publish what it says. */
export type Lease = { source: string; holder: string; term: number };

/** Moments are those of the database: the clocks of two machines may differ by more than a lease lasts. */
const ends = (lifeMs: number) => sql<Date>`clock_timestamp() + ${lifeMs} * interval '1 millisecond'`;

/** The lease when it is free, expired or already this holder's; null while another has it. */
export const acquireLease = async (
  registry: Registry,
  { source, holder, lifeMs }: { source: string; holder: string; lifeMs: number },
): Promise<Lease | null> => {
  const acquired = await registry
    .insertInto('source_lease')
    .values({ source, holder, term: 1, expires_at: ends(lifeMs) })
    .onConflict((conflict) =>
      conflict
        .column('source')
        .doUpdateSet({
          holder,
          term: sql<number>`source_lease.term + (source_lease.holder <> ${holder})::int`,
          expires_at: ends(lifeMs),
        })
        .where((eb) =>
          eb.or([
            eb('source_lease.holder', '=', holder),
            eb('source_lease.expires_at', '<=', sql<Date>`clock_timestamp()`),
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
    .values({ source, holder, term: 1, expires_at: ends(lifeMs) })
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet({
        holder,
        term: sql<number>`source_lease.term + 1`,
        expires_at: ends(lifeMs),
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
    .set({ expires_at: ends(lifeMs) })
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
    .set({ expires_at: sql<Date>`clock_timestamp()` })
    .where('source', '=', lease.source)
    .where('holder', '=', lease.holder)
    .where('term', '=', lease.term)
    .execute();
};
