import { type Paisa, type StockSymbol, type TradingDate, addDays, paisa } from '@chuli/kernel';
import type { Adjustment } from '../calendar-of-actions.ts';
import type { Listing } from '../listing.ts';
import { Random } from '../random.ts';
import type { Fund } from './funds.ts';
import { type Nav, monthEnds } from './navs.ts';
import type { PriceBook } from './price-book.ts';

export type FundHolding = {
  readonly fund: StockSymbol;
  readonly month: string;
  readonly symbol: StockSymbol;
  readonly asOn: TradingDate;
  readonly units: number;
  readonly amount: Paisa;
  readonly knownOn: TradingDate;
};

/** Older portfolios nobody looks for in a sample. */
const MONTHS_BACK = 13;
/** Portfolios are published within so many days of the end of the month. */
const KNOWN_AFTER = 15;
const INVESTED = 0.7;
const FEWEST = 25;
const MOST = 60;

type World = {
  readonly funds: readonly Fund[];
  readonly navs: readonly Nav[];
  readonly listings: readonly Listing[];
  readonly adjustments: readonly Adjustment[];
  readonly seed: number;
  readonly book: PriceBook;
};

/** The largest companies of all sectors, of which funds choose. */
const eligible = ({ listings, book }: World): Listing[] =>
  listings
    .filter(
      ({ instrument, status, rename, listedOn }) =>
        instrument === 'Equity' && status === 'Active' && rename === null && listedOn < book.first,
    )
    .map((listing) => ({ listing, worth: listing.shares * listing.startPrice }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, 2 * MOST)
    .map(({ listing }) => listing);

type Position = { readonly symbol: StockSymbol; weight: number; units: number };

const firstPositions = (stocks: readonly Listing[], random: Random): Position[] => {
  const count = random.whole(FEWEST, Math.min(MOST, stocks.length));
  return stocks
    .map(({ symbol }, rank) => ({ symbol, key: random.next() * (1 + rank / 60) }))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ symbol }) => ({ symbol, weight: random.around(1, 0.6), units: 0 }));
};

/** Bonus shares of the month belong to the fund; then it trades a few of its positions, out of some and into others. */
const goOn = (position: Position, bonus: number, random: Random): void => {
  position.units = Math.round(position.units * (1 + bonus));
  const draw = random.next();
  if (draw < 0.04) position.units = 0;
  else if (draw < 0.5) position.units = Math.round(position.units * random.around(1, 0.12));
};

const bonusOf = (adjustments: readonly Adjustment[], from: TradingDate, to: TradingDate) => {
  const ratios = new Map<StockSymbol, number>();
  for (const { symbol, exOn, kind, factor } of adjustments)
    if (kind === 'bonus' && exOn > from && exOn <= to) ratios.set(symbol, 1 / factor - 1);
  return ratios;
};

const ofFund = (world: World, fund: Fund, stocks: readonly Listing[]): FundHolding[] => {
  const { navs, adjustments, seed, book } = world;
  const random = new Random(seed, 'holdings', fund.symbol);
  const positions = firstPositions(stocks, random);
  const weights = positions.reduce((sum, { weight }) => sum + weight, 0);
  const sizes = new Map(
    navs.filter((nav) => nav.symbol === fund.symbol).map((nav) => [nav.on, nav.fundSize]),
  );
  const months = monthEnds(book.first, book.last).slice(-MONTHS_BACK);
  return months.flatMap(({ month, end }, place) => {
    const bonus = bonusOf(adjustments, months[place - 1]?.end ?? end, end);
    return positions.flatMap((position) => {
      const close = book.at(position.symbol, end);
      const size = sizes.get(end);
      if (close === null || size === undefined) return [];
      const wanted = () => Math.round((size * INVESTED * position.weight) / weights / close / 10) * 10;
      if (place > 0 && position.units > 0) goOn(position, bonus.get(position.symbol) ?? 0, random);
      else if (place === 0 || random.chance(0.1)) position.units = wanted();
      if (position.units <= 0) return [];
      const amount = paisa(Math.round(position.units * close));
      const knownOn = addDays(end, KNOWN_AFTER);
      return [
        {
          fund: fund.symbol,
          month,
          symbol: position.symbol,
          asOn: end,
          units: position.units,
          amount,
          knownOn,
        },
      ];
    });
  });
};

/** What each fund held at the ends of the last months. */
export const holdingsOf = (world: World): FundHolding[] => {
  const stocks = eligible(world);
  return world.funds.flatMap((fund) => ofFund(world, fund, stocks));
};
