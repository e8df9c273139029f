import type { AlertFigure, Firing, Instance, Pause } from '@chuli/alerts';
import type { AlertFacts, StockSymbol } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry, RegistryTransaction } from '../client.ts';
import { type NewNotice, type Ways, createNotice, createNotices } from '../notice/create-notice.ts';
import { keepInstances } from './instances.ts';

/** What an alert tells, and how. */
export type ToldFiring = Firing & {
  readonly figures: readonly AlertFigure[];
  readonly isLate: boolean;
  readonly facts: AlertFacts;
  readonly ways: Ways;
};

/** An alert that stands otherwise with a stock than it did. */
export type JudgedChange = {
  readonly alertId: string;
  /** The alert as it was judged: what was changed meanwhile is judged again. */
  readonly revision: number;
  readonly symbol: StockSymbol;
  readonly instance: Instance;
  /** By bars that were corrected: it may stand where it stood before. */
  readonly isCorrected: boolean;
  readonly firing: ToldFiring | null;
  /** It is paused with this firing, which is the last. */
  readonly pause: { readonly because: Pause; readonly facts: AlertFacts } | null;
};

export type Recorded = {
  /** Firings that were news. */
  readonly told: number;
  /** Alerts that are no longer what was judged. */
  readonly stale: readonly string[];
};

/** An alert on the whole market that comes true everywhere at once: the rest of its bar stands in its log alone. */
const MOST_TOLD = 50;

type Locked = { id: string; person_id: string; rule_hash: string; revision: number; state: string };

/** In the order of their ids, so that two who record wait for one another instead of for each other. */
const lockAlerts = async (
  transaction: RegistryTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Locked>> => {
  const rows = await transaction
    .selectFrom('alert')
    .select(['id', 'person_id', 'rule_hash', 'revision', 'state'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

const isCurrent = (alert: Locked | undefined, { revision, isCorrected }: JudgedChange): alert is Locked =>
  alert?.revision === revision && (alert.state === 'active' || (isCorrected && alert.state === 'expired'));

type Telling = { readonly alert: Locked; readonly symbol: StockSymbol; readonly firing: ToldFiring };

const keyOf = (alertId: string, symbol: string, bar: string): string => `${alertId} ${symbol} ${bar}`;

/** Each under its key, or not at all where it was told before; the ids of those that are news. */
const insertFirings = async (
  transaction: RegistryTransaction,
  tellings: readonly Telling[],
  now: Date,
): Promise<ReadonlyMap<string, string>> => {
  const inserted = await transaction
    .insertInto('alert_firing')
    .values(
      tellings.map(({ alert, symbol, firing }) => ({
        alert_id: alert.id,
        person_id: alert.person_id,
        symbol,
        bar: firing.bar,
        rule_hash: alert.rule_hash,
        fired_at: new Date(firing.at),
        judged_at: now,
        value: firing.value,
        facts: JSON.stringify(firing.figures),
        is_forming: firing.isForming,
        is_late: firing.isLate,
      })),
    )
    .onConflict((conflict) => conflict.columns(['alert_id', 'symbol', 'bar', 'rule_hash']).doNothing())
    .returning(['id', 'alert_id', 'symbol', 'bar'])
    .execute();
  return new Map(inserted.map(({ id, alert_id, symbol, bar }) => [keyOf(alert_id, symbol, bar), id]));
};

/** How much of each session alerts have told already. */
const toldSoFar = async (
  transaction: RegistryTransaction,
  tellings: readonly Telling[],
): Promise<Map<string, number>> => {
  const session = sql<string>`left(bar, 10)`;
  const rows = await transaction
    .selectFrom('alert_firing')
    .select(({ fn }) => ['alert_id', session.as('session'), fn.countAll<number>().as('told')])
    .where('alert_id', 'in', [...new Set(tellings.map(({ alert }) => alert.id))])
    .where(session, 'in', [...new Set(tellings.map(({ firing }) => firing.bar.slice(0, 10)))])
    .where('notice_id', 'is not', null)
    .groupBy(['alert_id', session])
    .execute();
  return new Map(rows.map(({ alert_id, session: day, told }) => [`${alert_id} ${day}`, told]));
};

/** Those that are still worth a notice of their own. */
const withinMost = (tellings: readonly Telling[], told: Map<string, number>): Telling[] =>
  tellings.filter(({ alert, firing }) => {
    const key = `${alert.id} ${firing.bar.slice(0, 10)}`;
    const before = told.get(key) ?? 0;
    told.set(key, before + 1);
    return before < MOST_TOLD;
  });

const noticeOf = ({ alert, symbol, firing }: Telling): NewNotice => ({
  personId: alert.person_id,
  kind: 'alert',
  key: `alert ${keyOf(alert.id, symbol, firing.bar)} ${alert.rule_hash.slice(0, 16)}`,
  facts: firing.facts,
  ways: firing.ways,
});

/** How many were news. */
const tellOnce = async (
  transaction: RegistryTransaction,
  tellings: readonly Telling[],
  now: Date,
): Promise<number> => {
  if (tellings.length === 0) return 0;
  const inserted = await insertFirings(transaction, tellings, now);
  const idOf = ({ alert, symbol, firing }: Telling) => inserted.get(keyOf(alert.id, symbol, firing.bar));
  const news = tellings.filter((telling) => idOf(telling) !== undefined);
  if (news.length === 0) return 0;
  const told = withinMost(news, await toldSoFar(transaction, news));
  const noticeIds = await createNotices(transaction, told.map(noticeOf), now);
  await sql`update alert_firing set notice_id = told.notice_id
    from unnest(${told.map(idOf)}::text[], ${noticeIds}::text[]) as told (id, notice_id)
    where alert_firing.id = told.id`.execute(transaction);
  const lastAt = new Map(news.map(({ alert, firing }) => [alert.id, new Date(firing.at)]));
  await sql`update alert set fired_at = told.at
    from unnest(${[...lastAt.keys()]}::text[], ${[...lastAt.values()]}::timestamptz[]) as told (id, at)
    where alert.id = told.id`.execute(transaction);
  return inserted.size;
};

const pauseAlert = async (
  transaction: RegistryTransaction,
  alert: Locked,
  { because, facts }: NonNullable<JudgedChange['pause']>,
  now: Date,
): Promise<void> => {
  await transaction
    .updateTable('alert')
    .set({ state: 'paused', paused_because: because, revision: alert.revision + 1, updated_at: now })
    .where('id', '=', alert.id)
    .where('state', '=', 'active')
    .execute();
  const key = `alert paused ${alert.id} ${alert.revision}`;
  await createNotice(transaction, { personId: alert.person_id, kind: 'alert', key, facts }, now);
};

/** One that tells once is over when it has told of each of its stocks, and goes on where a correction took one back. */
const refreshSpent = async (
  transaction: RegistryTransaction,
  ids: readonly string[],
  now: Date,
): Promise<void> => {
  const isSpent = sql<boolean>`jsonb_array_length(scope -> 'symbols') <= (
    select count(*) from alert_instance where alert_id = alert.id and alert_instance.state = 'expired')`;
  const turn = (from: 'active' | 'expired', to: 'active' | 'expired', becomes: boolean) =>
    transaction
      .updateTable('alert')
      .set({ state: to, updated_at: now })
      .where('id', 'in', ids)
      .where('frequency', '=', 'once')
      .where('state', '=', from)
      .where(becomes ? isSpent : sql<boolean>`not ${isSpent}`)
      .execute();
  await turn('active', 'expired', true);
  await turn('expired', 'active', false);
};

type Pausing = JudgedChange & { readonly pause: NonNullable<JudgedChange['pause']> };

const isPausing = (change: JudgedChange): change is Pausing => change.pause !== null;

const pausesOf = (
  changes: readonly JudgedChange[],
  alerts: ReadonlyMap<string, Locked>,
): Map<Locked, Pausing> => {
  const pauses = new Map<Locked, Pausing>();
  for (const change of changes.filter(isPausing)) {
    const alert = alerts.get(change.alertId);
    if (alert !== undefined && !pauses.has(alert)) pauses.set(alert, change);
  }
  return pauses;
};

/** What is to be told; of an alert that is paused on the way nothing after it. */
const tellingsOf = (changes: readonly JudgedChange[], alerts: ReadonlyMap<string, Locked>): Telling[] => {
  const paused = new Set<string>();
  return changes.flatMap(({ alertId, symbol, firing, pause }) => {
    const alert = alerts.get(alertId);
    const isTold = alert !== undefined && firing !== null && !paused.has(alertId);
    if (pause !== null) paused.add(alertId);
    return isTold ? [{ alert, symbol, firing }] : [];
  });
};

/**
 * Keeps how alerts stand together with what they tell: both or neither, whenever the process is killed. Of an alert that
 * was changed, paused or removed since it was judged nothing is kept and nothing told. Changes come in their order.
 */
export const recordJudged = (
  registry: Registry,
  changes: readonly JudgedChange[],
  now: Date,
): Promise<Recorded> =>
  registry.transaction().execute(async (transaction) => {
    const ids = [...new Set(changes.map(({ alertId }) => alertId))];
    if (ids.length === 0) return { told: 0, stale: [] };
    const alerts = await lockAlerts(transaction, ids);
    const current = changes.filter((change) => isCurrent(alerts.get(change.alertId), change));
    const told = await tellOnce(transaction, tellingsOf(current, alerts), now);
    for (const [alert, { pause }] of pausesOf(current, alerts))
      await pauseAlert(transaction, alert, pause, now);
    await keepInstances(transaction, current);
    await refreshSpent(transaction, ids, now);
    const kept = new Set(current.map(({ alertId }) => alertId));
    return { told, stale: ids.filter((id) => !kept.has(id)) };
  });
