import { type ReplyOf, fundamentalCompareContracts } from '@chuli/contracts';
import {
  type RatioId,
  isKnown,
  packOf,
  quarterOf,
  quarterOfAll,
  ratiosOf,
  sectorMedian,
} from '@chuli/fundamentals';
import { AppError, type StockSymbol, toRupees } from '@chuli/kernel';
import { needing } from '../../http/implement.ts';
import { cellsOf, figuresOf, hasPrice, shown } from './cells.ts';
import {
  type FundamentalAsked,
  type ReportingCompany,
  isStock,
  newestOf,
  reportingCompanies,
} from './companies.ts';
import type { WithFacts } from './fact-book.ts';
import { comparedInSector } from './sector-report.ts';

type Reply = ReplyOf<typeof fundamentalCompareContracts.compareStock>;
type Row = Reply['rows'][number];

/** Two years: a quarter and the same one a year before stand beside each other twice. */
const PAST_QUARTERS = 8;

const found = (companies: readonly ReportingCompany[], symbol: StockSymbol): ReportingCompany => {
  const one = companies.find(({ company }) => company.symbol === symbol);
  if (one === undefined) throw new AppError('stock.not-found', { symbol });
  return one;
};

/** Stocks that report and traded on the last session, the largest turnover first. */
const mostTraded = (companies: readonly ReportingCompany[]): ReportingCompany[] =>
  companies
    .filter((one) => one.newest !== null && isStock(one))
    .toSorted(
      (one, other) =>
        (other.bar?.traded_on ?? '').localeCompare(one.bar?.traded_on ?? '') ||
        (other.bar?.amount ?? -1) - (one.bar?.amount ?? -1),
    );

/** Where nobody is named: the most traded stock and those that come next in its sector. */
const usual = (companies: readonly ReportingCompany[], count: number): ReportingCompany[] => {
  const traded = mostTraded(companies);
  const sector = traded[0]?.company.sector_id;
  return traded.filter(({ company }) => company.sector_id === sector).slice(0, count);
};

/** Ratios of the quarters up to one. Those with a price would compare a report of then with a price of now. */
const pastOf = (of: ReportingCompany, upTo: number): Row['past'] => {
  const told = ratiosOf(of.company.sector_id).filter((ratio) => !hasPrice(ratio));
  const quarters = of.facts.quarters.filter((at) => at <= upTo && at > upTo - PAST_QUARTERS);
  return quarters
    .toSorted((one, other) => one - other)
    .map((at) =>
      Object.assign(quarterOf(at), {
        ratios: Object.fromEntries(
          [...figuresOf(of, at, at, told)].flatMap(([id, figure]) =>
            isKnown(figure) ? [[id, shown(figure.value)]] : [],
          ),
        ),
      }),
    );
};

type At = { readonly common: number | null; readonly newest: number };

const quarterCells = ({ facts }: ReportingCompany, at: number | null) =>
  at === null
    ? { fiscal_year: null, quarter: null, known_on: null }
    : { ...quarterOf(at), known_on: facts.report(at)?.known_on ?? null };

const rowOf = (of: ReportingCompany, { common, newest }: At, hasPast: boolean): Row => {
  const { company, bar } = of;
  const at = of.newest === null ? null : (common ?? of.newest);
  return {
    symbol: company.symbol,
    name: company.name,
    sector_id: company.sector_id,
    pack: packOf(company.sector_id),
    close: bar === null ? null : toRupees(bar.close),
    traded_on: bar?.traded_on ?? null,
    ...quarterCells(of, at),
    ...cellsOf(figuresOf(of, at ?? newest, common ?? newest)),
    past: at === null || !hasPast ? [] : pastOf(of, at),
  };
};

/** The middle of a sector in the quarter of all, or of each company in its own. */
const sectorOf = (
  companies: readonly ReportingCompany[],
  id: number,
  { common, newest }: At,
): Reply['sectors'][number] => {
  const told = companies
    .filter((one) => isStock(one) && one.company.sector_id === id)
    .filter(({ facts, newest: own }) => (common === null ? own !== null : facts.quarters.includes(common)))
    .map((one) => figuresOf(one, common ?? one.newest ?? newest, common ?? newest));
  const medians = ratiosOf(id).flatMap((ratio): [RatioId, number][] => {
    const median = sectorMedian(told.flatMap((figures) => figures.get(ratio.id) ?? []));
    return median === null ? [] : [[ratio.id, shown(median)]];
  });
  return { id, companies: told.length, median: Object.fromEntries(medians) };
};

type Asked = FundamentalAsked & { readonly query: { readonly quarters: 'common' | 'latest' } };

type Stocks = {
  readonly symbols: readonly StockSymbol[] | undefined;
  /** How many where none is named. */
  readonly usually: number;
  readonly hasPast: boolean;
};

const compared = async (asked: Asked, { symbols, usually, hasPast }: Stocks): Promise<Reply> => {
  const { as_of, companies } = await reportingCompanies(asked);
  const chosen = symbols?.map((symbol) => found(companies, symbol)) ?? usual(companies, usually);
  const common =
    asked.query.quarters === 'latest'
      ? null
      : quarterOfAll(chosen.filter(({ newest }) => newest !== null).map(({ facts }) => facts.quarters));
  const at = { common, newest: newestOf(companies.filter(isStock)) };
  const sectors = new Set(chosen.flatMap(({ company }) => company.sector_id ?? []));
  return {
    as_of,
    fiscal_year: null,
    quarter: null,
    ...(common !== null && quarterOf(common)),
    rows: chosen.map((one) => rowOf(one, at, hasPast)),
    sectors: [...sectors].map((id) => sectorOf(companies, id, at)),
  };
};

export const fundamentalCompareEndpoints = needing<WithFacts>({ facts: true })(fundamentalCompareContracts, {
  compareStock: (asked) => compared(asked, { symbols: asked.query.symbols, usually: 2, hasPast: false }),
  compareMultipleStock: (asked) => {
    const { symbol, symbols } = asked.query;
    const named = symbol === undefined ? symbols : [symbol];
    return compared(asked, { symbols: named, usually: 5, hasPast: true });
  },
  stockComparison: async (asked) => {
    const { symbol, sector, ...quarter } = asked.query;
    const known = await reportingCompanies(asked);
    const own = symbol === undefined ? mostTraded(known.companies)[0] : found(known.companies, symbol);
    const isWhole = symbol === undefined && sector !== undefined;
    const id = isWhole ? sector : (own?.company.sector_id ?? null);
    if (id === null) throw new AppError('fundamental.not-found', { symbol });
    const report = comparedInSector(known, { id, quarter, of: isWhole ? undefined : own });
    return {
      ...report,
      rows: report.rows.map(({ facts: _facts, ...row }) => row),
      symbol: isWhole ? null : (own?.company.symbol ?? null),
    };
  },
});
