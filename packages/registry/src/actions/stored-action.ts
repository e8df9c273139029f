import type { Evidence } from '@chuli/actions';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Selectable, sql } from 'kysely';
import type { Registry } from '../client.ts';
import type { Database } from '../schema.ts';
import { WAITING } from './in-force.ts';

export type StoredAction = Selectable<Database['price_adjustment']>;

/** Everything that speaks for it and against it, in one line. */
export const evidenceText = (evidence: readonly Evidence[]): string =>
  evidence.map(({ words }) => words).join('; ');

export const findAction = (
  registry: Registry,
  symbol: StockSymbol,
  ex_on: TradingDate,
): Promise<StoredAction | undefined> =>
  registry
    .selectFrom('price_adjustment')
    .selectAll()
    .where('symbol', '=', symbol)
    .where('ex_on', '=', ex_on)
    .executeTakeFirst();

type Wanted = { symbol?: StockSymbol | undefined; isWaiting?: boolean; most: number };

/** The newest ex-date first. */
export const listActions = (
  registry: Registry,
  { symbol, isWaiting = false, most }: Wanted,
): Promise<StoredAction[]> => {
  let wanted = registry.selectFrom('price_adjustment').selectAll();
  if (symbol !== undefined) wanted = wanted.where('symbol', '=', symbol);
  if (isWaiting) wanted = wanted.where(WAITING);
  return wanted.orderBy('ex_on', 'desc').orderBy('symbol').limit(most).execute();
};

export const countWaitingActions = async (registry: Registry): Promise<number> => {
  const { waiting } = await registry
    .selectFrom('price_adjustment')
    .select(sql<number>`count(*)`.as('waiting'))
    .where(WAITING)
    .executeTakeFirstOrThrow();
  return waiting;
};
