import type { ItemId } from '@chuli/fundamentals';
import { type TradingDate, addDays, daysBetween } from '@chuli/kernel';
import { type FiscalQuarter, type Quarter, fiscalYearOf, quarterEnd } from '@chuli/market';
import type { Listing } from '../listing.ts';
import { Random } from '../random.ts';

/** Lines of a report by the names under which they are imported; money is paisa. */
export type ReportLines = Partial<Record<ItemId, number>>;

/** What the lines of a company's reports are made of; the same for every quarter it is asked of. */
export type Character = {
  readonly listing: Listing;
  readonly quarter: FiscalQuarter;
  readonly shares: number;
  /** Last price in paisa. */
  readonly price: number;
  readonly paidUp: number;
  readonly equity: number;
  /** At the end of the fiscal year before. */
  readonly openingEquity: number;
  /** Profit of each quarter of the fiscal year up to this one. */
  readonly profits: readonly number[];
  /** What its profit of a year was at the start, without chance. */
  readonly usualProfit: number;
  /** Draws that are fixed for the company. */
  readonly trait: (name: string, low: number, high: number) => number;
  /** Draws of one quarter of the fiscal year, 1 to 4. */
  readonly chance: (name: string, quarter: number, low: number, high: number) => number;
};

type Market = {
  readonly seed: number;
  readonly start: TradingDate;
  /** On the last day of a quarter. */
  readonly sharesOn: (day: TradingDate) => number;
  readonly price: number;
};

const HYDRO = 5;
/** Rivers carry most in the first quarter, from mid-July, and little in the third. */
export const WATER = [0.38, 0.22, 0.12, 0.28] as const;
const EVEN = [0.25, 0.25, 0.25, 0.25] as const;

export const characterOf = (
  { listing, quarter }: { listing: Listing; quarter: FiscalQuarter },
  { seed, start, sharesOn, price }: Market,
): Character => {
  const { symbol } = listing;
  const seasons = listing.sectorId === HYDRO ? WATER : EVEN;
  const endOf = (number: number): TradingDate => quarterEnd(quarter.fiscal_year, number as Quarter);
  const trait: Character['trait'] = (name, low, high) =>
    new Random(seed, 'trait', name, symbol).between(low, high);
  const chance: Character['chance'] = (name, number, low, high) =>
    new Random(seed, name, symbol, endOf(number)).between(low, high);
  const yearsTo = (day: TradingDate): number => daysBetween(start, day) / 365;
  const usualProfit = (listing.earnings ?? 0) * listing.shares;
  const profitOf = (number: number): number => {
    const noise = 1 + 0.12 * new Random(seed, 'profit', symbol, endOf(number)).normal();
    const grown = usualProfit * (1 + listing.growth) ** yearsTo(endOf(number));
    return Math.round(grown * (seasons[number - 1] ?? 0) * noise);
  };
  const equityOn = (day: TradingDate): number => {
    const raised = (sharesOn(day) - listing.shares) * listing.faceValue * 0.2;
    const worth = listing.netWorth * listing.shares * (1 + 0.05 * yearsTo(day)) + raised;
    return Math.round(Math.max(sharesOn(day) * listing.faceValue * 0.6, worth));
  };
  const shares = sharesOn(quarter.end);
  return {
    listing,
    quarter,
    shares,
    price,
    paidUp: shares * listing.faceValue,
    equity: equityOn(quarter.end),
    openingEquity: equityOn(addDays(fiscalYearOf(quarter.end).start, -1)),
    profits: Array.from({ length: quarter.quarter }, (_, index) => profitOf(index + 1)),
    usualProfit,
    trait,
    chance,
  };
};

/** What is taken from a profit; of a loss nothing. */
const TAX = 0.3;
export const beforeTax = (profit: number): number => (profit > 0 ? profit / (1 - TAX) : profit);

/** Flows of the quarters so far, each worked out by itself, as a report adds them up. */
export const sumUp = (
  { profits }: Character,
  linesOf: (profit: number, quarter: number) => ReportLines,
): ReportLines => {
  const sums: ReportLines = {};
  for (const [index, profit] of profits.entries()) {
    for (const [item, value] of Object.entries(linesOf(profit, index + 1)) as [ItemId, number][])
      sums[item] = (sums[item] ?? 0) + Math.round(value);
  }
  return sums;
};
