import { sql } from 'kysely';
import type { Registry } from '../client.ts';

export type AccessChanges = {
  /** From where to ask the next time: every transaction before it was seen, or never will be. */
  readonly from: bigint;
  /** People whose grants changed and sign-ins that ended; null where there are more than were asked for. */
  readonly subjects: readonly string[] | null;
};

type Row = { readonly from: string; readonly subjects: string[] };

/**
 * What has changed since the last question. Some of it may be told twice and nothing is left out, whatever clocks say: a
 * transaction that was under way at one question is behind the oldest that was, with which the next one begins.
 */
export const readAccessChanges = async (
  registry: Registry,
  from: bigint | null,
  most: number,
): Promise<AccessChanges> => {
  const { rows } = await sql<Row>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as "from",
      array(
        select distinct subject from access_change where transaction >= ${String(from ?? 0)}::xid8 limit ${most + 1}
      ) as subjects`.execute(registry);
  const [row] = rows;
  if (row === undefined) throw new Error('the registry does not say what has changed');
  const isAll = from !== null && row.subjects.length <= most;
  return { from: BigInt(row.from), subjects: isAll ? row.subjects : null };
};

/** Changes that everybody has long asked for. */
export const sweepAccessChanges = async (registry: Registry, before: Date): Promise<number> => {
  const swept = await registry.deleteFrom('access_change').where('at', '<', before).executeTakeFirst();
  return Number(swept.numDeletedRows);
};
