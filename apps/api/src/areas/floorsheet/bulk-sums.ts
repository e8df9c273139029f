import type { RowOf } from '@chuli/contracts';
import {
  type Paisa,
  type StockSymbol,
  type TradingDate,
  halfAway,
  paisa,
  percentOf,
  toRupees,
} from '@chuli/kernel';
import type { OrderSums } from '@chuli/tape/floorsheet';
import { sum } from '../../figures/figures.ts';
import { type Told, described } from './bulk-rows.ts';

export type StockSums = RowOf<'/data/bulk-txn-all/sums/'>;
export type SectorSums = RowOf<'/data/bulk-txn-all/sector/sum/'>;
export type SessionSums = RowOf<'/data/bulk-txn-history/'>;

type Sides = Pick<OrderSums, 'amount' | 'bought' | 'sold' | 'estimated_bought' | 'estimated_sold'>;

const NO_SIDES = {
  bought: null,
  sold: null,
  estimated_bought: null,
  estimated_sold: null,
  delta: null,
  known_percent: null,
};

const sidesOf = ({ amount, bought, sold, estimated_bought, estimated_sold }: Sides, hasSides: boolean) =>
  hasSides
    ? {
        bought: toRupees(bought),
        sold: toRupees(sold),
        estimated_bought: toRupees(estimated_bought),
        estimated_sold: toRupees(estimated_sold),
        delta: percentOf(bought - sold, bought + sold),
        known_percent: percentOf(bought + sold, amount),
      }
    : NO_SIDES;

type Summed = Sides & Pick<OrderSums, 'events' | 'turnover'>;

const summed = (of: Summed, hasSides: boolean) => ({
  events: of.events,
  amount: toRupees(of.amount),
  turnover_percent: percentOf(of.amount, of.turnover),
  ...sidesOf(of, hasSides),
});

const rounded = (change: number | null): number | null => (change === null ? null : halfAway(change, 2));

export const stockSums = (
  of: OrderSums & { symbol: StockSymbol },
  { companies, hasSides }: Pick<Told, 'companies' | 'hasSides'>,
): StockSums => ({
  ...described(of.symbol, companies),
  ...summed(of, hasSides),
  sessions: of.sessions,
  largest: of.largest,
  largest_percent: of.largest === null ? null : percentOf(of.largest_amount, of.amount),
  change: rounded(of.change),
});

export const sessionSums = (of: OrderSums & { traded_on: TradingDate }, hasSides: boolean): SessionSums => ({
  date: of.traded_on,
  ...summed(of, hasSides),
  nepse_change: rounded(of.change),
});

const together = (of: readonly OrderSums[]): Summed => {
  const total = (figure: (one: OrderSums) => number): Paisa => paisa(sum(of.map(figure)));
  return {
    events: sum(of.map(({ events }) => events)),
    amount: total(({ amount }) => amount),
    bought: total(({ bought }) => bought),
    sold: total(({ sold }) => sold),
    estimated_bought: total(({ estimated_bought }) => estimated_bought),
    estimated_sold: total(({ estimated_sold }) => estimated_sold),
    turnover: total(({ turnover }) => turnover),
  };
};

type OfStock = OrderSums & { symbol: StockSymbol };

const sectorSum = (
  sector_id: number | null,
  stocks: readonly [OfStock, ...OfStock[]],
  turnover: number,
  hasSides: boolean,
): SectorSums => {
  const all = { ...together(stocks), turnover: paisa(turnover) };
  const largest = stocks.reduce((one, other) => (other.amount > one.amount ? other : one));
  return {
    sector_id,
    ...summed(all, hasSides),
    largest: largest.symbol,
    largest_percent: percentOf(largest.amount, all.amount),
  };
};

/** Sums of stocks by their sector, the largest first; a stock of no sector counts with those of none. */
export const sectorSums = (
  stocks: readonly OfStock[],
  turnovers: ReadonlyMap<StockSymbol, Paisa>,
  { companies, hasSides }: Pick<Told, 'companies' | 'hasSides'>,
): SectorSums[] => {
  const sectorOf = (symbol: StockSymbol): number | null => companies.get(symbol)?.sector_id ?? null;
  const turnover = new Map<number | null, number>();
  for (const [symbol, own] of turnovers) {
    const sector = sectorOf(symbol);
    turnover.set(sector, (turnover.get(sector) ?? 0) + own);
  }
  return [...Map.groupBy(stocks, ({ symbol }) => sectorOf(symbol))]
    .flatMap(([sector_id, [first, ...others]]) =>
      first === undefined
        ? []
        : [sectorSum(sector_id, [first, ...others], turnover.get(sector_id) ?? 0, hasSides)],
    )
    .sort((one, other) => other.amount - one.amount);
};
