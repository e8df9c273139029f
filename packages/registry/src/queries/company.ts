import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Registry } from '../client.ts';

export type Company = {
  symbol: StockSymbol;
  name: string;
  sector_id: number | null;
  instrument: string | null;
  status: string;
  listed_shares: number | null;
  public_shares: number | null;
};

const COLUMNS = [
  'symbol',
  'name',
  'sector_id',
  'instrument',
  'status',
  'listed_shares',
  'public_shares',
] as const;

/** Companies whose shares could be traded by this day, or one of them. Delisted ones stay. */
export const listCompanies = (
  registry: Registry,
  { as_of, symbol }: { as_of: TradingDate; symbol?: StockSymbol | undefined },
): Promise<Company[]> => {
  let query = registry
    .selectFrom('company')
    .select(COLUMNS)
    .where((eb) => eb.or([eb('first_traded_on', 'is', null), eb('first_traded_on', '<=', as_of)]))
    .orderBy('symbol');
  if (symbol !== undefined) query = query.where('symbol', '=', symbol);
  return query.execute();
};

export const findCompany = (registry: Registry, symbol: StockSymbol): Promise<Company | undefined> =>
  registry.selectFrom('company').select(COLUMNS).where('symbol', '=', symbol).executeTakeFirst();

/** The tickers a company had before this one, with the day of the change. */
export const formerTickers = (
  registry: Registry,
  { symbol, as_of }: { symbol: StockSymbol; as_of: TradingDate },
): Promise<{ symbol: StockSymbol; until: TradingDate }[]> =>
  registry
    .withRecursive('former', (db) =>
      db
        .selectFrom('company_rename')
        .select(['old_symbol', 'renamed_on'])
        .where('new_symbol', '=', symbol)
        .where('renamed_on', '<=', as_of)
        .union((eb) =>
          eb
            .selectFrom('company_rename')
            .innerJoin('former', 'former.old_symbol', 'company_rename.new_symbol')
            .select(['company_rename.old_symbol', 'company_rename.renamed_on']),
        ),
    )
    .selectFrom('former')
    .select(['old_symbol as symbol', 'renamed_on as until'])
    .orderBy('renamed_on')
    .execute();

export type Rename = { old_symbol: StockSymbol; new_symbol: StockSymbol; renamed_on: TradingDate };

/** Every change of ticker up to a day, oldest first. */
export const listRenames = (registry: Registry, as_of: TradingDate): Promise<Rename[]> =>
  registry
    .selectFrom('company_rename')
    .select(['old_symbol', 'new_symbol', 'renamed_on'])
    .where('renamed_on', '<=', as_of)
    .orderBy('renamed_on')
    .execute();
