import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';

/** A contract as the exchange knows it. */
export type ExchangeTrade = {
  readonly contractId: string;
  readonly symbol: StockSymbol;
  readonly buyer: string;
  readonly seller: string;
  readonly quantity: number;
  readonly rate: Paisa;
  readonly amount: Paisa;
  /** Microseconds since 1970 UTC. */
  readonly at: number;
};

export type ExchangeLevel = { readonly rate: Paisa; readonly quantity: number; readonly orders: number };

export type ExchangeBook = {
  readonly symbol: StockSymbol;
  readonly at: number;
  readonly bids: readonly ExchangeLevel[];
  readonly asks: readonly ExchangeLevel[];
  readonly totalBid: number;
  readonly totalAsk: number;
};

/** What the exchange is going to show; times are milliseconds since 1970 UTC. */
export type ExchangeDay = {
  readonly date: TradingDate;
  readonly trades: readonly ExchangeTrade[];
  readonly closes: ReadonlyMap<StockSymbol, Paisa>;
  readonly books: readonly ExchangeBook[];
  readonly indices: readonly { readonly indexId: number; readonly value: number; readonly at: number }[];
  /** The word the exchange says from this moment on: `OPEN`, `CLOSE`, `Pre Open`, `Pre Open CLOSE`. */
  readonly words: readonly { readonly word: string; readonly at: number }[];
  /** From here on the brokers are printed and the closes known. */
  readonly closedAt: number;
};

const KATHMANDU_MS = (5 * 60 + 45) * 60_000;

/** A clock time of Kathmandu as the exchange prints it, with microseconds. */
export const printTime = (microseconds: number): string => {
  const text = new Date(Math.floor(microseconds / 1_000) + KATHMANDU_MS).toISOString().slice(0, 23);
  return `${text}${String(microseconds % 1_000).padStart(3, '0')}`;
};

export const rupees = (amount: number): number => amount / 100;
