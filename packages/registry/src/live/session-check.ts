import type { TradingDate } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry } from '../client.ts';

/** What the last comparison of an exact day with itself found; nothing where everything agrees. */
export type SessionCheck = { day: TradingDate; differences: string[] };
export type StoredCheck = SessionCheck & { checked_at: Date };

/** Exact days that were never compared, and those not for so long, unless it is null; the longest wait first. */
export const sessionsToCheck = async (
  registry: Registry,
  olderThanMs: number | null,
): Promise<TradingDate[]> => {
  const days = await registry
    .selectFrom('trading_session as session')
    .leftJoin('session_check as found', 'found.day', 'session.day')
    .select('session.day')
    .where('session.status', '=', 'exact')
    .where((eb) =>
      eb.or([
        eb('found.checked_at', 'is', null),
        eb('found.checked_at', '<', sql<Date>`clock_timestamp() - ${olderThanMs} * interval '1 millisecond'`),
      ]),
    )
    .orderBy('found.checked_at', (order) => order.asc().nullsFirst())
    .orderBy('session.day', 'desc')
    .execute();
  return days.map(({ day }) => day);
};

export const recordSessionCheck = async (
  registry: Registry,
  { day, differences }: SessionCheck,
): Promise<void> => {
  const found = { differences: JSON.stringify(differences), checked_at: sql<Date>`clock_timestamp()` };
  await registry
    .insertInto('session_check')
    .values({ day, ...found })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(found))
    .execute();
};

/** Days that do not agree first, then the newest. */
export const latestChecks = (registry: Registry, most: number): Promise<StoredCheck[]> =>
  registry
    .selectFrom('session_check')
    .selectAll()
    .orderBy(sql`differences <> '[]'`, 'desc')
    .orderBy('day', 'desc')
    .limit(most)
    .execute();
