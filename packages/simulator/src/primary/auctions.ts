import {
  type Paisa,
  type StockSymbol,
  type TradingDate,
  addDays,
  addYears,
  fromRupees,
  paisa,
} from '@chuli/kernel';
import type { Adjustment } from '../calendar-of-actions.ts';
import type { Listing } from '../listing.ts';
import { Random } from '../random.ts';
import type { PriceBook } from './price-book.ts';

export type Auction = {
  readonly symbol: StockSymbol;
  readonly kind: 'ordinary' | 'promoter';
  readonly seller: string;
  readonly units: number;
  readonly floorPrice: Paisa;
  readonly announcedOn: TradingDate;
  readonly opensOn: TradingDate;
  readonly closesOn: TradingDate;
  readonly openedOn: TradingDate;
  readonly cutOff: Paisa | null;
  readonly bids: number;
  readonly unitsBid: number;
  readonly result: 'settled' | 'failed';
};

type Lot = Pick<Auction, 'symbol' | 'kind' | 'seller' | 'units' | 'floorPrice'>;

const ANNOUNCED_BEFORE = 12;
const OPEN_DAYS = 7;

const auctionOf = (lot: Lot, opensOn: TradingDate, cutOff: number, random: Random): Auction => {
  const isSold = cutOff >= lot.floorPrice && random.chance(0.9);
  const cover = isSold ? random.between(1.05, 4) : random.between(0.1, 0.95);
  return {
    ...lot,
    announcedOn: addDays(opensOn, -ANNOUNCED_BEFORE),
    opensOn,
    closesOn: addDays(opensOn, OPEN_DAYS),
    openedOn: addDays(opensOn, OPEN_DAYS + 2),
    cutOff: isSold ? paisa(Math.round(cutOff / 10) * 10) : null,
    bids: random.whole(isSold ? 12 : 1, isSold ? 900 : 12),
    unitsBid: Math.round(lot.units * cover),
    result: isSold ? 'settled' : 'failed',
  };
};

/** Shares of a right issue that holders did not take are sold thirty days after it closed. */
const AFTER_RIGHTS = 30;

const ofRights = ({ symbol, rights, sharesAfter }: Adjustment, seed: number, book: PriceBook): Auction[] => {
  if (rights === null) return [];
  const random = new Random(seed, 'auction of rights', symbol, rights.exOn);
  const opensOn = addDays(rights.closedOn, AFTER_RIGHTS);
  const close = book.at(symbol, addDays(opensOn, -ANNOUNCED_BEFORE));
  if (close === null) return [];
  const issued = (sharesAfter * rights.ratio) / (1 + rights.ratio);
  const lot = {
    symbol,
    kind: 'ordinary' as const,
    seller: 'Holders who did not take up their right',
    units: Math.max(10, Math.round((issued * random.between(0.03, 0.12)) / 10) * 10),
    floorPrice: rights.price,
  };
  return [auctionOf(lot, opensOn, close * random.between(0.75, 0.95), random)];
};

const PROMOTERS_A_YEAR = 12;
const BANKS_AND_INSURERS: ReadonlySet<number> = new Set([1, 2, 7, 10]);

const promoterAuctions = (listings: readonly Listing[], seed: number, book: PriceBook): Auction[] => {
  const sellers = listings.filter(
    ({ instrument, sectorId, status }) =>
      instrument === 'Equity' && status === 'Active' && BANKS_AND_INSURERS.has(sectorId),
  );
  const auctions: Auction[] = [];
  const monthAhead = addDays(book.last, 30);
  for (let place = 0; ; place++) {
    const random = new Random(seed, 'auction of promoters', place);
    const years = Math.floor(place / PROMOTERS_A_YEAR);
    const within = (place % PROMOTERS_A_YEAR) * (365 / PROMOTERS_A_YEAR) + random.between(0, 20);
    const opensOn = addDays(addYears(monthAhead, -years), -Math.round(within));
    if (opensOn < addDays(book.first, 30)) return auctions;
    const company = random.pick(sellers);
    const close = book.at(company.symbol, addDays(opensOn, -ANNOUNCED_BEFORE));
    if (close === null) continue;
    const lot = {
      symbol: company.symbol,
      kind: 'promoter' as const,
      seller: 'A founder of the company',
      units: random.whole(1, 90) * 10_000,
      floorPrice: fromRupees(Math.round((close * random.between(0.4, 0.6)) / 100)),
    };
    auctions.push(auctionOf(lot, opensOn, close * random.between(0.5, 0.75), random));
  }
};

/** Auctions that were announced by the end of the period. */
export const auctionsOf = (
  listings: readonly Listing[],
  adjustments: readonly Adjustment[],
  { seed, book }: { seed: number; book: PriceBook },
): Auction[] => {
  const all = [
    ...adjustments.flatMap((adjustment) => ofRights(adjustment, seed, book)),
    ...promoterAuctions(listings, seed, book),
  ].filter(({ announcedOn }) => announcedOn <= book.last);
  return [...new Map(all.map((one) => [`${one.symbol} ${one.kind} ${one.opensOn}`, one])).values()];
};
