import type { SentChannel, TradingDate } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry } from '../client.ts';

/** What only the registry knows of how the product stands, for whoever watches it. */
export type WatchedFigures = {
  /** Messages that cost money, of the last 24 hours. */
  readonly smsCodes: number;
  readonly smsNotices: number;
  /** Orders that went to a gateway more than five minutes ago and are not settled. */
  readonly paymentsPending: number;
  /** Orders that should have been asked about more than a minute ago: nobody asks. */
  readonly paymentsUnasked: number;
  readonly daysProvisional: number;
  readonly daysDisagreeing: number;
  /** Messages to people that are due, and of them those that were due more than a minute ago. */
  readonly deliveries: readonly {
    readonly channel: SentChannel;
    readonly waiting: number;
    readonly late: number;
  }[];
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const PENDING_MS = 5 * MINUTE_MS;

const countAttempts = (registry: Registry, kind: string, since: Date): Promise<number> =>
  registry
    .selectFrom('attempt')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('key', '=', 'all')
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);

/** Waiting for their gateway; of those that are over none has a time of its next question. */
const countPayments = (registry: Registry, now: Date) => {
  const pendingSince = new Date(now.getTime() - PENDING_MS);
  const askedUntil = new Date(now.getTime() - MINUTE_MS);
  return registry
    .selectFrom('payment_order')
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere('state', '=', 'pending')
        .filterWhere('created_at', '<=', pendingSince)
        .as('pending'),
      eb.fn.countAll<number>().filterWhere('next_check_at', '<', askedUntil).as('unasked'),
    ])
    .where('next_check_at', 'is not', null)
    .executeTakeFirstOrThrow();
};

const countDue = (registry: Registry, now: Date): Promise<WatchedFigures['deliveries']> =>
  registry
    .selectFrom('delivery')
    .select((eb) => [
      'channel',
      eb.fn.countAll<number>().as('waiting'),
      eb.fn
        .countAll<number>()
        .filterWhere('due_at', '<', new Date(now.getTime() - MINUTE_MS))
        .as('late'),
    ])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .groupBy('channel')
    .execute();

const countDays = (registry: Registry, today: TradingDate) =>
  registry
    .selectNoFrom((eb) => [
      eb
        .selectFrom('trading_session')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('status', '!=', 'exact')
        .where('day', '<', today)
        .as('provisional'),
      eb
        .selectFrom('session_check')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where(sql<boolean>`differences <> '[]'`)
        .as('disagreeing'),
    ])
    .executeTakeFirstOrThrow();

/** Every part has an index of its own or a table of days; `today` is the day that may still run. */
export const watchedFigures = async (
  registry: Registry,
  now: Date,
  today: TradingDate,
): Promise<WatchedFigures> => {
  const since = new Date(now.getTime() - DAY_MS);
  const smsCodes = await countAttempts(registry, 'code by day', since);
  const smsNotices = await countAttempts(registry, 'notices by SMS', since);
  const payments = await countPayments(registry, now);
  const deliveries = await countDue(registry, now);
  const days = await countDays(registry, today);
  return {
    smsCodes,
    smsNotices,
    paymentsPending: payments.pending,
    paymentsUnasked: payments.unasked,
    daysProvisional: days.provisional ?? 0,
    daysDisagreeing: days.disagreeing ?? 0,
    deliveries,
  };
};
