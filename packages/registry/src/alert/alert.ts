import type { Condition, InstanceState } from '@chuli/alerts';
import type { SentChannel, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Selectable, sql } from 'kysely';
import type { Registry, RegistryTransaction } from '../client.ts';
import type { Database } from '../schema.ts';
import type { AlertScope } from './tables.ts';

type AlertRow = Selectable<Database['alert']>;

/** With how many stocks it stands how; those that only wait have no row. */
export type Standings = Partial<Record<InstanceState, number>>;

export type Alert = Omit<AlertRow, 'person_id' | 'request_id' | 'rule_hash'> & { standings: Standings };

const COLUMNS = [
  'id',
  'condition',
  'scope',
  'timing',
  'frequency',
  'channels',
  'is_gathered',
  'note',
  'fires_first',
  'expires_on',
  'state',
  'paused_because',
  'revision',
  'since',
  'fired_at',
  'created_at',
  'updated_at',
] as const;

type Own = { personId: string; id: string };

const withStandings = async (
  registry: Registry,
  rows: readonly Omit<Alert, 'standings'>[],
): Promise<Alert[]> => {
  const standings = new Map<string, Standings>(rows.map(({ id }) => [id, {}]));
  if (rows.length > 0) {
    const counted = await registry
      .selectFrom('alert_instance')
      .select(({ fn }) => ['alert_id', 'state', fn.countAll<number>().as('stocks')])
      .where('alert_id', 'in', [...standings.keys()])
      .groupBy(['alert_id', 'state'])
      .execute();
    for (const { alert_id, state, stocks } of counted)
      Object.assign(standings.get(alert_id) ?? {}, { [state]: stocks });
  }
  return rows.map((row) => Object.assign(row, { standings: standings.get(row.id) ?? {} }));
};

type Filter = {
  personId: string;
  state?: AlertRow['state'] | undefined;
  symbol?: StockSymbol | undefined;
};

const filtered = (registry: Registry, { personId, state, symbol }: Filter) => {
  let own = registry.selectFrom('alert').where('person_id', '=', personId);
  if (state !== undefined) own = own.where('state', '=', state);
  // Alerts on a person's stocks or on the whole market are about every stock.
  if (symbol !== undefined) own = own.where(sql<boolean>`coalesce(scope -> 'symbols' ? ${symbol}, true)`);
  return own;
};

/** One page of a person's alerts, the newest first, and how many there are. */
export const listAlerts = async (
  registry: Registry,
  { offset, limit, ...filter }: Filter & { offset: number; limit: number },
): Promise<{ rows: Alert[]; total: number }> => {
  const rows = await filtered(registry, filter)
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await filtered(registry, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await withStandings(registry, rows), total };
};

/** Undefined where it is not the person's own. */
export const findAlert = async (registry: Registry, { personId, id }: Own): Promise<Alert | undefined> => {
  const row = await registry
    .selectFrom('alert')
    .select(COLUMNS)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : (await withStandings(registry, [row]))[0];
};

/** What of an alert a person may choose. */
export type ChosenAlert = {
  condition: Condition;
  ruleHash: string;
  scope: AlertScope;
  timing: AlertRow['timing'];
  frequency: AlertRow['frequency'];
  channels: SentChannel[];
  isGathered: boolean;
  note: string;
  firesFirst: boolean;
  expiresOn: TradingDate | null;
};

const columnsOf = (chosen: ChosenAlert) => ({
  condition: JSON.stringify(chosen.condition),
  rule_hash: chosen.ruleHash,
  scope: JSON.stringify(chosen.scope),
  timing: chosen.timing,
  frequency: chosen.frequency,
  channels: chosen.channels,
  is_gathered: chosen.isGathered,
  note: chosen.note,
  fires_first: chosen.firesFirst,
  expires_on: chosen.expiresOn,
});

/** Those that are over do not count against anybody, but nobody keeps more of them than this. */
const MOST_EXPIRED = 500;

const forgetOldest = async (transaction: RegistryTransaction, personId: string): Promise<void> => {
  await transaction
    .deleteFrom('alert')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('alert')
        .select('id')
        .where('person_id', '=', personId)
        .where('state', '=', 'expired')
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .offset(MOST_EXPIRED),
    )
    .execute();
};

type NewAlert = ChosenAlert & { personId: string; requestId: string | null; most: number };

/**
 * Keeps an alert. What was sent before under the same request is found and not kept again; undefined, and nothing is
 * kept, where the person would have more than `most` that are not over. A person's additions wait in line.
 */
export const addAlert = (
  registry: Registry,
  { personId, requestId, most, ...chosen }: NewAlert,
  now: Date,
): Promise<Alert | undefined> =>
  registry.transaction().execute(async (transaction) => {
    // Not a lock that the worker, which tells the same person something, would wait for.
    await sql`select 1 from person where id = ${personId} for no key update`.execute(transaction);
    const held = await transaction
      .selectFrom('alert')
      .select(['id', 'state', 'request_id'])
      .where('person_id', '=', personId)
      .execute();
    const sent = held.find(({ request_id }) => requestId !== null && request_id === requestId);
    if (sent !== undefined) return findAlert(transaction, { personId, id: sent.id });
    if (held.filter(({ state }) => state !== 'expired').length >= most) return undefined;
    await forgetOldest(transaction, personId);
    const { id } = await transaction
      .insertInto('alert')
      .values({
        ...columnsOf(chosen),
        person_id: personId,
        request_id: requestId,
        since: now,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return findAlert(transaction, { personId, id });
  });

/** From now on as if it had just been made: how it stood with any stock was by another rule, or before a pause. */
const beginAnew = async (transaction: RegistryTransaction, id: string): Promise<void> => {
  await transaction.deleteFrom('alert_instance').where('alert_id', '=', id).execute();
};

/**
 * The alert afterwards; undefined where it is not the person's own. With `resets` it is judged from now on, also where it
 * was over.
 */
export const changeAlert = (
  registry: Registry,
  { personId, id }: Own,
  { resets, ...chosen }: ChosenAlert & { resets: boolean },
  now: Date,
): Promise<Alert | undefined> =>
  registry.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('alert')
      .set((eb) => ({
        ...columnsOf(chosen),
        revision: eb('revision', '+', 1),
        updated_at: now,
        ...(resets && {
          since: now,
          state: sql<'active'>`case state when 'expired' then 'active' else state end`,
        }),
      }))
      .where('person_id', '=', personId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    if (resets) await beginAnew(transaction, id);
    return findAlert(transaction, { personId, id });
  });

/** The alert afterwards; one that is paused or over stays as it is. */
export const pauseAlert = async (registry: Registry, own: Own, now: Date): Promise<Alert | undefined> => {
  await registry
    .updateTable('alert')
    .set((eb) => ({
      state: 'paused',
      paused_because: 'person',
      revision: eb('revision', '+', 1),
      updated_at: now,
    }))
    .where('person_id', '=', own.personId)
    .where('id', '=', own.id)
    .where('state', '=', 'active')
    .execute();
  return findAlert(registry, own);
};

/** The alert afterwards; one that is not paused stays as it is. What is true when it goes on is no news. */
export const resumeAlert = (registry: Registry, own: Own, now: Date): Promise<Alert | undefined> =>
  registry.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('alert')
      .set((eb) => ({
        state: 'active',
        paused_because: null,
        revision: eb('revision', '+', 1),
        since: now,
        updated_at: now,
      }))
      .where('person_id', '=', own.personId)
      .where('id', '=', own.id)
      .where('state', '=', 'paused')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await beginAnew(transaction, own.id);
    return findAlert(transaction, own);
  });

/** Whether it was there. What it told stays in the inbox. */
export const removeAlert = async (registry: Registry, { personId, id }: Own): Promise<boolean> => {
  const { numDeletedRows } = await registry
    .deleteFrom('alert')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
