import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Registry } from '../client.ts';
import type { Reference } from './reference.ts';

export type Company = {
  symbol: StockSymbol;
  name: string;
  sector_id: number | null;
  instrument: string | null;
  status: string;
  listed_shares: number | null;
  public_shares: number | null;
};

/** A company with its first day of trading, where that is known. */
export type KnownCompany = { readonly since: TradingDate | null; readonly company: Company };

export type Rename = { old_symbol: StockSymbol; new_symbol: StockSymbol; renamed_on: TradingDate };

/** All of them, by symbol. */
export const readCompanies = async (registry: Registry): Promise<KnownCompany[]> => {
  const rows = await registry
    .selectFrom('company')
    .select(['symbol', 'name', 'sector_id', 'instrument', 'status', 'listed_shares', 'public_shares'])
    .select('first_traded_on as since')
    .orderBy('symbol')
    .execute();
  return rows.map(({ since, ...company }) => ({ since, company }));
};

/** All of them, oldest first. */
export const readRenames = (registry: Registry): Promise<Rename[]> =>
  registry
    .selectFrom('company_rename')
    .select(['old_symbol', 'new_symbol', 'renamed_on'])
    .orderBy('renamed_on')
    .execute();

/** Companies whose shares could be traded by this day, or one of them. Delisted ones stay. */
export const listCompanies = async (
  reference: Reference,
  { as_of, symbol }: { as_of: TradingDate; symbol?: StockSymbol | undefined },
): Promise<Company[]> => {
  const { companies } = await reference();
  return companies
    .filter(({ since }) => since === null || since <= as_of)
    .map(({ company }) => company)
    .filter((company) => symbol === undefined || company.symbol === symbol);
};

export const findCompany = async (reference: Reference, symbol: StockSymbol): Promise<Company | undefined> =>
  (await reference()).companies.find(({ company }) => company.symbol === symbol)?.company;

/** The tickers a company had before this one, with the day of the change. */
export const formerTickers = async (
  reference: Reference,
  { symbol, as_of }: { symbol: StockSymbol; as_of: TradingDate },
): Promise<{ symbol: StockSymbol; until: TradingDate }[]> => {
  const { renames } = await reference();
  const former = new Set(renames.filter((one) => one.new_symbol === symbol && one.renamed_on <= as_of));
  // A set is walked on while it grows: what a former ticker was called before follows it.
  for (const { old_symbol } of former)
    for (const earlier of renames) if (earlier.new_symbol === old_symbol) former.add(earlier);
  return [...former]
    .toSorted((a, b) => (a.renamed_on < b.renamed_on ? -1 : 1))
    .map(({ old_symbol, renamed_on }) => ({ symbol: old_symbol, until: renamed_on }));
};

/** Every change of ticker up to a day, oldest first. */
export const listRenames = async (reference: Reference, as_of: TradingDate): Promise<Rename[]> =>
  (await reference()).renames.filter(({ renamed_on }) => renamed_on <= as_of);
