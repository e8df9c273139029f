import type { TradingDate } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry } from '../client.ts';
import type { SessionTotals } from '../schema.ts';

export type TradingSession = {
  day: TradingDate;
  status: 'live' | 'provisional' | 'exact';
  source: string;
  /** Why the day is not exact, for people. */
  reasons: string[];
  /** What the exchange declared, and what our contracts add up to. */
  declared: SessionTotals | null;
  counted: SessionTotals | null;
  state_hash: string | null;
};

export type StoredSession = TradingSession & { updated_at: Date };

const orNull = (totals: SessionTotals | null): string | null =>
  totals === null ? null : JSON.stringify(totals);

export const upsertTradingSession = async (
  registry: Registry,
  { day, status, source, reasons, declared, counted, state_hash }: TradingSession,
): Promise<void> => {
  const said = {
    status,
    source,
    reasons: JSON.stringify(reasons),
    declared: orNull(declared),
    counted: orNull(counted),
    state_hash,
    updated_at: sql<Date>`clock_timestamp()`,
  };
  await registry
    .insertInto('trading_session')
    .values({ day, ...said })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(said))
    .execute();
};

export const findTradingSession = (
  registry: Registry,
  day: TradingDate,
): Promise<StoredSession | undefined> =>
  registry.selectFrom('trading_session').selectAll().where('day', '=', day).executeTakeFirst();

/** Days that still wait for something: running ones, and those whose totals do not agree yet. */
export const unfinishedSessions = (registry: Registry): Promise<StoredSession[]> =>
  registry.selectFrom('trading_session').selectAll().where('status', '!=', 'exact').orderBy('day').execute();
