import { type Paisa, type StockSymbol, type TradingDate, addDays, daysBetween, paisa } from '@chuli/kernel';
import { type FiscalQuarter, type Quarter, REPORT_DELAY_DAYS, fiscalQuarterOf } from '@chuli/market';
import type { Listing } from './listing.ts';
import { Random } from './random.ts';

/** A quarterly report. Profit and revenue are of the year so far; earnings per share are annualised. */
export type Report = {
  readonly symbol: StockSymbol;
  readonly fiscalYear: string;
  readonly quarter: Quarter;
  readonly knownOn: TradingDate;
  readonly earningsPerShare: Paisa;
  readonly bookValue: Paisa;
  readonly priceEarnings: number | null;
  readonly priceBook: number;
  /** Percent. */
  readonly returnOnEquity: number;
  readonly returnOnAssets: number;
  readonly netProfit: Paisa;
  readonly revenue: Paisa;
  readonly paidUpCapital: Paisa;
  readonly reserves: Paisa;
  readonly distributableProfit: Paisa;
  /** Percent of loans; only lenders have them. */
  readonly nonPerformingLoans: number | null;
  readonly shares: number;
  readonly currentRatio: number | null;
  readonly debtToEquity: number;
};

export type ReportDay = {
  readonly listing: Listing;
  readonly quarter: FiscalQuarter;
  readonly knownOn: TradingDate;
};

const DAYS_BEFORE_START = 460;
const EARLIEST_DELAY_DAYS = 14;
const LENDERS: ReadonlySet<number> = new Set([1, 2, 3, 9]);

/** When the reports of a company come out, from a year before the period to its end. */
export const reportDaysOf = (
  listing: Listing,
  seed: number,
  period: { start: TradingDate; end: TradingDate },
): ReportDay[] => {
  if (listing.earnings === null) return [];
  const random = new Random(seed, 'report days', listing.symbol);
  const reports: ReportDay[] = [];
  let quarter = fiscalQuarterOf(addDays(period.start, -DAYS_BEFORE_START));
  for (; quarter.end < period.end; quarter = fiscalQuarterOf(addDays(quarter.end, 1))) {
    const knownOn = addDays(quarter.end, random.whole(EARLIEST_DELAY_DAYS, REPORT_DELAY_DAYS));
    const isListed = listing.listedOn <= knownOn && (listing.lastDay === null || knownOn <= listing.lastDay);
    if (isListed && knownOn <= period.end) reports.push({ listing, quarter, knownOn });
  }
  return reports;
};

const percent = (value: number): number => Number((value * 100).toFixed(2));

/** What the company reports, given its shares and its last price on that day. */
export const writeReport = (
  { listing, quarter, knownOn }: ReportDay,
  market: { seed: number; start: TradingDate; shares: number; price: number },
): Report => {
  const random = new Random(market.seed, 'report', listing.symbol, quarter.end);
  const { shares, price } = market;
  const years = daysBetween(market.start, quarter.end) / 365;
  const isLender = LENDERS.has(listing.sectorId);
  const annualProfit =
    (listing.earnings ?? 0) * listing.shares * (1 + listing.growth) ** years * (1 + 0.12 * random.normal());
  const netProfit = paisa(Math.round((annualProfit * quarter.quarter) / 4));
  const paidUpCapital = paisa(shares * listing.faceValue);
  const raised = (shares - listing.shares) * listing.faceValue * 0.2;
  const equity = Math.max(
    paidUpCapital * 0.6,
    listing.netWorth * listing.shares * (1 + 0.05 * years) + raised,
  );
  const earningsPerShare = paisa(Math.round(annualProfit / shares));
  const bookValue = paisa(Math.round(equity / shares));
  const leverage = isLender ? random.between(7, 11) : random.between(1.3, 3);
  return {
    symbol: listing.symbol,
    fiscalYear: quarter.fiscal_year,
    quarter: quarter.quarter,
    knownOn,
    earningsPerShare,
    bookValue,
    priceEarnings: earningsPerShare > 0 ? Number((price / earningsPerShare).toFixed(2)) : null,
    priceBook: Number((price / bookValue).toFixed(2)),
    returnOnEquity: percent(annualProfit / equity),
    returnOnAssets: percent(annualProfit / equity / leverage),
    netProfit,
    revenue: paisa(Math.round(Math.abs(netProfit) * random.between(2.5, 5))),
    paidUpCapital,
    reserves: paisa(Math.round(equity - paidUpCapital)),
    distributableProfit: paisa(Math.round(netProfit * random.between(0.4, 0.85))),
    nonPerformingLoans: isLender ? Number(random.around(3, 0.4).toFixed(2)) : null,
    shares,
    currentRatio: isLender ? null : Number(random.around(1.4, 0.4).toFixed(2)),
    debtToEquity: Number((leverage - 1).toFixed(2)),
  };
};
