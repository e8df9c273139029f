import type { Instance } from '@chuli/alerts';
import type { StockSymbol } from '@chuli/kernel';
import { sql } from 'kysely';
import type { RegistryTransaction } from '../client.ts';
import type { NewRow } from '../schema.ts';

type Kept = {
  readonly alertId: string;
  readonly symbol: StockSymbol;
  readonly instance: Instance;
  readonly isCorrected: boolean;
};

const keyOf = ({ alertId, symbol }: Kept): string => `${alertId} ${symbol}`;

/** Null for one that was never judged, of which nothing is kept. */
const rowOf = ({ alertId, symbol, instance }: Kept): NewRow<'alert_instance'> | null => {
  const { state, side, place, value, firedBar, firedAt } = instance;
  if (state === 'idle' || place === null) return null;
  return {
    alert_id: alertId,
    symbol,
    state,
    side,
    bar: place.bar,
    is_closed: place.isClosed,
    at: new Date(place.at),
    turn: place.turn,
    value,
    fired_bar: firedBar,
    fired_at: firedAt === null ? null : new Date(firedAt),
  };
};

const COLUMNS = [
  'state',
  'side',
  'bar',
  'is_closed',
  'at',
  'turn',
  'value',
  'fired_bar',
  'fired_at',
] as const;

const keepRows = async (
  transaction: RegistryTransaction,
  rows: readonly NewRow<'alert_instance'>[],
  isCorrected: boolean,
): Promise<void> => {
  if (rows.length === 0) return;
  await transaction
    .insertInto('alert_instance')
    .values(rows)
    .onConflict((conflict) => {
      const updated = conflict
        .columns(['alert_id', 'symbol'])
        .doUpdateSet((eb) => Object.fromEntries(COLUMNS.map((name) => [name, eb.ref(`excluded.${name}`)])));
      const isLater = sql<boolean>`(excluded.bar, excluded.is_closed, excluded.at, excluded.turn)
        > (alert_instance.bar, alert_instance.is_closed, alert_instance.at, alert_instance.turn)`;
      return isCorrected ? updated : updated.where(isLater);
    })
    .execute();
};

const forget = async (transaction: RegistryTransaction, { alertId, symbol }: Kept): Promise<void> => {
  await transaction
    .deleteFrom('alert_instance')
    .where('alert_id', '=', alertId)
    .where('symbol', '=', symbol)
    .execute();
};

/** The last of each alert and stock; never one that is behind what is kept, unless bars were corrected. */
export const keepInstances = async (
  transaction: RegistryTransaction,
  changes: readonly Kept[],
): Promise<void> => {
  const last = [...new Map(changes.map((change) => [keyOf(change), change])).values()];
  for (const isCorrected of [false, true]) {
    const rows = last
      .filter((change) => change.isCorrected === isCorrected)
      .map(rowOf)
      .filter((row) => row !== null);
    await keepRows(transaction, rows, isCorrected);
  }
  for (const change of last)
    if (change.isCorrected && rowOf(change) === null) await forget(transaction, change);
};
