import { AppError, type TradingDate, addDays, fromRupees, paisa, stockSymbol } from '@chuli/kernel';
import { INSTRUMENTS, type Instrument } from '@chuli/market';
import type { Listing } from './listing.ts';
import { STARS } from './names.ts';
import { Random } from './random.ts';
import { SECTOR_PROFILES, type SectorProfile } from './sector-profiles.ts';
import { withSpecialCases } from './special-listings.ts';

const SMALLEST = 24;
const LARGEST = 500;
const MUTUAL_FUNDS = 13;

const faceValueOf = (instrument: Instrument) =>
  INSTRUMENTS.find(({ name }) => name === instrument)?.faceValue ?? paisa(100_00);

/** Shares `count` among the sectors by their size, at least one each (largest remainder). */
export const companiesBySector = (count: number): number[] => {
  const spare = count - SECTOR_PROFILES.length;
  const total = SECTOR_PROFILES.reduce((sum, { companies }) => sum + companies, 0);
  const exact = SECTOR_PROFILES.map(({ companies }) => (spare * companies) / total);
  const counts = exact.map((value) => 1 + Math.floor(value));
  const missing = count - counts.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % 1 }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
};

/** The nth company of a sector always has the same name, whatever the seed: the list can be held against real ones. */
const nameOf = (profile: SectorProfile, index: number): { symbol: string; name: string } => {
  const offset = profile.sectorId * 5;
  const star = STARS[(index + offset) % STARS.length] ?? 'Vega';
  const [code, ending] = profile.forms[Math.floor(index / STARS.length)] ?? ['', ''];
  return { symbol: `${star.slice(0, 3).toUpperCase()}${code}`, name: `${star} ${ending}` };
};

const groupOf = (random: Random): Listing['group'] => {
  const draw = random.next();
  if (draw < 0.55) return 'A';
  return draw < 0.85 ? 'B' : 'G';
};

/** Days from the listing to the first session. A fund lives for ten years at most, so none is older. */
const listedBefore = (isFund: boolean, random: Random): number => {
  const days = random.whole(400, 6_000);
  return isFund ? Math.round(100 + days * 0.18) : days;
};

const createListing = (
  profile: SectorProfile,
  index: number,
  start: TradingDate,
  random: Random,
): Listing => {
  const isFund = profile.sectorId === MUTUAL_FUNDS;
  const instrument: Instrument = isFund ? 'Mutual Funds' : 'Equity';
  const { symbol, name } = nameOf(profile, index);
  const faceValue = faceValueOf(instrument);
  const startPrice = fromRupees(
    Math.max(isFund ? 7 : 140, random.around(profile.price, profile.priceSpread)),
  );
  const earnings = startPrice / random.around(profile.priceEarnings, 0.35);
  return {
    symbol: stockSymbol(symbol),
    name,
    sectorId: profile.sectorId,
    instrument,
    group: groupOf(random),
    status: 'Active',
    listedOn: addDays(start, -listedBefore(isFund, random)),
    lastDay: null,
    rename: null,
    faceValue,
    startPrice,
    netWorth: paisa(Math.round(Math.min(startPrice, faceValue * random.around(1.5, 0.25)))),
    earnings: isFund ? null : earnings,
    growth: 0.06 + 0.12 * random.normal(),
    bonusShare: profile.bonusShare,
    shares: Math.round(random.around(profile.shares, profile.sharesSpread) / 1_000) * 1_000,
    publicShare: Math.min(0.9, random.around(profile.publicShare, 0.15)),
    beta: profile.beta * random.around(1, 0.2),
    volatility: profile.volatility * random.around(1, 0.12),
    trades: random.around(profile.trades, profile.tradesSpread),
    ticket: random.around(profile.ticket, 0.2) * 100,
  };
};

/** Every security of the market, ordinary ones first by sector, then promoter shares and debentures. */
export const createListings = (
  { seed, stocks }: { seed: number; stocks: number },
  days: readonly TradingDate[],
  tradeDays: number,
): Listing[] => {
  if (!Number.isInteger(stocks) || stocks < SMALLEST || stocks > LARGEST) {
    throw new AppError('input.invalid', { stocks, from: SMALLEST, to: LARGEST });
  }
  const start = days[0];
  if (start === undefined) throw new AppError('input.invalid-range', { days: 0 });
  const random = new Random(seed, 'listings');
  const derived = Math.max(2, Math.round(stocks * 0.03));
  const counts = companiesBySector(stocks - derived);
  const ordinary = SECTOR_PROFILES.flatMap((profile, sector) =>
    Array.from({ length: counts[sector] ?? 0 }, (_, index) => createListing(profile, index, start, random)),
  );
  return withSpecialCases(ordinary, derived, days, tradeDays, random);
};
