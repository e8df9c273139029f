import { type StockSymbol, type TradingDate, addDays, addYears, daysBetween } from '@chuli/kernel';
import { addTradingDays, fiscalYearOf, isTradingDay, nextTradingDay } from '@chuli/market';
import type { Listing } from './listing.ts';
import { Random } from './random.ts';

/** What a company pays for one fiscal year, in percent of face value, and the days on which it happens. */
export type Dividend = {
  readonly symbol: StockSymbol;
  readonly fiscalYear: string;
  readonly bonusPercent: number;
  readonly cashPercent: number;
  readonly announcedOn: TradingDate;
  /** The first session without the right to it; the exchange restates the previous close for the bonus. */
  readonly bookCloseOn: TradingDate;
  readonly distributedOn: TradingDate;
  readonly bonusListedOn: TradingDate | null;
};

/** Earlier years are told too, so that a screen of past dividends has something to show. */
const YEARS_BEFORE = 2;
const LARGEST_BONUS = 30;

export const sessionFrom = (date: TradingDate): TradingDate =>
  isTradingDay(date) ? date : nextTradingDay(date);

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

/** Out of a year's earnings. The tax on a bonus is paid from cash that is declared with it: 5 of every 95. */
const shareOut = (listing: Listing, earningsPercent: number, random: Random) => {
  const total = earningsPercent * random.between(0.45, 0.8);
  const wantsBonus = random.chance(0.35 + 0.5 * listing.bonusShare);
  const bonus = wantsBonus ? roundTo(Math.min(LARGEST_BONUS, total * listing.bonusShare), 0.5) : 0;
  const cash = bonus > 0 ? Math.max(total - bonus, (bonus * 5) / 95) : total;
  return { bonusPercent: bonus, cashPercent: Number(cash.toFixed(4)) };
};

const dividendOfYear = (
  listing: Listing,
  year: { name: string; end: TradingDate },
  earningsPercent: number,
  random: Random,
): Dividend => {
  const announcedOn = sessionFrom(addDays(year.end, random.whole(55, 130)));
  const bookCloseOn = sessionFrom(addDays(announcedOn, random.whole(14, 40)));
  const shares = shareOut(listing, earningsPercent, random);
  return {
    symbol: listing.symbol,
    fiscalYear: year.name,
    ...shares,
    announcedOn,
    bookCloseOn,
    distributedOn: addTradingDays(bookCloseOn, random.whole(10, 20)),
    bonusListedOn: shares.bonusPercent > 0 ? addTradingDays(bookCloseOn, random.whole(20, 40)) : null,
  };
};

/** The dividends of one company that are announced by the end of the period. Poor years pay nothing. */
export const dividendsOf = (
  listing: Listing,
  seed: number,
  period: { start: TradingDate; end: TradingDate },
): Dividend[] => {
  if (listing.earnings === null) return [];
  const random = new Random(seed, 'dividends', listing.symbol);
  const dividends: Dividend[] = [];
  let dilution = 1;
  for (let before = YEARS_BEFORE; ; before--) {
    const year = fiscalYearOf(addYears(period.start, -before));
    if (year.end >= period.end) return dividends;
    const elapsed = daysBetween(period.start, year.end) / 365;
    const growth = (1 + listing.growth) ** elapsed * random.around(1, 0.15);
    const earningsPercent = (listing.earnings * growth * 100) / listing.faceValue / dilution;
    if (earningsPercent < 6) continue;
    const dividend = dividendOfYear(listing, year, earningsPercent, random);
    if (dividend.announcedOn > period.end || listing.listedOn >= dividend.bookCloseOn) continue;
    if (listing.lastDay !== null && listing.lastDay < dividend.bookCloseOn) continue;
    dividends.push(dividend);
    if (dividend.bookCloseOn > period.start) dilution *= 1 + dividend.bonusPercent / 100;
  }
};
