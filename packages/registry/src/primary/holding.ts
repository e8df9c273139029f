import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import type { Registry } from '../client.ts';

/** What a fund held of a stock at the end of a month. */
export type FundHolding = {
  fund: StockSymbol;
  symbol: StockSymbol;
  month_bs: string;
  as_on: TradingDate;
  units: number;
  amount: Paisa | null;
};

/** The months of which a portfolio was published by a day, the newest first. */
export const holdingMonths = async (registry: Registry, as_of: TradingDate): Promise<string[]> => {
  const rows = await registry
    .selectFrom('fund_holding')
    .select('month_bs')
    .distinct()
    .where('known_on', '<=', as_of)
    .orderBy('month_bs', 'desc')
    .execute();
  return rows.map(({ month_bs }) => month_bs);
};

/** What funds held at the ends of these months, as far as it was published by a day. */
export const listHoldings = (
  registry: Registry,
  { as_of, months }: { as_of: TradingDate; months: readonly string[] },
): Promise<FundHolding[]> =>
  registry
    .selectFrom('fund_holding')
    .select(['fund', 'symbol', 'month_bs', 'as_on', 'units'])
    .select((eb) => eb.ref('amount').$castTo<Paisa | null>().as('amount'))
    .where('known_on', '<=', as_of)
    .where('month_bs', 'in', months)
    .orderBy('fund')
    .orderBy('symbol')
    .execute();
