import type { SampleDay, SampleMarket } from '../sample-market.ts';
import { type Auction, auctionsOf } from './auctions.ts';
import type { Dividend } from '../dividends.ts';
import { fundDividendsOf } from './fund-dividends.ts';
import { type Fund, fundsOf } from './funds.ts';
import { type FundHolding, holdingsOf } from './holdings.ts';
import { type LockIn, lockInsOf } from './lock-ins.ts';
import { type Nav, navsOf } from './navs.ts';
import { type PublicOffer, offersOf } from './offers.ts';
import { PriceBook } from './price-book.ts';

export type PrimaryMarket = {
  readonly offers: readonly PublicOffer[];
  readonly auctions: readonly Auction[];
  readonly funds: readonly Fund[];
  readonly navs: readonly Nav[];
  /** What funds pay; companies' are told with the market. */
  readonly dividends: readonly Dividend[];
  readonly holdings: readonly FundHolding[];
  readonly lockIns: readonly LockIn[];
};

/** What came to the market anew beside the trading of the days, at the prices of those days. */
export const primaryMarket = (market: SampleMarket, days: readonly SampleDay[]): PrimaryMarket => {
  const { listings, options } = market;
  const { seed } = options;
  const book = new PriceBook(days);
  const adjustments = days.flatMap((day) => day.adjustments);
  const offers = offersOf(listings, seed, book);
  const funds = fundsOf(listings, seed, book);
  const navs = navsOf(funds, seed, book);
  return {
    offers,
    auctions: auctionsOf(listings, adjustments, { seed, book }),
    funds,
    navs,
    dividends: fundDividendsOf(funds, navs, { seed, book }),
    holdings: holdingsOf({ funds, navs, listings, adjustments, seed, book }),
    lockIns: lockInsOf(listings, offers),
  };
};
