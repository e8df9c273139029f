import type { BrokerId, Paisa, StockSymbol } from '@chuli/kernel';

/** A matched contract as the floorsheet has it. */
export type Contract = {
  /** Sixteen digits: within one stock and day their order is that of time. */
  readonly contract_id: string;
  readonly symbol: StockSymbol;
  /** Microseconds since 1970 UTC; null where the source has no times. */
  readonly traded_at: number | null;
  /** Empty while the exchange hides the brokers of a running session. */
  readonly buyer: BrokerId | '';
  readonly seller: BrokerId | '';
  readonly quantity: number;
  readonly rate: Paisa;
  readonly amount: Paisa;
};
