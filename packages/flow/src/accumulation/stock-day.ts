import type { BrokerId } from '@chuli/kernel';
import type { Contract } from '../contract.ts';

/** Of a contract, who gave shares to whom. */
export type Dealt = Pick<Contract, 'buyer' | 'seller' | 'quantity'>;

/** One stock and day by broker and by order, packed: a window of the whole market holds some million orders. */
export type StockDay = {
  /** All shares, those of hidden brokers included. */
  readonly volume: number;
  readonly brokers: readonly BrokerId[];
  /** Shares by the place of a broker. */
  readonly bought: Float64Array;
  readonly sold: Float64Array;
  /** Shares of each order whose brokers are known. */
  readonly sizes: Float64Array;
  /** The parts of order n are those from `starts[n]` to before `starts[n + 1]`. */
  readonly starts: Int32Array;
  /** The broker of a part, and what it bought less what it sold of the order, as a share of the order. */
  readonly partBrokers: Uint16Array;
  readonly partShares: Float64Array;
};

type Known = { readonly buyer: BrokerId; readonly seller: BrokerId; readonly quantity: number };

const isKnown = (contract: Dealt): contract is Known => contract.buyer !== '' && contract.seller !== '';

const netsOf = (order: readonly Known[]): Map<BrokerId, number> => {
  const nets = new Map<BrokerId, number>();
  for (const { buyer, seller, quantity } of order) {
    nets.set(buyer, (nets.get(buyer) ?? 0) + quantity);
    nets.set(seller, (nets.get(seller) ?? 0) - quantity);
  }
  return nets;
};

const sharesOf = (contracts: readonly Pick<Dealt, 'quantity'>[]): number =>
  contracts.reduce((sum, { quantity }) => sum + quantity, 0);

/** A contract with a hidden broker counts for the volume and for nobody: what is bought stays equal to what is sold. */
export const stockDay = (orders: readonly (readonly Dealt[])[]): StockDay => {
  const told = orders.map((order) => order.filter(isKnown)).filter((order) => order.length > 0);
  const places = new Map<BrokerId, number>();
  const placeOf = (broker: BrokerId): number => {
    const place = places.get(broker) ?? places.size;
    places.set(broker, place);
    return place;
  };
  const parts: [place: number, share: number][] = [];
  const starts = [0];
  const sums: { bought: number; sold: number }[] = [];
  const sumOf = (broker: BrokerId) => (sums[placeOf(broker)] ??= { bought: 0, sold: 0 });
  for (const order of told) {
    const size = sharesOf(order);
    for (const { buyer, seller, quantity } of order) {
      sumOf(buyer).bought += quantity;
      sumOf(seller).sold += quantity;
    }
    for (const [broker, net] of netsOf(order)) if (net !== 0) parts.push([placeOf(broker), net / size]);
    starts.push(parts.length);
  }
  return {
    volume: sharesOf(orders.flat()),
    brokers: [...places.keys()],
    bought: Float64Array.from(sums, ({ bought }) => bought),
    sold: Float64Array.from(sums, ({ sold }) => sold),
    sizes: Float64Array.from(told, sharesOf),
    starts: Int32Array.from(starts),
    partBrokers: Uint16Array.from(parts, ([place]) => place),
    partShares: Float64Array.from(parts, ([, share]) => share),
  };
};

/** How many orders of the day have known brokers. */
export const ordersOf = ({ sizes }: StockDay): number => sizes.length;
