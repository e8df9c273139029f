import type { StockSymbol } from '@chuli/kernel';
import { INDICES, type MarketIndex } from '@chuli/market';
import type { Listing, OpeningEvent } from './event.ts';
import { type IndexState, indexMinute, newIndex } from './index-state.ts';
import type { Figures } from './price-fold.ts';

/** Group A and free float are in no list we have, so these are shown only as published. */
const UNKNOWN_MEMBERS: ReadonlySet<number> = new Set([57, 62, 63]);

/**
 * Ordinary shares count, and funds in their own index. A company's listed shares include those of its promoters,
 * who trade under a ticker of their own: that ticker would count them twice.
 */
const isMember = (index: MarketIndex, { instrument, sectorId }: Listing): boolean => {
  if (UNKNOWN_MEMBERS.has(index.id)) return false;
  if (index.sectorId === null) return instrument === 'Equity';
  return index.sectorId === sectorId && (instrument === 'Equity' || instrument === 'Mutual Funds');
};

type Membership = {
  readonly indices: readonly IndexState[];
  /** Null where the symbol cannot be weighed: then it moves no index. */
  readonly weight: { readonly previousClose: number; readonly shares: number } | null;
};

/** The exchange's indices, and which of them a symbol is in. */
export class IndexBook {
  readonly all: ReadonlyMap<number, IndexState> = new Map(INDICES.map(({ id }) => [id, newIndex(id)]));
  readonly #memberships = new Map<StockSymbol, Membership>();

  /** Takes members and previous closes from the opening; symbols that have traded already count at their price. */
  open(opening: OpeningEvent, priceOf: (symbol: StockSymbol) => number | null): void {
    const closes = new Map(opening.indexCloses.map(({ indexId, close }) => [indexId, close]));
    for (const index of this.all.values()) {
      index.previousClose = closes.get(index.id) ?? null;
      index.base = 0;
      index.worth = 0;
    }
    this.#memberships.clear();
    for (const listing of opening.listings) this.#enter(listing, priceOf(listing.symbol));
  }

  #enter(listing: Listing, price: number | null): void {
    const { previousClose, listedShares: shares } = listing;
    const indices = INDICES.filter((index) => isMember(index, listing)).flatMap(
      ({ id }) => this.all.get(id) ?? [],
    );
    const weight = previousClose === null || shares === null ? null : { previousClose, shares };
    this.#memberships.set(listing.symbol, { indices, weight });
    if (weight === null) return;
    for (const index of indices) {
      index.base += weight.previousClose * weight.shares;
      index.worth += (price ?? weight.previousClose) * weight.shares;
    }
  }

  /** The indices that a symbol moves, after its price went from one to the other; null stands for the previous close. */
  move(symbol: StockSymbol, from: number | null, to: number | null): readonly IndexState[] {
    const membership = this.#memberships.get(symbol);
    if (membership === undefined || membership.weight === null) return [];
    const { previousClose, shares } = membership.weight;
    const change = ((to ?? previousClose) - (from ?? previousClose)) * shares;
    if (change !== 0) for (const index of membership.indices) index.worth += change;
    return membership.indices;
  }

  /** Adds what a member traded to the minute, or takes it back. */
  count(symbol: StockSymbol, minute: number, { quantity, amount }: Figures, sign: 1 | -1): void {
    for (const index of this.#memberships.get(symbol)?.indices ?? []) {
      const bar = indexMinute(index, minute);
      bar.volume += sign * quantity;
      bar.amount += sign * amount;
      bar.trades += sign;
    }
  }
}
