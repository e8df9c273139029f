import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import type { Registry } from '../client.ts';
import type { FundNavTable, FundTable } from './tables.ts';

export type Fund = Pick<
  FundTable,
  'symbol' | 'name' | 'sponsor' | 'manager' | 'kind' | 'units' | 'started_on' | 'matures_on' | 'is_listed'
> & { par: Paisa | null };

/** Funds known by a day, by symbol. */
export const listFunds = async (
  registry: Registry,
  { as_of, symbol }: { as_of: TradingDate; symbol?: StockSymbol | undefined },
): Promise<Fund[]> => {
  let query = registry
    .selectFrom('fund')
    .select([
      'symbol',
      'name',
      'sponsor',
      'manager',
      'kind',
      'units',
      'started_on',
      'matures_on',
      'is_listed',
    ])
    .select((eb) => eb.ref('par').$castTo<Paisa | null>().as('par'))
    .where('known_on', '<=', as_of)
    .orderBy('symbol');
  if (symbol !== undefined) query = query.where('symbol', '=', symbol);
  return query.execute();
};

export type FundNav = Pick<FundNavTable, 'symbol' | 'nav_on' | 'cycle' | 'known_on'> & {
  nav: Paisa;
  fund_size: Paisa | null;
};

type NavQuestion = { as_of: TradingDate; since: TradingDate; symbol?: StockSymbol | undefined };

/** NAVs of days since `since` that were published by the as-of day, oldest first. */
export const listNavs = async (
  registry: Registry,
  { as_of, since, symbol }: NavQuestion,
): Promise<FundNav[]> => {
  let query = registry
    .selectFrom('fund_nav')
    .select(['symbol', 'nav_on', 'cycle', 'known_on'])
    .select((eb) => eb.ref('nav').$castTo<Paisa>().as('nav'))
    .select((eb) => eb.ref('fund_size').$castTo<Paisa | null>().as('fund_size'))
    .where('known_on', '<=', as_of)
    .where('nav_on', '>=', since)
    .orderBy('nav_on')
    .orderBy('cycle')
    .orderBy('symbol');
  if (symbol !== undefined) query = query.where('symbol', '=', symbol);
  return query.execute();
};
