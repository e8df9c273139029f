import type { BrokerId } from '@chuli/kernel';
import type { Footprint } from './footprint-grid.ts';

/** What a broker did up to the clock of the replay. */
export type BrokerSoFar = {
  readonly broker: BrokerId;
  readonly net: number;
  /** Of what it traded and of which orders show who came in: how much it came in with; null where nothing shows it. */
  readonly came_in: number | null;
};

type Sum = { net: number; known: number; came_in: number };

/** Of every broker that is told, those that bought most beyond their sales first. */
export const brokersUntil = ({ brokers }: Footprint, until: number): BrokerSoFar[] => {
  const sums = new Map<BrokerId, Sum>();
  for (const [at, minute] of brokers.minute.entries()) {
    const broker = brokers.broker[at];
    if (minute > until || broker === undefined) break;
    const sum = sums.get(broker) ?? { net: 0, known: 0, came_in: 0 };
    sums.set(broker, sum);
    sum.net += (brokers.bought[at] ?? 0) - (brokers.sold[at] ?? 0);
    sum.known += brokers.known[at] ?? 0;
    sum.came_in += brokers.came_in[at] ?? 0;
  }
  return [...sums]
    .map(([broker, { net, known, came_in }]) => ({
      broker,
      net,
      came_in: known === 0 ? null : (100 * came_in) / known,
    }))
    .toSorted((one, other) => other.net - one.net || (one.broker < other.broker ? -1 : 1));
};
