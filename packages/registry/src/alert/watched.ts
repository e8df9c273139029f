import type { Condition, Instance } from '@chuli/alerts';
import { type Instant, type SentChannel, type StockSymbol, type TradingDate, instant } from '@chuli/kernel';
import type { Selectable } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database } from '../schema.ts';
import type { AlertScope } from './tables.ts';

type AlertRow = Selectable<Database['alert']>;
type InstanceRow = Selectable<Database['alert_instance']>;

/** An alert as the worker judges it. */
export type WatchedAlert = {
  id: string;
  personId: string;
  condition: Condition;
  ruleHash: string;
  scope: AlertScope;
  timing: AlertRow['timing'];
  frequency: AlertRow['frequency'];
  channels: readonly SentChannel[];
  isGathered: boolean;
  note: string;
  firesFirst: boolean;
  expiresOn: TradingDate | null;
  state: AlertRow['state'];
  revision: number;
  since: Instant;
};

const COLUMNS = [
  'id',
  'person_id',
  'condition',
  'rule_hash',
  'scope',
  'timing',
  'frequency',
  'channels',
  'is_gathered',
  'note',
  'fires_first',
  'expires_on',
  'state',
  'revision',
  'since',
] as const;

const toWatched = (row: Pick<AlertRow, (typeof COLUMNS)[number]>): WatchedAlert => ({
  id: row.id,
  personId: row.person_id,
  condition: row.condition,
  ruleHash: row.rule_hash,
  scope: row.scope,
  timing: row.timing,
  frequency: row.frequency,
  channels: row.channels,
  isGathered: row.is_gathered,
  note: row.note,
  firesFirst: row.fires_first,
  expiresOn: row.expires_on,
  state: row.state,
  revision: row.revision,
  since: instant(row.since.getTime()),
});

type Page = { after: string; limit: number };

/** One page of the alerts that are judged, in the order of their ids. */
export const activeAlerts = async (registry: Registry, { after, limit }: Page): Promise<WatchedAlert[]> => {
  const rows = await registry
    .selectFrom('alert')
    .select(COLUMNS)
    .where('state', '=', 'active')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toWatched);
};

/** Those that told for the last time since a day: a correction of bars may bring them back. */
export const spentAlerts = async (
  registry: Registry,
  since: Date,
  limit: number,
): Promise<WatchedAlert[]> => {
  const rows = await registry
    .selectFrom('alert')
    .select(COLUMNS)
    .where('state', '=', 'expired')
    .where('frequency', '=', 'once')
    .where('fired_at', '>=', since)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toWatched);
};

/** What was made or changed since a moment, in whichever state it is now. */
export const changedAlerts = async (registry: Registry, since: Date): Promise<WatchedAlert[]> => {
  const rows = await registry
    .selectFrom('alert')
    .select(COLUMNS)
    .where('updated_at', '>=', since)
    .orderBy('id')
    .execute();
  return rows.map(toWatched);
};

const toInstance = (row: InstanceRow): Instance => ({
  state: row.state,
  side: row.side,
  place: { bar: row.bar, isClosed: row.is_closed, at: instant(row.at.getTime()), turn: row.turn },
  value: row.value,
  firedBar: row.fired_bar,
  firedAt: row.fired_at === null ? null : instant(row.fired_at.getTime()),
});

/** How alerts stand with stocks, by alert; a stock that is not named only waits. */
export const instancesOf = async (
  registry: Registry,
  alertIds: readonly string[],
): Promise<Map<string, Map<StockSymbol, Instance>>> => {
  const found = new Map<string, Map<StockSymbol, Instance>>(alertIds.map((id) => [id, new Map()]));
  if (alertIds.length === 0) return found;
  const rows = await registry
    .selectFrom('alert_instance')
    .selectAll()
    .where('alert_id', 'in', alertIds)
    .execute();
  for (const row of rows) found.get(row.alert_id)?.set(row.symbol, toInstance(row));
  return found;
};

/** When alerts told since a moment of the session. */
export const firingTimes = async (
  registry: Registry,
  alertIds: readonly string[],
  since: Date,
): Promise<Map<string, Instant[]>> => {
  const times = new Map<string, Instant[]>();
  if (alertIds.length === 0) return times;
  const rows = await registry
    .selectFrom('alert_firing')
    .select(['alert_id', 'fired_at'])
    .where('alert_id', 'in', alertIds)
    .where('fired_at', '>=', since)
    .orderBy('fired_at')
    .execute();
  for (const { alert_id, fired_at } of rows)
    times.set(alert_id, [...(times.get(alert_id) ?? []), instant(fired_at.getTime())]);
  return times;
};

/** The stocks that people follow, of those who have an alert on them. */
export const stocksFollowedBy = async (
  registry: Registry,
  personIds: readonly string[],
): Promise<Map<string, StockSymbol[]>> => {
  const stocks = new Map<string, StockSymbol[]>();
  if (personIds.length === 0) return stocks;
  const rows = await registry
    .selectFrom('package_stock')
    .select(['person_id', 'symbol'])
    .where('person_id', 'in', personIds)
    .orderBy('symbol')
    .execute();
  for (const { person_id, symbol } of rows) stocks.set(person_id, [...(stocks.get(person_id) ?? []), symbol]);
  return stocks;
};
