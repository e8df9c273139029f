import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { instrumentByTicker, presentTickers } from '@chuli/market';
import type { Registry } from '../client.ts';

export type Company = {
  symbol: StockSymbol;
  name: string;
  sector_id: number | null;
  instrument: string | null;
  status: string;
  listed_shares: number | null;
  public_shares: number | null;
  /** Its first and last sessions, where a source has them. */
  first_traded_on: TradingDate | null;
  last_traded_on: TradingDate | null;
  /** The first day on which a list said all this of it. */
  said_since: TradingDate;
};

/** What lists said of a company before, until its last day. */
type CompanyPast = Pick<
  Company,
  'symbol' | 'name' | 'sector_id' | 'instrument' | 'status' | 'listed_shares' | 'public_shares'
> & { since: TradingDate; until: TradingDate };

export type Rename = { old_symbol: StockSymbol; new_symbol: StockSymbol; renamed_on: TradingDate };

type Described = { symbol: StockSymbol; instrument: string | null };

/** Where no list names an instrument, it is what the ticker says. */
const nameInstruments = (described: readonly Described[], listed: ReadonlySet<string>): void => {
  const isListed = (symbol: string): boolean => listed.has(symbol);
  for (const one of described) one.instrument ??= instrumentByTicker(one.symbol, isListed);
};

/** All of them, by symbol. */
export const readCompanies = async (registry: Registry): Promise<Company[]> => {
  const companies = await registry
    .selectFrom('company')
    .select(['symbol', 'name', 'sector_id', 'instrument', 'status', 'listed_shares', 'public_shares'])
    .select(['first_traded_on', 'last_traded_on', 'said_since'])
    .orderBy('symbol')
    .execute();
  nameInstruments(companies, new Set(companies.map(({ symbol }) => symbol)));
  return companies;
};

/** What was said before, by symbol, the oldest first. */
export type CompanyPasts = ReadonlyMap<StockSymbol, readonly CompanyPast[]>;

export const readCompanyPasts = async (registry: Registry): Promise<CompanyPasts> => {
  const [pasts, companies] = await Promise.all([
    registry.selectFrom('company_past').selectAll().orderBy('until').execute(),
    registry.selectFrom('company').select('symbol').execute(),
  ]);
  nameInstruments(pasts, new Set(companies.map(({ symbol }) => symbol)));
  return Map.groupBy(pasts, ({ symbol }) => symbol);
};

/** All of them, oldest first. */
export const readRenames = (registry: Registry): Promise<Rename[]> =>
  registry
    .selectFrom('company_rename')
    .select(['old_symbol', 'new_symbol', 'renamed_on'])
    .orderBy('renamed_on')
    .execute();

type CompanyTables = () => Promise<{
  readonly companies: readonly Company[];
  readonly companyPasts: CompanyPasts;
  readonly renames: readonly Rename[];
}>;

/** A company as lists described it on a day; of days before the first list, as the first one did. */
const asSaidOn = (company: Company, pasts: CompanyPasts, day: TradingDate): Company => {
  const past = pasts.get(company.symbol)?.find(({ until }) => day <= until);
  if (past === undefined) return company;
  const { since, until: _, ...said } = past;
  return { ...company, ...said, said_since: since };
};

/** Companies whose shares could be traded by this day, or one of them, as they were then. Delisted ones stay. */
export const listCompanies = async (
  reference: CompanyTables,
  { as_of, symbol }: { as_of: TradingDate; symbol?: StockSymbol | undefined },
): Promise<Company[]> => {
  const { companies, companyPasts } = await reference();
  return companies
    .filter(({ first_traded_on: first }) => first === null || first <= as_of)
    .filter((company) => symbol === undefined || company.symbol === symbol)
    .map((company) => asSaidOn(company, companyPasts, as_of));
};

/** Whether it had a session on this day or after it. */
const tradesFrom = ({ last_traded_on }: Company, day: TradingDate): boolean =>
  last_traded_on !== null && day <= last_traded_on;

/** No source dates a delisting: what is delisted today was listed until its last session. */
export const isListedOn = (company: Company, day: TradingDate): boolean =>
  company.status !== 'Delisted' || tradesFrom(company, day);

const statusOn = (company: Company, day: TradingDate): string => {
  const { status, first_traded_on: first } = company;
  if (first !== null && first > day) return 'Unknown';
  return status === 'Active' || tradesFrom(company, day) ? 'Active' : 'Unknown';
};

/**
 * A company as it was on an earlier day. Of days before the first list that we have, a company was active while it had
 * sessions to come, and what no source dates is not known.
 */
export const companyOn = (company: Company, day: TradingDate): Company =>
  company.said_since <= day
    ? company
    : { ...company, status: statusOn(company, day), listed_shares: null, public_shares: null };

export const findCompany = async (
  reference: CompanyTables,
  { symbol, as_of }: { symbol: StockSymbol; as_of: TradingDate },
): Promise<Company | undefined> => {
  const { companies, companyPasts } = await reference();
  const company = companies.find((one) => one.symbol === symbol);
  return company && asSaidOn(company, companyPasts, as_of);
};

/** The tickers a company had before this one, with the day of the change. */
export const formerTickers = async (
  reference: CompanyTables,
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
export const listRenames = async (reference: CompanyTables, as_of: TradingDate): Promise<Rename[]> =>
  (await reference()).renames.filter(({ renamed_on }) => renamed_on <= as_of);

/** The first day on which each company is known to have traded, by present ticker: it is as old as its first name. */
export const firstTradingDays = async (
  reference: CompanyTables,
  as_of: TradingDate,
): Promise<Map<StockSymbol, TradingDate>> => {
  const { companies } = await reference();
  const present = presentTickers(await listRenames(reference, as_of));
  const firsts = new Map<StockSymbol, TradingDate>();
  for (const { symbol, first_traded_on: since } of companies) {
    const now = present.get(symbol) ?? symbol;
    const known = firsts.get(now);
    if (since !== null && (known === undefined || since < known)) firsts.set(now, since);
  }
  return firsts;
};
