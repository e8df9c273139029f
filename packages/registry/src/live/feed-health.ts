import type { TradingDate } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry } from '../client.ts';
import type { StoredSession } from './trading-session.ts';

export type HeldLease = {
  source: string;
  holder: string;
  term: number;
  /** By the clock of the database; below zero it ran out. */
  secondsLeft: number;
};

/** Who reads each source, or did so last. */
export const listLeases = (registry: Registry): Promise<HeldLease[]> =>
  registry
    .selectFrom('source_lease')
    .select([
      'source',
      'holder',
      'term',
      sql<number>`extract(epoch from expires_at - clock_timestamp())::float8`.as('secondsLeft'),
    ])
    .orderBy('source')
    .execute();

/** The newest day of each source. */
export const newestSessions = (registry: Registry): Promise<StoredSession[]> =>
  registry
    .selectFrom('trading_session')
    .distinctOn('source')
    .selectAll()
    .orderBy('source')
    .orderBy('day', 'desc')
    .execute();

export type QuarantineCount = {
  source: string;
  day: TradingDate;
  reason: string;
  rows: number;
  lastAt: Date;
};

/** Rows set aside since a day, by source, day and reason; the newest first. */
export const quarantineSince = (registry: Registry, day: TradingDate): Promise<QuarantineCount[]> =>
  registry
    .selectFrom('quarantined_row')
    .select(({ fn }) => [
      'source',
      'day',
      'reason',
      fn.countAll<number>().as('rows'),
      fn.max('at').as('lastAt'),
    ])
    .where('day', '>=', day)
    .groupBy(['source', 'day', 'reason'])
    .orderBy('lastAt', 'desc')
    .orderBy('reason')
    .execute();
