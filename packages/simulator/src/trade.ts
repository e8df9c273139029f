import type { BrokerId, Paisa, StockSymbol } from '@chuli/kernel';

/** One row of the floorsheet: a matched contract. */
export type Trade = {
  /** The business day, two digits of the partition that matched it, six of a running number. */
  readonly contractId: string;
  readonly symbol: StockSymbol;
  readonly buyer: BrokerId;
  readonly seller: BrokerId;
  readonly quantity: number;
  readonly rate: Paisa;
  readonly amount: Paisa;
  /** Microseconds since 1970 UTC. */
  readonly at: number;
};
