import { type Paisa, type StockSymbol, type TradingDate, addDays, fromRupees } from '@chuli/kernel';
import type { Listing } from '../listing.ts';
import { STARS } from '../names.ts';
import { Random } from '../random.ts';
import type { PriceBook } from './price-book.ts';

export type PublicOffer = {
  readonly symbol: StockSymbol | null;
  readonly company: string;
  readonly kind: 'ipo' | 'fpo' | 'debenture';
  readonly reservedFor: 'general' | 'abroad' | 'local';
  readonly units: number;
  readonly price: Paisa;
  readonly manager: string;
  readonly announcedOn: TradingDate;
  readonly opensOn: TradingDate;
  readonly closesOn: TradingDate;
  readonly closesLateOn: TradingDate;
  readonly allottedOn: TradingDate;
  readonly listedOn: TradingDate;
  readonly appliedUnits: number;
};

/** Houses that bring shares to the public. */
export const managerOf = (random: Random): string => `${random.pick(STARS.slice(0, 18))} Capital Limited`;

type Issue = Pick<PublicOffer, 'symbol' | 'company' | 'kind' | 'price'> & { readonly units: number };

type Round = Pick<PublicOffer, 'reservedFor'> & {
  readonly share: number;
  /** Days from the opening to the close, and to the last day it may be kept open. */
  readonly open: number;
  readonly late: number;
  readonly cover: readonly [number, number];
};

const GENERAL: Round = { reservedFor: 'general', share: 0.75, open: 4, late: 14, cover: [3, 40] };
/** Before the public, people of the district and those who work abroad are asked. */
const RESERVED: readonly Round[] = [
  { reservedFor: 'local', share: 0.2, open: 14, late: 29, cover: [0.7, 3] },
  { reservedFor: 'abroad', share: 0.05, open: 4, late: 14, cover: [0.4, 6] },
];

/** What is offered opens so many days before the share is listed. */
const OPENS_BEFORE = 60;
const RESERVED_BEFORE = 45;

const offerOf = (
  issue: Issue,
  round: Round,
  opensOn: TradingDate,
  random: Random,
  listedOn = addDays(opensOn, OPENS_BEFORE),
): PublicOffer => {
  const units = Math.max(10, Math.round((issue.units * round.share) / 10) * 10);
  return {
    ...issue,
    reservedFor: round.reservedFor,
    units,
    manager: managerOf(random),
    announcedOn: addDays(opensOn, -15),
    opensOn,
    closesOn: addDays(opensOn, round.open),
    closesLateOn: addDays(opensOn, round.late),
    allottedOn: addDays(opensOn, round.open + 11),
    listedOn,
    appliedUnits: Math.round(units * random.between(...round.cover)),
  };
};

const roundsOf = (issue: Issue, listedOn: TradingDate, random: Random): PublicOffer[] => {
  const opensOn = addDays(listedOn, -OPENS_BEFORE);
  const reserved = RESERVED.map((round) =>
    offerOf(issue, round, addDays(opensOn, -RESERVED_BEFORE), random, listedOn),
  );
  return [...reserved, offerOf(issue, GENERAL, opensOn, random, listedOn)];
};

const PUBLIC_SHARE = 0.2;

const ofListing = (listing: Listing, seed: number): PublicOffer[] => {
  const random = new Random(seed, 'offer', listing.symbol);
  const issue = {
    symbol: listing.symbol,
    company: listing.name,
    kind: 'ipo' as const,
    price: listing.faceValue,
    units: listing.shares * PUBLIC_SHARE,
  };
  return roundsOf(issue, listing.listedOn, random);
};

/** Days after the last session on which shares of companies that are not listed yet are to be listed. */
const COMING = [52, 61, 72, 88, 103, 121] as const;

const coming = (listings: readonly Listing[], seed: number, last: TradingDate): PublicOffer[] => {
  const taken = new Set(listings.map(({ name }) => name));
  const names = STARS.map((star) => `${star} Khola Hydropower Limited`).filter((name) => !taken.has(name));
  return COMING.flatMap((days, place) => {
    const company = names[place * 7] ?? `Hydropower ${place} Limited`;
    const random = new Random(seed, 'offer', company);
    const issue = {
      symbol: null,
      company,
      kind: 'ipo' as const,
      price: fromRupees(100),
      units: random.whole(8, 60) * 100_000,
    };
    return roundsOf(issue, addDays(last, days), random);
  });
};

/** One further offer of shares and one of debentures a year, of companies that are listed. */
const further = (listings: readonly Listing[], seed: number, book: PriceBook): PublicOffer[] => {
  const ordinary = listings.filter(
    ({ instrument, status, listedOn }) =>
      instrument === 'Equity' && status === 'Active' && listedOn < book.first,
  );
  const banks = ordinary.filter(({ sectorId }) => sectorId === 1);
  return Array.from({ length: 3 }, (_, year) => {
    const random = new Random(seed, 'further offer', year);
    const opensOn = addDays(book.last, random.whole(-20, 20) - 365 * year);
    const issuer = random.pick(ordinary);
    const bank = random.pick(banks);
    const price = book.at(issuer.symbol, addDays(opensOn, -15)) ?? issuer.startPrice;
    const shares = {
      symbol: issuer.symbol,
      company: issuer.name,
      kind: 'fpo' as const,
      price: fromRupees(Math.max(100, Math.round((price * 0.7) / 100))),
      units: issuer.shares * 0.1,
    };
    const bonds = {
      symbol: bank.symbol,
      company: bank.name,
      kind: 'debenture' as const,
      price: fromRupees(1_000),
      units: random.whole(10, 40) * 100_000,
    };
    return [
      offerOf(shares, { ...GENERAL, share: 1 }, opensOn, random),
      offerOf(bonds, { ...GENERAL, share: 1, cover: [0.8, 2] }, addDays(opensOn, 30), random),
    ];
  }).flat();
};

/** Offers that were announced by the end of the period. */
export const offersOf = (listings: readonly Listing[], seed: number, book: PriceBook): PublicOffer[] =>
  [
    ...listings
      .filter(({ listedOn }) => listedOn > book.first)
      .flatMap((listing) => ofListing(listing, seed)),
    ...further(listings, seed, book),
    ...coming(listings, seed, book.last),
  ].filter(({ announcedOn }) => announcedOn <= book.last);
