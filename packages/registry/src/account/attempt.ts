import { AppError } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry, RegistryTransaction } from '../client.ts';

/** At most so many tries of a kind by one key within any stretch of so many milliseconds. */
export type Limit = {
  kind: string;
  key: string;
  most: number;
  withinMs: number;
  /** Refuses once it is used up, but this try does not count towards it. */
  isOnlyAsked?: boolean;
  /** Counts always, but refuses only while this other one is used up. */
  refusesWhile?: Omit<Limit, 'refusesWhile'>;
};

const nameOf = ({ kind, key }: Limit): string => `${kind} ${key}`;

/** The moment at which the limit lets the next one pass; null where it does so now. */
const opensAt = async (
  registry: Registry,
  { kind, key, most, withinMs }: Limit,
  now: Date,
): Promise<number | null> => {
  const oldest = await registry
    .selectFrom('attempt')
    .select('at')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('at', '>', new Date(now.getTime() - withinMs))
    .orderBy('at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest === undefined ? null : oldest.at.getTime() + withinMs;
};

/** The milliseconds until this limit lets a try pass; 0 where it does so now. */
const waitFor = async (registry: Registry, limit: Limit, now: Date): Promise<number> => {
  const at = await opensAt(registry, limit, now);
  if (at === null) return 0;
  const until = limit.refusesWhile === undefined ? at : await opensAt(registry, limit.refusesWhile, now);
  return until === null ? 0 : Math.max(Math.min(at, until) - now.getTime(), 1);
};

/**
 * Counts one try against all of these limits but those that are only asked, or against none. Whoever counts the same key
 * waits for the lock until the transaction ends. Returns the milliseconds to wait, 0 where the try may go on.
 */
export const takeAttemptIn = async (
  transaction: RegistryTransaction,
  limits: readonly Limit[],
  now: Date,
): Promise<number> => {
  const keys = new Map(limits.map((limit) => [nameOf(limit), limit]));
  for (const name of [...keys.keys()].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
  let wait = 0;
  for (const limit of limits) wait = Math.max(wait, await waitFor(transaction, limit, now));
  if (wait > 0) return wait;
  const counted = [...keys.values()].filter(({ isOnlyAsked = false }) => !isOnlyAsked);
  const rows = counted.map(({ kind, key }) => ({ kind, key, at: now }));
  if (rows.length > 0) await transaction.insertInto('attempt').values(rows).execute();
  return 0;
};

/**
 * The same in a transaction of its own. Locks are taken in one order by everyone, so that of any number at once exactly
 * as many pass as are left.
 */
export const takeAttempt = (registry: Registry, limits: readonly Limit[], now: Date): Promise<number> =>
  registry.transaction().execute((transaction) => takeAttemptIn(transaction, limits, now));

/** Takes back what one try counted at this moment: it turned out not to be one. */
export const giveBackAttempt = async (
  registry: Registry,
  limits: readonly Pick<Limit, 'kind' | 'key'>[],
  at: Date,
): Promise<void> => {
  for (const { kind, key } of limits)
    await registry
      .deleteFrom('attempt')
      .where('id', '=', (eb) =>
        eb
          .selectFrom('attempt')
          .select('id')
          .where('kind', '=', kind)
          .where('key', '=', key)
          .where('at', '=', at)
          .limit(1),
      )
      .execute();
};

/** Counts something that has happened, whatever the limits say. */
export const noteAttempt = async (
  registry: Registry,
  { kind, key }: Pick<Limit, 'kind' | 'key'>,
  now: Date,
): Promise<void> => {
  await registry.insertInto('attempt').values({ kind, key, at: now }).execute();
};

/** Whether a limit is used up at this moment; nothing is counted. */
export const isUsedUp = async (registry: Registry, limit: Limit, now: Date): Promise<boolean> =>
  (await opensAt(registry, limit, now)) !== null;

/** When this was first counted and not yet taken back. */
export const firstAttempt = async (
  registry: Registry,
  { kind, key }: Pick<Limit, 'kind' | 'key'>,
  since: Date,
): Promise<Date | null> => {
  const first = await registry
    .selectFrom('attempt')
    .select('at')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('at', '>', since)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return first?.at ?? null;
};

/** Takes back what was counted up to a moment; true for one alone of those who ask at once. */
export const takeBackAttempts = async (
  registry: Registry,
  { kind, key }: Pick<Limit, 'kind' | 'key'>,
  upTo: Date,
): Promise<boolean> => {
  const { numDeletedRows } = await registry
    .deleteFrom('attempt')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('at', '<=', upTo)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const limitReached = (waitMs: number): AppError =>
  new AppError('limit.reached', { retry_after: Math.ceil(waitMs / 1_000) });

/** Counts a try, or says how many seconds to wait. */
export const takeOrRefuse = async (
  registry: Registry,
  limits: readonly Limit[],
  now: Date,
): Promise<void> => {
  const wait = await takeAttempt(registry, limits, now);
  if (wait > 0) throw limitReached(wait);
};
