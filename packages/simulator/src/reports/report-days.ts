import { type TradingDate, addDays } from '@chuli/kernel';
import { type FiscalQuarter, REPORT_DELAY_DAYS, fiscalQuarterOf } from '@chuli/market';
import type { Listing } from '../listing.ts';
import { Random } from '../random.ts';

export type ReportDay = {
  readonly listing: Listing;
  readonly quarter: FiscalQuarter;
  readonly knownOn: TradingDate;
  /** Printed again: audited after the year, or with a line put right. */
  readonly isCorrected: boolean;
};

const DAYS_BEFORE_START = 460;
const EARLIEST_DELAY_DAYS = 14;
/** One report in fifty is late, one in a hundred is printed again. */
const LATE = 0.02;
const CORRECTED = 0.01;

const reportsOn = (listing: Listing): boolean =>
  (listing.earnings !== null || listing.sectorId === 13) &&
  (listing.instrument === 'Equity' || listing.instrument === 'Mutual Funds');

const isListedOn = ({ listedOn, lastDay }: Listing, day: TradingDate): boolean =>
  listedOn <= day && (lastDay === null || day <= lastDay);

/** When the reports of a company come out, from a year before the period to its end. */
export const reportDaysOf = (
  listing: Listing,
  seed: number,
  period: { start: TradingDate; end: TradingDate },
): ReportDay[] => {
  if (!reportsOn(listing)) return [];
  const random = new Random(seed, 'report days', listing.symbol);
  const reports: ReportDay[] = [];
  let quarter = fiscalQuarterOf(addDays(period.start, -DAYS_BEFORE_START));
  for (; quarter.end < period.end; quarter = fiscalQuarterOf(addDays(quarter.end, 1))) {
    const delay = random.whole(EARLIEST_DELAY_DAYS, REPORT_DELAY_DAYS);
    const knownOn = addDays(quarter.end, random.chance(LATE) ? delay + random.whole(20, 40) : delay);
    const again = random.chance(CORRECTED) ? addDays(knownOn, random.whole(20, 60)) : null;
    const isPrinted = (day: TradingDate): boolean => day <= period.end && isListedOn(listing, day);
    if (!isPrinted(knownOn)) continue;
    reports.push({ listing, quarter, knownOn, isCorrected: false });
    if (again !== null && isPrinted(again))
      reports.push({ listing, quarter, knownOn: again, isCorrected: true });
  }
  return reports;
};
