import type { TradeEvent } from './event.ts';
import { type Hash, addNumber, addWord, finishHash, hashText, newHash, wordOfText } from './hash.ts';
import type { TradeStore } from './trade-store.ts';

type Row = {
  readonly contract: number;
  readonly quantity: number;
  readonly rate: number;
  readonly amount: number;
  readonly at: number | null;
  /** Texts by the 32 bits that stand for them. */
  readonly symbol: number;
  readonly buyer: number;
  readonly seller: number;
};

const hashOf = (trade: Row): Hash => {
  const hash = newHash();
  addNumber(hash, trade.contract);
  addNumber(hash, trade.amount);
  addNumber(hash, trade.at);
  addWord(hash, trade.quantity);
  addWord(hash, trade.rate);
  addWord(hash, trade.symbol);
  addWord(hash, trade.buyer);
  addWord(hash, trade.seller);
  finishHash(hash);
  return hash;
};

/** A hash of a set of trades: each counts once, in whatever order they came or leave. */
export class TradesHash {
  readonly #sum: Hash = { first: 0, second: 0 };

  add(store: TradeStore, row: number): void {
    this.#count(store, row, 1);
  }

  remove(store: TradeStore, row: number): void {
    this.#count(store, row, -1);
  }

  text(): string {
    return hashText(this.#sum);
  }

  #count(store: TradeStore, row: number, sign: 1 | -1): void {
    const { first, second } = hashOf({
      contract: store.contract.get(row),
      quantity: store.quantity.get(row),
      rate: store.rate.get(row),
      amount: store.amount.get(row),
      at: store.timeOf(row),
      symbol: store.symbols.wordOf(store.symbol.get(row)),
      buyer: store.brokers.wordOf(store.buyer.get(row)),
      seller: store.brokers.wordOf(store.seller.get(row)),
    });
    this.#sum.first = (this.#sum.first + sign * first) | 0;
    this.#sum.second = (this.#sum.second + sign * second) | 0;
  }
}

/** The same hash from trades held elsewhere, each given once: equal to a session's when nothing is missing or altered. */
export const hashTrades = (trades: Iterable<Omit<TradeEvent, 'kind'>>): string => {
  const sum: Hash = { first: 0, second: 0 };
  for (const trade of trades) {
    const { first, second } = hashOf({
      ...trade,
      contract: Number(trade.contractId),
      symbol: wordOfText(trade.symbol),
      buyer: wordOfText(trade.buyer),
      seller: wordOfText(trade.seller),
    });
    sum.first = (sum.first + first) | 0;
    sum.second = (sum.second + second) | 0;
  }
  return hashText(sum);
};
