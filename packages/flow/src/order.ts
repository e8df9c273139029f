import type { BrokerId, Paisa, StockSymbol } from '@chuli/kernel';

/** How contracts were found to belong to one incoming order. */
export type Method = 'time' | 'sequence';

/**
 * What came in: one buyer or one seller against several others; a `pair` has one broker on either side; a `mixed` group
 * neither; a `single` contract says nothing by itself; in the opening `auction` nobody comes in.
 */
export const KINDS = ['buy', 'sell', 'pair', 'mixed', 'single', 'auction'] as const;
export type Kind = (typeof KINDS)[number];

export type Side = 'buy' | 'sell';

/**
 * How the incoming side is known: the `order` itself shows it; else it is estimated, by the broker that went on
 * `resting` at the price of the contract before, by the last `prices` at which each side came in, or by the `tick`.
 */
export const SIGNS = ['order', 'resting', 'prices', 'tick'] as const;
export type Sign = (typeof SIGNS)[number];

/** Contracts of one stock and day that belong to one incoming order. */
export type OrderEvent = {
  readonly symbol: StockSymbol;
  /** Its contracts are those of the stock from the first number to the last. */
  readonly first_contract: string;
  readonly last_contract: string;
  readonly kind: Kind;
  readonly method: Method;
  /** Null where nobody came in, or nothing tells who. */
  readonly side: Side | null;
  readonly sign: Sign | null;
  /** Brokers on either side, and the largest of them by shares; 0 and empty where the exchange hides them. */
  readonly buyers: number;
  readonly buyer: BrokerId | '';
  readonly sellers: number;
  readonly seller: BrokerId | '';
  /** Concentration of the side that rested, by shares: 10,000 is one broker; 0 where no side is known. */
  readonly counter_hhi: number;
  readonly contracts: number;
  readonly quantity: number;
  readonly amount: Paisa;
  readonly first_rate: Paisa;
  readonly last_rate: Paisa;
  /** Distinct prices at which it was filled. */
  readonly levels: number;
  /** Price of the contract before it on this day. */
  readonly rate_before: Paisa | null;
  readonly started_at: number | null;
};
