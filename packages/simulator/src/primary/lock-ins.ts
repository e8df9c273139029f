import { type StockSymbol, type TradingDate, addDays, addYears } from '@chuli/kernel';
import type { PublicOffer } from './offers.ts';
import type { Listing } from '../listing.ts';

export type LockIn = {
  readonly symbol: StockSymbol;
  readonly kind: 'promoter' | 'fund' | 'local' | 'employee';
  readonly endsOn: TradingDate;
  readonly units: number;
  readonly allottedOn: TradingDate;
};

const MONTHS_6 = 183;
const YEARS = 3;

/** Shares of a new company that may not be sold at once, by who holds them and for how long. */
const ofListing = (listing: Listing, allottedOn: TradingDate): LockIn[] => {
  const shares = (part: number): number => Math.max(10, Math.round((listing.shares * part) / 10) * 10);
  const own = { symbol: listing.symbol, allottedOn };
  const inThreeYears = addYears(allottedOn, YEARS);
  const inHalfAYear = addDays(allottedOn, MONTHS_6);
  return [
    { ...own, kind: 'promoter', endsOn: inThreeYears, units: shares(1 - listing.publicShare) },
    { ...own, kind: 'employee', endsOn: inThreeYears, units: shares(0.005) },
    { ...own, kind: 'local', endsOn: inThreeYears, units: shares(0.1) },
    { ...own, kind: 'fund', endsOn: inHalfAYear, units: shares(0.01) },
  ];
};

/** Of every company that was listed in the period, known from its allotment on. */
export const lockInsOf = (listings: readonly Listing[], offers: readonly PublicOffer[]): LockIn[] => {
  const allotted = new Map(
    offers
      .filter(({ kind, reservedFor }) => kind === 'ipo' && reservedFor === 'general')
      .map(({ symbol, allottedOn }) => [symbol, allottedOn]),
  );
  return listings.flatMap((listing) => {
    const on = allotted.get(listing.symbol);
    return on === undefined ? [] : ofListing(listing, on);
  });
};
