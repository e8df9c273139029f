import type { RowOf } from '@chuli/contracts';
import { confidenceOf } from '@chuli/flow';
import {
  type Paisa,
  type StockSymbol,
  halfAway,
  percentOf,
  percentageChange,
  proportion,
  toRupees,
} from '@chuli/kernel';
import type { Company } from '@chuli/registry/reference';
import type { OrderRow } from '@chuli/tape/floorsheet';

export type BulkRow = RowOf<'/data/bulk-txn-market-diamond/'>;

/** What rows about orders tell of their stock, and whether this caller is told the sides. */
export type Told = {
  readonly companies: ReadonlyMap<StockSymbol, Company>;
  readonly volumes: ReadonlyMap<StockSymbol, number>;
  readonly hasSides: boolean;
};

export const described = (symbol: StockSymbol, companies: Told['companies']) => {
  const { name = symbol, sector_id = null, instrument = null } = companies.get(symbol) ?? {};
  return { symbol, name, sector_id, instrument };
};

const averageOf = ({ amount, quantity }: { amount: Paisa; quantity: number }): Paisa | null =>
  quantity === 0 ? null : proportion(amount, 1, quantity);

const placeOf = (average: Paisa | null, { low, high }: OrderRow): number | null =>
  average === null || low === null || high === null || high <= low
    ? null
    : halfAway((100 * (average - low)) / (high - low), 1);

const sideOf = ({ side, sign, method }: OrderRow, hasSides: boolean) =>
  hasSides && side !== null && sign !== null && method !== null
    ? { side, sign, confidence: confidenceOf(method, sign) }
    : { side: null, sign: null, confidence: null };

export const bulkRow = (row: OrderRow, { companies, volumes, hasSides }: Told): BulkRow => {
  const average = averageOf(row);
  const { day_amount, day_quantity } = row;
  const vwap =
    day_amount === null || day_quantity === null
      ? null
      : averageOf({ amount: day_amount, quantity: day_quantity });
  const volume = volumes.get(row.symbol);
  return {
    event_id: row.event_id,
    date: row.traded_on,
    at: row.started_at,
    ...described(row.symbol, companies),
    kind: hasSides ? row.kind : null,
    method: row.method,
    ...sideOf(row, hasSides),
    buyer: row.buyer,
    buyers: row.buyers,
    seller: row.seller,
    sellers: row.sellers,
    contracts: row.contracts,
    quantity: row.quantity,
    amount: toRupees(row.amount),
    first_price: toRupees(row.first_rate),
    last_price: toRupees(row.last_rate),
    average: average === null ? null : toRupees(average),
    levels: row.levels,
    vs_vwap: average === null ? null : percentageChange(average, vwap),
    vs_before: percentageChange(row.last_rate, row.rate_before),
    day_place: placeOf(average, row),
    volume_percent: volume === undefined ? null : percentOf(row.quantity, volume),
  };
};

/** A contract with the order that brought it. */
export const contractRow = (row: OrderRow, told: Told): RowOf<'/data/bulk-txn-individual/'> => ({
  ...bulkRow(row, told),
  order_id: row.order_id,
});
