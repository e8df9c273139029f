import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Registry } from '../client.ts';
import type { LockInTable } from './tables.ts';

export type LockIn = Pick<LockInTable, 'symbol' | 'kind' | 'ends_on' | 'units' | 'is_assumed' | 'source'>;

type Question = {
  as_of: TradingDate;
  from: TradingDate;
  to: TradingDate;
  kind?: LockIn['kind'] | undefined;
  symbol?: StockSymbol | undefined;
};

/** Lock-ins known by a day that end within two days, the first to end first. */
export const listLockIns = (
  registry: Registry,
  { as_of, from, to, kind, symbol }: Question,
): Promise<LockIn[]> => {
  let query = registry
    .selectFrom('lock_in')
    .select(['symbol', 'kind', 'ends_on', 'units', 'is_assumed', 'source'])
    .where('known_on', '<=', as_of)
    .where('ends_on', '>=', from)
    .where('ends_on', '<=', to)
    .orderBy('ends_on')
    .orderBy('symbol')
    .orderBy('kind');
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (symbol !== undefined) query = query.where('symbol', '=', symbol);
  return query.execute();
};
