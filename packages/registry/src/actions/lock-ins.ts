import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Registry } from '../client.ts';

/** The days on which promoters may sell again, as a list has them. */
export const promoterLockIns = async (registry: Registry): Promise<Map<StockSymbol, TradingDate>> => {
  const rows = await registry
    .selectFrom('company')
    .select(['symbol', 'promoter_lock_in_ends_on as ends_on'])
    .where('promoter_lock_in_ends_on', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ symbol, ends_on }): [StockSymbol, TradingDate][] =>
      ends_on === null ? [] : [[symbol, ends_on]],
    ),
  );
};
