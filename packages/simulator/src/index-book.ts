import { type Paisa, type TradingDate, paisa } from '@chuli/kernel';
import { INDICES } from '@chuli/market';
import type { Bar } from './bar.ts';
import type { Listing } from './listing.ts';
import type { StockState } from './market-state.ts';
import type { Random } from './random.ts';

/** One session of one index. Values are hundredths of a point. */
export type IndexBar = {
  readonly indexId: number;
  readonly date: TradingDate;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly turnover: Paisa;
  readonly volume: number;
  readonly trades: number;
};

type Member = { readonly position: number; readonly weight: number };

type RunningIndex = {
  readonly id: number;
  readonly members: readonly Member[];
  /** Value of the members that stands for one hundredth of a point; changed only so that the index is continuous. */
  divisor: number;
  value: number;
  high: number;
  low: number;
  /** Not rounded: what is printed is. */
  previousClose: number;
};

/** Points at the start of the period, by the exchange's id. */
const START_POINTS: ReadonlyMap<number, number> = new Map([
  [51, 1_250],
  [52, 5_400],
  [53, 1_650],
  [54, 2_500],
  [55, 4_000],
  [56, 5_800],
  [57, 390],
  [58, 2_000],
  [59, 9_800],
  [60, 1_900],
  [61, 2_800],
  [62, 140],
  [63, 125],
  [64, 3_700],
  [65, 9_900],
  [66, 19],
  [67, 80],
]);

const SENSITIVE: ReadonlySet<number> = new Set([57, 63]);
const FLOAT: ReadonlySet<number> = new Set([62, 63]);

/** Ordinary shares count, and funds in their own index alone; promoter shares are within the company's shares already. */
const weightIn = (index: { id: number; sectorId: number | null }, listing: Listing): number => {
  const { instrument, sectorId, group, publicShare } = listing;
  if (index.sectorId !== null) {
    const counts = instrument === 'Equity' || instrument === 'Mutual Funds';
    return counts && index.sectorId === sectorId ? 1 : 0;
  }
  if (instrument !== 'Equity' || (SENSITIVE.has(index.id) && group !== 'A')) return 0;
  return FLOAT.has(index.id) ? publicShare : 1;
};

const membersOf = (index: { id: number; sectorId: number | null }, listings: readonly Listing[]): Member[] =>
  listings
    .map((listing, position) => ({ position, weight: weightIn(index, listing) }))
    .filter(({ weight }) => weight > 0);

/**
 * All indices of the market: value of the members over a divisor. Each morning the divisor takes up what changed
 * without a trade (listings, delistings, rights and bonuses), measured at the same prices, so that the index goes on
 * from where it closed.
 */
export class IndexBook {
  readonly #indices: readonly RunningIndex[];
  readonly #memberOf: ReadonlyMap<number, readonly { index: RunningIndex; weight: number }[]>;
  readonly #prices = new Map<number, number>();
  #stocks: readonly StockState[] = [];

  constructor(listings: readonly Listing[]) {
    this.#indices = INDICES.map((index) => ({
      id: index.id,
      members: membersOf(index, listings),
      divisor: 0,
      value: 0,
      high: 0,
      low: 0,
      previousClose: (START_POINTS.get(index.id) ?? 1_000) * 100,
    })).filter(({ members }) => members.length > 0);
    this.#memberOf = new Map(
      listings.map((_, position) => [
        position,
        this.#indices.flatMap((index) => {
          const member = index.members.find((row) => row.position === position);
          return member === undefined ? [] : [{ index, weight: member.weight }];
        }),
      ]),
    );
  }

  openDay(stocks: readonly StockState[], date: TradingDate): void {
    this.#stocks = stocks;
    this.#prices.clear();
    for (const [position, stock] of stocks.entries()) {
      const isGone = stock.listing.status === 'Delisted' && date > (stock.listing.lastDay ?? date);
      if (stock.previousClose !== null && !isGone) this.#prices.set(position, stock.previousClose);
    }
    for (const index of this.#indices) {
      index.value = this.#value(index, (position) => this.#prices.get(position));
      index.divisor = index.value / index.previousClose;
      index.high = Math.round(index.previousClose);
      index.low = index.high;
    }
  }

  /** A trade moves the indices of its company by the change of the company's value. */
  price(position: number, rate: number): void {
    const before = this.#prices.get(position);
    if (before === undefined || before === rate) return;
    this.#prices.set(position, rate);
    const change = (rate - before) * (this.#stocks[position]?.shares ?? 0);
    for (const { index, weight } of this.#memberOf.get(position) ?? []) {
      index.value += change * weight;
      const points = Math.round(index.value / index.divisor);
      index.high = Math.max(index.high, points);
      index.low = Math.min(index.low, points);
    }
  }

  /** For a day without trades: shares do not peak together, so the index goes part of the way to their extremes. */
  sketch(bars: ReadonlyMap<number, Bar>, random: Random): void {
    const share = random.between(0.2, 0.45);
    for (const index of this.#indices) {
      if (index.divisor === 0) continue;
      const reach = (side: 'high' | 'low'): number =>
        this.#value(index, (position) => {
          const price = this.#prices.get(position);
          return price === undefined ? undefined : (bars.get(position)?.[side] ?? price);
        }) / index.divisor;
      index.high = Math.round(index.previousClose + (reach('high') - index.previousClose) * share);
      index.low = Math.round(index.previousClose + (reach('low') - index.previousClose) * share);
    }
  }

  closeDay(bars: ReadonlyMap<number, Bar>, date: TradingDate): IndexBar[] {
    return this.#indices.map((index) => {
      const value = this.#value(index, (position) => {
        const price = this.#prices.get(position);
        return price === undefined ? undefined : (bars.get(position)?.close ?? price);
      });
      const open = Math.round(index.previousClose);
      if (index.divisor > 0) index.previousClose = value / index.divisor;
      const close = Math.round(index.previousClose);
      return {
        indexId: index.id,
        date,
        open,
        high: Math.max(index.high, open, close),
        low: Math.min(index.low, open, close),
        close,
        ...turnoverOf(index.members, bars),
      };
    });
  }

  #value(index: RunningIndex, priceOf: (position: number) => number | undefined): number {
    let value = 0;
    for (const { position, weight } of index.members) {
      value += (priceOf(position) ?? 0) * (this.#stocks[position]?.shares ?? 0) * weight;
    }
    return value;
  }
}

const turnoverOf = (members: readonly Member[], bars: ReadonlyMap<number, Bar>) => {
  let turnover = 0;
  let volume = 0;
  let trades = 0;
  for (const { position } of members) {
    const bar = bars.get(position);
    if (bar === undefined) continue;
    turnover += bar.amount;
    volume += bar.volume;
    trades += bar.trades;
  }
  return { turnover: paisa(turnover), volume, trades };
};
