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
  /** Of the lease under which it is said; 0 where there is none. */
  term: number;
};

export type StoredSession = TradingSession & { updated_at: Date };

const orNull = (totals: SessionTotals | null): string | null =>
  totals === null ? null : JSON.stringify(totals);

/** False where a later term has said something of the day: then nothing changes. */
export const upsertTradingSession = async (
  registry: Registry,
  { day, status, source, reasons, declared, counted, state_hash, term }: TradingSession,
): Promise<boolean> => {
  const said = {
    status,
    source,
    reasons: JSON.stringify(reasons),
    declared: orNull(declared),
    counted: orNull(counted),
    state_hash,
    term,
    updated_at: sql<Date>`clock_timestamp()`,
  };
  const { numInsertedOrUpdatedRows } = await registry
    .insertInto('trading_session')
    .values({ day, ...said })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet(said).where('trading_session.term', '<=', term),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export const findTradingSession = (
  registry: Registry,
  day: TradingDate,
): Promise<StoredSession | undefined> =>
  registry.selectFrom('trading_session').selectAll().where('day', '=', day).executeTakeFirst();

/** Days that still wait for something: running ones, and those whose totals do not agree yet. */
export const unfinishedSessions = (registry: Registry): Promise<StoredSession[]> =>
  registry.selectFrom('trading_session').selectAll().where('status', '!=', 'exact').orderBy('day').execute();

/** The newest day that is not exact while somebody holds a lease of the log: a feed leads it, or will go on with it. */
export const dayLedByFeed = async (registry: Registry): Promise<TradingDate | null> => {
  const led = await registry
    .selectFrom('trading_session')
    .select('day')
    .where('status', '!=', 'exact')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('source_lease')
          .select('source')
          .where('source', 'like', 'log %')
          .where('expires_at', '>', sql<Date>`clock_timestamp()`),
      ),
    )
    .where('day', '=', (eb) => eb.selectFrom('trading_session').select((max) => max.fn.max('day').as('day')))
    .executeTakeFirst();
  return led?.day ?? null;
};
