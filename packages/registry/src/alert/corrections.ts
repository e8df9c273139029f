import type { Condition } from '@chuli/alerts';
import { type StockSymbol, type TradingDate, addDays } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry } from '../client.ts';

/** Something that an alert told by its rule of now. */
export type StandingFiring = {
  id: string;
  alertId: string;
  symbol: StockSymbol;
  bar: string;
  firedAt: Date;
  value: number | null;
  isForming: boolean;
  isWithdrawn: boolean;
};

/** What alerts told since a session by the rules that they have now. */
export const firingsSince = async (
  registry: Registry,
  alertIds: readonly string[],
  day: TradingDate,
): Promise<StandingFiring[]> => {
  if (alertIds.length === 0) return [];
  const rows = await registry
    .selectFrom('alert_firing as firing')
    .innerJoin('alert', (join) =>
      join
        .onRef('alert.id', '=', 'firing.alert_id')
        .onRef('alert.rule_hash', '=', 'firing.rule_hash')
        .onRef('firing.fired_at', '>', 'alert.since'),
    )
    .select([
      'firing.id',
      'firing.alert_id',
      'firing.symbol',
      'firing.bar',
      'firing.fired_at',
      'firing.value',
      'firing.is_forming',
      sql<boolean>`firing.withdrawn_at is not null`.as('is_withdrawn'),
    ])
    .where('firing.alert_id', 'in', alertIds)
    .where('firing.bar', '>=', day)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    alertId: row.alert_id,
    symbol: row.symbol,
    bar: row.bar,
    firedAt: row.fired_at,
    value: row.value,
    isForming: row.is_forming,
    isWithdrawn: row.is_withdrawn,
  }));
};

/**
 * What was told of a session by alerts that tell while its bar forms, with the rule that told it where that is still the
 * rule. What they say of a bar follows from more than the bar: whether it can have been is all that the bar tells.
 */
export const formingFirings = async (
  registry: Registry,
  day: TradingDate,
): Promise<(Omit<StandingFiring, 'isForming'> & { condition: Condition })[]> => {
  const rows = await registry
    .selectFrom('alert_firing as firing')
    .innerJoin('alert', (join) =>
      join.onRef('alert.id', '=', 'firing.alert_id').onRef('alert.rule_hash', '=', 'firing.rule_hash'),
    )
    .select([
      'firing.id',
      'firing.alert_id',
      'firing.symbol',
      'firing.bar',
      'firing.fired_at',
      'firing.value',
      'alert.condition',
      sql<boolean>`firing.withdrawn_at is not null`.as('is_withdrawn'),
    ])
    .where('alert.timing', '=', 'forming')
    .where('alert.frequency', 'in', ['once', 'once-per-bar', 'every-time'])
    .where('firing.bar', '>=', day)
    .where('firing.bar', '<', addDays(day, 1))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    alertId: row.alert_id,
    symbol: row.symbol,
    bar: row.bar,
    firedAt: row.fired_at,
    value: row.value,
    condition: row.condition,
    isWithdrawn: row.is_withdrawn,
  }));
};

/** Marks firings that bars no longer bear out, and takes the mark from those that they bear out again. */
export const markFirings = async (
  registry: Registry,
  { withdrawn, standing }: { withdrawn: readonly string[]; standing: readonly string[] },
  now: Date,
): Promise<void> => {
  const mark = (ids: readonly string[], withdrawn_at: Date | null): Promise<unknown> | undefined =>
    ids.length === 0
      ? undefined
      : registry.updateTable('alert_firing').set({ withdrawn_at }).where('id', 'in', ids).execute();
  await mark(withdrawn, now);
  await mark(standing, null);
};
