import { type TradingDate, toRupees } from '@chuli/kernel';
import { type Quarter, quarterEnd } from '@chuli/market';
import {
  type Company,
  type Reference,
  companyOn,
  isListedOn,
  listAllPriceAdjustments,
  listCompanies,
} from '@chuli/registry/reference';
import type { Registry } from '@chuli/registry';
import { type LatestFundamental, latestFundamentals } from '@chuli/registry/fundamental';
import type { Tape } from '@chuli/tape';
import { REPORT_FIGURES, isStale, quarterNumber, shareFactorOn } from '@chuli/scanner';
import { type LatestBar, latestBars } from '@chuli/tape/stock';
import { worthOf } from '../../figures/market-cap.ts';

export type CompanyValues = {
  readonly company: Company;
  readonly report: 'known' | 'stale' | 'none';
  readonly quarter: string | null;
  readonly close: number;
  readonly values: Readonly<Record<string, number | null>>;
};

type Adjustments = Awaited<ReturnType<typeof listAllPriceAdjustments>>;

/** What a report says, per share of the day: a share that went ex since is a part of one of the report. */
const reportValues = (report: LatestFundamental, bar: LatestBar, adjustments: Adjustments) => {
  const factor = shareFactorOn(report, bar.traded_on, adjustments);
  return Object.fromEntries(
    Object.entries(REPORT_FIGURES).map(([name, figure]) => [
      name,
      figure(report, factor, toRupees(bar.close)),
    ]),
  );
};

type Known = {
  readonly reports: ReadonlyMap<string, LatestFundamental>;
  readonly newest: number;
  readonly adjustments: ReadonlyMap<string, Adjustments>;
};

const standingOf = (report: LatestFundamental | undefined, newest: number): CompanyValues['report'] => {
  if (report === undefined) return 'none';
  return isStale(report, newest) ? 'stale' : 'known';
};

const valuesOf = (
  company: Company,
  bar: LatestBar,
  { reports, newest, adjustments }: Known,
): CompanyValues => {
  const told = reports.get(company.symbol);
  const report = standingOf(told, newest);
  return {
    company,
    report,
    quarter: told === undefined ? null : `${told.fiscal_year} Q${told.quarter}`,
    close: toRupees(bar.close),
    values: {
      market_cap: worthOf(bar.close, company.listed_shares),
      float_cap: worthOf(bar.close, company.public_shares),
      listed_shares: company.listed_shares,
      ...(told !== undefined &&
        report === 'known' &&
        reportValues(told, bar, adjustments.get(company.symbol) ?? [])),
    },
  };
};

type Stores = { readonly tape: Tape; readonly registry: Registry; readonly reference: Reference };

/** What registers and reports tell of every stock that was listed on a day and traded since another, at its last close. */
export const companyValues = async (
  { tape, registry, reference }: Stores,
  { as_of, since, isRewound }: { as_of: TradingDate; since: TradingDate; isRewound: boolean },
): Promise<CompanyValues[]> => {
  const [companies, bars, fundamentals] = await Promise.all([
    listCompanies(reference, { as_of }),
    latestBars(tape, { as_of, since }),
    latestFundamentals(registry, as_of),
  ]);
  const oldest = fundamentals
    .map(({ fiscal_year, quarter }) => quarterEnd(fiscal_year, quarter as Quarter))
    .reduce((one, other) => (other < one ? other : one), as_of);
  const adjustments = await listAllPriceAdjustments(reference, { after: oldest, as_of });
  const known: Known = {
    reports: new Map(fundamentals.map((one) => [one.symbol, one])),
    newest: Math.max(...fundamentals.map(quarterNumber)),
    adjustments: Map.groupBy(adjustments, ({ symbol }) => symbol),
  };
  const barOf = new Map(bars.map((bar) => [bar.symbol, bar]));
  return companies.flatMap((company) => {
    const bar = barOf.get(company.symbol);
    if (bar === undefined || bar.traded_on < since || !isListedOn(company, as_of)) return [];
    return [valuesOf(isRewound ? companyOn(company, as_of) : company, bar, known)];
  });
};
