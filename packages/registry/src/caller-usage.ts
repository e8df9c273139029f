import { sql } from 'kysely';
import type { Registry } from './client.ts';

export type Used = { readonly key: string; readonly cost: number };

/** By name, so that two processes which count the same callers wait for each other in one order. */
const byName = (one: Used, other: Used): number => (one.key < other.key ? -1 : 1);

/**
 * Counts what callers used at one process and tells what all processes together have counted, less what has drained
 * away since. The moment is the database's; of one whose clock was set back, or that took over with a slower one, nothing
 * has drained and nothing comes back.
 */
export const addCallerUsage = async (
  registry: Registry,
  used: readonly Used[],
  perSecond: number,
): Promise<ReadonlyMap<string, number>> => {
  if (used.length === 0) return new Map();
  const sorted = used.toSorted(byName);
  const { rows } = await sql<{ caller: string; used: number }>`
    insert into caller_usage as known (caller, used, at)
    select caller, used, clock_timestamp()
    from unnest(${sorted.map(({ key }) => key)}::text[], ${sorted.map(({ cost }) => cost)}::float8[])
      as counted (caller, used)
    on conflict (caller) do update set
      used = greatest(
          0, known.used - greatest(0, extract(epoch from excluded.at - known.at)) * ${perSecond}::float8
        ) + excluded.used,
      at = excluded.at
    returning caller, used`.execute(registry);
  return new Map(rows.map((row) => [row.caller, row.used]));
};

/** Callers who have not been seen for so long that nothing of it is left. */
export const sweepCallerUsage = async (registry: Registry, before: Date): Promise<number> => {
  const swept = await registry.deleteFrom('caller_usage').where('at', '<', before).executeTakeFirst();
  return Number(swept.numDeletedRows);
};
