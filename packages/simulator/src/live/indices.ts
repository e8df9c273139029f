import { INDICES } from '@chuli/market';
import type { Listing } from '../listing.ts';
import type { MarketState } from '../market-state.ts';

const SENSITIVE: ReadonlySet<number> = new Set([57, 63]);
const FLOAT: ReadonlySet<number> = new Set([62, 63]);
const UNKNOWN_CLOSE = 1_000_00;

export const NEPSE_INDEX = 58;

/** Ordinary shares count, and funds in their own index alone; promoter shares are within the company's already. */
const weightIn = (index: { id: number; sectorId: number | null }, listing: Listing): number => {
  const { instrument, sectorId, group, publicShare } = listing;
  if (index.sectorId !== null) {
    const counts = instrument === 'Equity' || instrument === 'Mutual Funds';
    return counts && index.sectorId === sectorId ? 1 : 0;
  }
  if (instrument !== 'Equity' || (SENSITIVE.has(index.id) && group !== 'A')) return 0;
  return FLOAT.has(index.id) ? publicShare : 1;
};

type Running = { readonly id: number; readonly close: number; base: number; value: number; told: number };

export type LiveIndices = {
  /** A trade that sets a price. */
  price: (position: number, rate: number) => void;
  /** How far the index has moved from its previous close, as a fraction. */
  moveOf: (indexId: number) => number;
  /** Values that changed since they were last asked for, in hundredths of a point. */
  changed: () => { indexId: number; value: number }[];
  closes: () => { indexId: number; close: number }[];
};

/** All indices that have members, from the value of the members against their value at the previous closes. */
export const openIndices = (
  state: MarketState,
  closes: ReadonlyMap<number, number> = new Map(),
): LiveIndices => {
  const prices = new Map<number, number>();
  const running = new Map<number, Running>();
  const memberships = state.stocks.map(({ listing, previousClose, shares }, position) => {
    if (previousClose === null) return [];
    prices.set(position, previousClose);
    return INDICES.flatMap((index) => {
      const weight = weightIn(index, listing) * shares;
      if (weight === 0) return [];
      const close = closes.get(index.id) ?? UNKNOWN_CLOSE;
      const row = running.get(index.id) ?? { id: index.id, close, base: 0, value: 0, told: close };
      row.base += weight * previousClose;
      row.value = row.base;
      running.set(index.id, row);
      return [{ row, weight }];
    });
  });
  const pointsOf = ({ close, base, value }: Running): number => Math.round((close * value) / base);
  return {
    price: (position, rate) => {
      const before = prices.get(position);
      if (before === undefined || before === rate) return;
      prices.set(position, rate);
      for (const { row, weight } of memberships[position] ?? []) row.value += (rate - before) * weight;
    },
    moveOf: (indexId) => {
      const row = running.get(indexId);
      return row === undefined ? 0 : row.value / row.base - 1;
    },
    changed: () =>
      [...running.values()].flatMap((row) => {
        const value = pointsOf(row);
        if (value === row.told) return [];
        row.told = value;
        return [{ indexId: row.id, value }];
      }),
    closes: () => [...running.values()].map(({ id, close }) => ({ indexId: id, close })),
  };
};
