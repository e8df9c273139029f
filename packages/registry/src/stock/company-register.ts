import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import type { Registry } from '../client.ts';

/** What the exchange and its depository keep of a security beside what is traded. */
export type RegisterEntry = {
  symbol: StockSymbol;
  security_name: string | null;
  regulatory_body: string | null;
  isin: string | null;
  share_group: string | null;
  listed_on: TradingDate | null;
  face_value: Paisa | null;
  promoter_shares: number | null;
  paid_up_capital: Paisa | null;
  website: string | null;
  ipo_allotted_on: TradingDate | null;
  promoter_lock_in_ends_on: TradingDate | null;
  fund_lock_in_ends_on: TradingDate | null;
};

/** Of every company or of one, as the newest list has it. */
export const companyRegister = async (
  registry: Registry,
  symbol?: StockSymbol,
): Promise<Map<StockSymbol, RegisterEntry>> => {
  let query = registry
    .selectFrom('company')
    .select(['symbol', 'security_name', 'regulatory_body', 'isin', 'share_group', 'listed_on'])
    .select(['promoter_shares', 'website', 'ipo_allotted_on'])
    .select(['promoter_lock_in_ends_on', 'fund_lock_in_ends_on'])
    .select((eb) => [
      eb.ref('face_value').$castTo<Paisa | null>().as('face_value'),
      eb.ref('paid_up_capital').$castTo<Paisa | null>().as('paid_up_capital'),
    ]);
  if (symbol !== undefined) query = query.where('symbol', '=', symbol);
  return new Map((await query.execute()).map((entry) => [entry.symbol, entry]));
};
