import { type TradingDate, fromRupees, stockSymbol } from '@chuli/kernel';
import { toBikramSambat } from '@chuli/market';
import type { Listing } from './listing.ts';
import type { Random } from './random.ts';

const BANKING = 1;
const HYDRO = 5;
const MICROFINANCE = 9;

/** Banks and insurers keep their promoters' shares under a ticker of their own, which trades below the ordinary one. */
const promoterShare = (parent: Listing, random: Random): Listing => ({
  ...parent,
  symbol: stockSymbol(`${parent.symbol}PO`),
  name: `${parent.name} Promoter Share`,
  instrument: 'Promoter Share',
  startPrice: fromRupees(Math.round((parent.startPrice * random.between(0.5, 0.7)) / 100)),
  earnings: null,
  shares: Math.round(parent.shares * (1 - parent.publicShare)),
  trades: random.between(3, 12),
  volatility: parent.volatility * 1.1,
});

const debenture = (sponsor: Listing, isDoubleYear: boolean, start: TradingDate, random: Random): Listing => {
  const matures = (toBikramSambat(start).year % 100) + random.whole(6, 9);
  const years = isDoubleYear ? `${matures}/${matures + 1}` : String(matures);
  return {
    ...sponsor,
    symbol: stockSymbol(`${sponsor.symbol}D${years}`),
    name: `${random.whole(16, 22) / 2} % ${sponsor.name.replace(' Limited', '')} Debenture ${years}`,
    instrument: 'Non-Convertible Debentures',
    faceValue: fromRupees(1_000),
    startPrice: fromRupees(random.whole(1_010, 1_150)),
    earnings: null,
    shares: random.whole(10, 40) * 100_000,
    publicShare: 1,
    beta: 0.05,
    volatility: 0.008,
    trades: random.between(1, 3),
    ticket: random.between(30_000, 80_000) * 100,
  };
};

const derivedListings = (
  ordinary: readonly Listing[],
  count: number,
  start: TradingDate,
  random: Random,
): Listing[] => {
  const banks = ordinary.filter(({ sectorId }) => sectorId === BANKING);
  const sponsors = [...banks, ...ordinary.filter(({ sectorId }) => sectorId === MICROFINANCE)];
  const debentures = Math.max(1, Math.round(count / 3));
  return Array.from({ length: count }, (_, index) => {
    const sponsor = sponsors[index % sponsors.length];
    if (sponsor === undefined) return [];
    return index < debentures
      ? debenture(sponsor, index % 2 === 1, start, random)
      : promoterShare(sponsor, random);
  }).flat();
};

const at = (days: readonly TradingDate[], share: number): TradingDate => {
  const day = days[Math.min(days.length - 1, Math.floor(days.length * share))];
  if (day === undefined) throw new RangeError('No session in the period');
  return day;
};

/** Days on which new companies open: spread over the period, and one among the days whose trades are kept. */
const listingDays = (count: number, days: readonly TradingDate[], tradeDays: number): TradingDate[] => {
  const within = tradeDays >= 4 ? [at(days, (days.length - tradeDays / 2) / days.length)] : [];
  const spread = Array.from({ length: count - within.length }, (_, index) =>
    at(days, (index + 1) / (count + 1)),
  );
  return [...spread, ...within];
};

const newListing = (listing: Listing, listedOn: TradingDate): Listing => ({
  ...listing,
  listedOn,
  group: 'B',
});

/**
 * Gives a few companies the fates that a reader of market data must cope with: new listings, one delisted, one
 * suspended, one under a new ticker. Then adds promoter shares and debentures of the first banks.
 */
export const withSpecialCases = (
  ordinary: readonly Listing[],
  derived: number,
  days: readonly TradingDate[],
  tradeDays: number,
  random: Random,
): Listing[] => {
  const hydros = ordinary.flatMap(({ sectorId }, index) => (sectorId === HYDRO ? [index] : []));
  const lenders = ordinary.flatMap(({ sectorId }, index) => (sectorId === MICROFINANCE ? [index] : []));
  const changed = [...ordinary];
  const change = (index: number | undefined, apply: (listing: Listing) => Listing): void => {
    const listing = index === undefined ? undefined : changed[index];
    if (index !== undefined && listing !== undefined) changed[index] = apply(listing);
  };
  change(hydros[0], (listing) => ({
    ...listing,
    rename: { oldSymbol: stockSymbol(`${listing.symbol}CO`), on: at(days, 0.55) },
  }));
  change(hydros[1], (listing) => ({ ...listing, status: 'Suspended', group: 'Z', lastDay: at(days, 0.85) }));
  change(lenders[0], (listing) => ({ ...listing, status: 'Delisted', group: 'Z', lastDay: at(days, 0.6) }));
  const newcomers = Math.min(hydros.length - 2, Math.max(1, Math.round(ordinary.length * 0.03)));
  for (const [order, day] of listingDays(newcomers, days, tradeDays).entries()) {
    change(hydros[hydros.length - 1 - order], (listing) => newListing(listing, day));
  }
  return [...changed, ...derivedListings(changed, derived, at(days, 0), random)];
};
