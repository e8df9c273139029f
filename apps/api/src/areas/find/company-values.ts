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
import { type LatestFundamental, latestFundamentals } from '@chuli/registry/stock';
import type { Tape } from '@chuli/tape';
import { type LatestBar, latestBars } from '@chuli/tape/stock';
import { worthOf } from '../../figures/market-cap.ts';
import { atClose } from '../reference/report.ts';
import { fromThousands } from '../reference/thousands.ts';

/** Quarters by which a report may be behind the newest of the market and still counts. */
const MOST_BEHIND = 2;

const quarterNumber = ({
  fiscal_year,
  quarter,
}: Pick<LatestFundamental, 'fiscal_year' | 'quarter'>): number =>
  Number.parseInt(fiscal_year, 10) * 4 + quarter;

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
  const now = atClose(report, bar, adjustments);
  const factor = now?.share_factor ?? 1;
  return {
    pe: now?.price_earnings ?? null,
    pb: now?.price_book ?? null,
    eps: report.eps === null ? null : report.eps * factor,
    book_value: report.book_value === null ? null : report.book_value * factor,
    roe: report.return_on_equity,
    roa: report.return_on_assets,
    npl: report.non_performing_loans,
    net_profit: fromThousands(report.net_profit_thousand),
    paid_up: fromThousands(report.paid_up_capital_thousand),
  };
};

type Known = {
  readonly reports: ReadonlyMap<string, LatestFundamental>;
  readonly newest: number;
  readonly adjustments: ReadonlyMap<string, Adjustments>;
};

const standingOf = (report: LatestFundamental | undefined, newest: number): CompanyValues['report'] => {
  if (report === undefined) return 'none';
  return newest - quarterNumber(report) > MOST_BEHIND ? 'stale' : 'known';
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
    latestBars(tape, { as_of }),
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
