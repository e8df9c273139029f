import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { listCompanies } from '@chuli/registry/reference';
import type { Context } from '../../http/implement.ts';

export type StockName = {
  symbol: StockSymbol;
  name: string;
  sector_id: number | null;
  instrument: string | null;
};

export type NameOf = (symbol: StockSymbol) => StockName;

/** What stands first in every row that is a stock; a symbol that no list names is its own name. */
export const stockNames = async (
  { reference }: Pick<Context, 'reference'>,
  as_of: TradingDate,
): Promise<NameOf> => {
  const companies = new Map((await listCompanies(reference, { as_of })).map((one) => [one.symbol, one]));
  return (symbol) => {
    const found = companies.get(symbol);
    return {
      symbol,
      name: found?.name ?? symbol,
      sector_id: found?.sector_id ?? null,
      instrument: found?.instrument ?? null,
    };
  };
};
