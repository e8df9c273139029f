import {
  type CompanyFacts,
  type FactIndex,
  type Given,
  factsAsOf,
  indexFacts,
  quarterOf,
} from '@chuli/fundamentals';
import { type StockSymbol, type TradingDate, daysBetween, tradingDate } from '@chuli/kernel';
import { presentTickers, quarterEnd } from '@chuli/market';
import {
  type Company,
  companyOn,
  listAllPriceAdjustments,
  listCompanies,
  listRenames,
} from '@chuli/registry/reference';
import { listDividends } from '@chuli/registry/stock';
import { type LatestBar, latestBars } from '@chuli/tape/stock';
import type { Context } from '../../http/implement.ts';
import { dayAsked } from '../../sessions.ts';
import { type DividendFacts, dividendFacts } from './dividends.ts';
import type { BookedFact, FactBook, WithFacts } from './fact-book.ts';

/** A company of a day: its facts, its last close, and what a share of a report has become since. */
export type ReportingCompany = {
  readonly company: Company;
  readonly facts: CompanyFacts;
  readonly printed: readonly BookedFact[];
  /** The newest quarter of which anything is known; null where nothing is. */
  readonly newest: number | null;
  readonly bar: LatestBar | null;
  /** What one share of the newest report is now: the product of the factors since. */
  readonly shareFactor: number;
  readonly dividends: DividendFacts | null;
  readonly paidUp: number | null;
};

export type FundamentalAsked = Context &
  WithFacts & { readonly query: { readonly as_of?: TradingDate | undefined } };

type Adjustment = { readonly symbol: StockSymbol; readonly ex_on: TradingDate; readonly factor: number };

type Known = {
  readonly as_of: TradingDate;
  readonly book: FactBook;
  readonly bars: ReadonlyMap<StockSymbol, LatestBar>;
  readonly dividends: ReadonlyMap<StockSymbol, DividendFacts>;
  readonly adjustments: ReadonlyMap<StockSymbol, readonly Adjustment[]>;
  readonly printed: ReadonlyMap<StockSymbol, readonly BookedFact[]>;
};

const EPOCH = tradingDate('1970-01-01');
const PAR = 100_00;
const A_YEAR = 4;

/** By quarter: each of them is asked for by every ratio of every company. */
const ends = new Map<number, TradingDate>();

export const endOf = (at: number): TradingDate => {
  const { fiscal_year, quarter } = quarterOf(at);
  const end = ends.get(at) ?? quarterEnd(fiscal_year, quarter);
  ends.set(at, end);
  return end;
};

/** The product of the factors of the ex-dates after one day, up to another. */
const factorBetween = (adjustments: readonly Adjustment[], after: TradingDate, to: TradingDate): number =>
  adjustments
    .filter(({ ex_on }) => ex_on > after && ex_on <= to)
    .reduce((product, { factor }) => product * factor, 1);

/** What was declared last; nothing where there never was a dividend. */
const declaredOf = (dividends: ReportingCompany['dividends']) => ({
  cash_percent: dividends?.last?.declared.cash ?? null,
  bonus_percent: dividends?.last?.declared.bonus ?? null,
});

/** Of lines that the book keeps: they are indexed once, whatever day is asked for. */
const indexes = new WeakMap<readonly BookedFact[], FactIndex>();

const indexOf = (printed: readonly BookedFact[]): FactIndex => {
  const index = indexes.get(printed) ?? indexFacts(printed);
  indexes.set(printed, index);
  return index;
};

const NOTHING_PRINTED: readonly BookedFact[] = [];

const knownOf = ({ symbol }: Company, known: Known) => ({
  printed: known.printed.get(symbol) ?? NOTHING_PRINTED,
  bar: known.bars.get(symbol) ?? null,
  adjustments: known.adjustments.get(symbol) ?? [],
  dividends: known.dividends.get(symbol) ?? null,
  face_value: known.book.shares.get(symbol)?.face_value ?? PAR,
  paidUp: known.book.shares.get(symbol)?.paid_up_capital ?? null,
});

const reportingCompany = (company: Company, known: Known): ReportingCompany => {
  const { as_of } = known;
  const { printed, bar, adjustments, dividends, face_value, paidUp } = knownOf(company, known);
  const given: Readonly<Record<Exclude<Given, 'year_factor' | 'price'>, number | null>> = {
    close: bar?.close ?? null,
    ...declaredOf(dividends),
    listed_shares: company.listed_shares,
    face_value,
    today: daysBetween(EPOCH, as_of),
  };
  /** The last close of a share as it was at the end of a quarter: what the profit and book of that quarter are of. */
  const priceAt = (at: number): number | null =>
    bar === null ? null : bar.close / factorBetween(adjustments, endOf(at), bar.traded_on);
  const givenAt = (name: Given, at: number): number | null => {
    if (name === 'price') return priceAt(at);
    return name === 'year_factor' ? factorBetween(adjustments, endOf(at - A_YEAR), endOf(at)) : given[name];
  };
  const facts = factsAsOf(indexOf(printed), {
    as_of,
    given: givenAt,
    dividendYear: dividends?.last?.year ?? null,
  });
  const newest = facts.quarters[0] ?? null;
  const shareFactor =
    newest === null || bar === null ? 1 : factorBetween(adjustments, endOf(newest), bar.traded_on);
  return {
    company,
    facts,
    printed,
    newest,
    bar,
    shareFactor,
    dividends,
    paidUp,
  };
};

const OLDEST = tradingDate('2000-01-01');

/**
 * Every company of a day with what it had reported by then. Reports under a former ticker belong to the present one. On a
 * rewound day the register is what it was, as far as a list says.
 */
export const reportingCompanies = async (
  { tape, registry, reference, clock, facts, query }: FundamentalAsked,
  symbol?: StockSymbol,
): Promise<{ as_of: TradingDate; companies: ReportingCompany[] }> => {
  const as_of = dayAsked(query.as_of, clock);
  const isRewound = as_of < dayAsked(undefined, clock);
  const [book, listed, renames, bars, dividends, adjustments] = await Promise.all([
    facts.take(),
    listCompanies(reference, { as_of, symbol }),
    listRenames(reference, as_of),
    latestBars(tape, { as_of, symbol }),
    listDividends(registry, { as_of, symbol, with_undated: query.as_of === undefined }),
    listAllPriceAdjustments(reference, { after: OLDEST, as_of }),
  ]);
  const present = presentTickers(renames);
  const ofPresent = (ticker: StockSymbol): StockSymbol => present.get(ticker) ?? ticker;
  const printed = new Map<StockSymbol, readonly BookedFact[]>();
  for (const [ticker, lines] of book.bySymbol) {
    const own = printed.get(ofPresent(ticker));
    printed.set(ofPresent(ticker), own === undefined ? lines : [...own, ...lines]);
  }
  const known: Known = {
    as_of,
    book,
    bars: new Map(bars.map((bar) => [bar.symbol, bar])),
    dividends: dividendFacts(dividends, as_of),
    adjustments: Map.groupBy(adjustments, (one) => ofPresent(one.symbol)),
    printed,
  };
  const companies = listed.map((company) =>
    reportingCompany(isRewound ? companyOn(company, as_of) : company, known),
  );
  return { as_of, companies };
};

/** Ordinary shares of a company in a sector that are traded; funds are the thirteenth sector and stand apart. */
export const isStock = ({ company: { instrument, status, sector_id } }: ReportingCompany): boolean =>
  instrument === 'Equity' && status === 'Active' && sector_id !== null && sector_id <= 12;

/** Quarters by which a report may be behind the newest of the market and still counts. */
const MOST_BEHIND = 2;

export const newestOf = (companies: readonly ReportingCompany[]): number =>
  Math.max(...companies.map(({ newest }) => newest ?? 0));

export const isStale = (at: number, newest: number): boolean => newest - at > MOST_BEHIND;

/** The newest quarter, of those asked for, that at least half of these companies have reported; null where none is. */
export const commonQuarter = (
  companies: readonly ReportingCompany[],
  isAsked: (at: number) => boolean,
): number | null => {
  const reporting = companies.filter(({ newest }) => newest !== null);
  const quarters = new Set(reporting.flatMap(({ facts }) => facts.quarters.filter(isAsked)));
  const reportedBy = (at: number): number =>
    reporting.filter(({ facts }) => facts.quarters.includes(at)).length;
  return (
    [...quarters]
      .toSorted((one, other) => other - one)
      .find((at) => reportedBy(at) * 2 >= reporting.length) ?? null
  );
};
