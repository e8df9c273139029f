import { type BrokerId, brokerId } from '@chuli/kernel';
import { MINERALS } from './names.ts';
import type { Random } from './random.ts';

export type Broker = {
  readonly id: BrokerId;
  readonly name: string;
  readonly isDealer: boolean;
  /** Share of all orders that come through this member. */
  readonly weight: number;
};

const DEALER = 'D01';

/** Numbers run to 101 with gaps, as the exchange's do. */
const IDS: readonly string[] = [
  ...Array.from({ length: 101 }, (_, index) => index + 1)
    .filter((id) => id % 8 !== 0)
    .map(String),
  DEALER,
];

/** Zipf–Mandelbrot: the busiest of ninety has about a fifteenth of the market, the median one a hundred and fiftieth. */
const weightOfRank = (rank: number): number => 1 / (rank + 3) ** 0.9;

export const createBrokers = (random: Random): Broker[] => {
  const ranks = IDS.map((id, index) => ({ index, order: id === DEALER ? 2 : random.next() }))
    .sort((a, b) => a.order - b.order)
    .map((row, rank) => ({ index: row.index, weight: weightOfRank(rank) }));
  const total = ranks.reduce((sum, row) => sum + row.weight, 0);
  return ranks
    .sort((a, b) => a.index - b.index)
    .map(({ index, weight }) => {
      const id = brokerId(IDS[index] ?? DEALER);
      const isDealer = id === DEALER;
      const name = `${MINERALS[index]} ${isDealer ? 'Stock Dealer' : 'Securities'} Limited`;
      return { id, name, isDealer, weight: weight / total };
    });
};

/** Draws members by their weight. */
export const brokerDraw = (brokers: readonly Broker[]): ((random: Random) => BrokerId) => {
  let sum = 0;
  const upTo = Float64Array.from(brokers, ({ weight }) => (sum += weight));
  const ids = brokers.map(({ id }) => id);
  const last = ids[ids.length - 1] ?? brokerId(DEALER);
  return (random) => {
    const point = random.next() * sum;
    let low = 0;
    let high = ids.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? sum) > point) high = middle;
      else low = middle + 1;
    }
    return ids[low] ?? last;
  };
};
