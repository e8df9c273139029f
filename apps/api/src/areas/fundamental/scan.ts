import { type ReplyOf, fundamentalScanContracts } from '@chuli/contracts';
import { type RatioId, comparedOf, isKnown, quarterNumber, quarterOf, ratioNamed } from '@chuli/fundamentals';
import { AppError, type Rupees } from '@chuli/kernel';
import { needing } from '../../http/implement.ts';
import { figuresOf, rupeesOf, shownOrNull } from './cells.ts';
import {
  type FundamentalAsked,
  type ReportingCompany,
  commonQuarter,
  isStock,
  newestOf,
  reportingCompanies,
} from './companies.ts';
import type { WithFacts } from './fact-book.ts';
import { lineInRupees, scanRow } from './scan-row.ts';
import { type SectorMedians, type Told, sectorMedians } from './sector-medians.ts';

type ProRow = ReplyOf<typeof fundamentalScanContracts.fundamentalScanPro>['rows'][number];

/** Every company that has reported anything, in its own newest quarter. */
export const newestReports = async (asked: FundamentalAsked) => {
  const { as_of, companies } = await reportingCompanies(asked);
  const reporting = companies.filter(
    ({ newest, company }) => newest !== null && company.instrument === 'Equity',
  );
  const newest = newestOf(reporting.filter(isStock));
  const told: Told[] = reporting.map((of) => ({ of, figures: figuresOf(of, of.newest ?? 0, newest) }));
  return { as_of, told, newest, medians: sectorMedians(told.filter(({ of }) => isStock(of))) };
};

type QuarterAsked = { readonly fiscal_year?: string | undefined; readonly quarter?: number | undefined };

/** The quarter that is asked for; where a part of it is left open, the newest of those that most have reported, and one of them by name. */
export const quarterAsked = (
  { fiscal_year, quarter }: QuarterAsked,
  companies: readonly ReportingCompany[],
  own?: ReportingCompany,
): number => {
  if (fiscal_year !== undefined && quarter !== undefined) return quarterNumber({ fiscal_year, quarter });
  const common = commonQuarter(companies, (at) => {
    const told = quarterOf(at);
    return (
      told.fiscal_year === (fiscal_year ?? told.fiscal_year) &&
      told.quarter === (quarter ?? told.quarter) &&
      (own === undefined || own.facts.quarters.includes(at))
    );
  });
  if (common === null) throw new AppError('fundamental.not-found', {});
  return common;
};

const beforeOf = ({ of }: Told, id: RatioId, at: number): Rupees | null => {
  const before = comparedOf(ratioNamed(id), of.facts, at)?.before;
  return before !== undefined && isKnown(before) ? rupeesOf(before.value) : null;
};

const proRow = (told: Told, at: number, medians: SectorMedians): ProRow[] => {
  const row = scanRow(told, at, medians);
  if (row === null) return [];
  const figure = (id: RatioId): number | null => shownOrNull(told.figures.get(id));
  return [
    {
      ...row,
      profit_growth: figure('profit_growth'),
      revenue_growth: figure('revenue_growth'),
      eps_growth: figure('eps_growth'),
      profit_growth_quarter: figure('profit_growth_quarter'),
      profit_before: beforeOf(told, 'profit_growth', at),
      revenue: lineInRupees(told.of, 'revenue', at),
      revenue_before: beforeOf(told, 'revenue_growth', at),
    },
  ];
};

export const fundamentalScanEndpoints = needing<WithFacts>({ facts: true })(fundamentalScanContracts, {
  fundamentalScan: async (asked) => {
    const { as_of, told, medians } = await newestReports(asked);
    return { as_of, rows: told.flatMap((one) => scanRow(one, one.of.newest ?? 0, medians) ?? []) };
  },
  fundamentalScanPro: async (asked) => {
    const { query } = asked;
    const { as_of, companies } = await reportingCompanies(asked);
    const stocks = companies.filter(isStock);
    const at = quarterAsked(query, stocks);
    const told = stocks
      .filter(({ facts }) => facts.quarters.includes(at))
      .map((of): Told => ({ of, figures: figuresOf(of, at, at) }));
    const medians = sectorMedians(told);
    const chosen = told.filter(
      ({ of: { company } }) =>
        (query.sector === undefined || company.sector_id === query.sector) &&
        (query.symbol === undefined || company.symbol === query.symbol),
    );
    return { as_of, ...quarterOf(at), rows: chosen.flatMap((one) => proRow(one, at, medians)) };
  },
  latestFiscalQuarter: async (asked) => {
    const { as_of, companies } = await reportingCompanies(asked);
    const newest = newestOf(companies);
    if (newest === 0) throw new AppError('fundamental.not-found', { as_of });
    return { as_of, ...quarterOf(newest) };
  },
});
