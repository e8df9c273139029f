import { type Hash, addNumber, addText, addWord, finishHash, hashText, newHash } from './hash.ts';
import type { IndexState } from './index-state.ts';
import { marketView } from './market-view.ts';
import type { PriceFold } from './price-fold.ts';
import { type SessionState, inSymbolOrder } from './session-state.ts';
import { type SymbolState, quoteOf } from './symbol-state.ts';

const byMinute = <T>(minutes: ReadonlyMap<number, T>): readonly [number, T][] =>
  [...minutes].toSorted(([a], [b]) => a - b);

const addFold = (hash: Hash, fold: PriceFold): void => {
  addNumber(hash, fold.open);
  addNumber(hash, fold.high);
  addNumber(hash, fold.low);
  addNumber(hash, fold.last);
  addNumber(hash, fold.volume);
  addNumber(hash, fold.amount);
  addWord(hash, fold.trades);
};

/** Plain values, whose fields are always written in the same order. */
const addPlain = (hash: Hash, value: unknown): void => addText(hash, JSON.stringify(value));

const addSymbol = (hash: Hash, state: SymbolState): void => {
  addPlain(hash, quoteOf(state));
  addPlain(hash, [state.depth, state.status]);
  for (const [minute, fold] of byMinute(state.minutes)) {
    addWord(hash, minute);
    addFold(hash, fold);
  }
};

const addIndex = (hash: Hash, { id, previousClose, isOfficial, day, minutes }: IndexState): void => {
  addPlain(hash, [id, previousClose, isOfficial, day]);
  for (const [minute, bar] of byMinute(minutes)) {
    addWord(hash, minute);
    addPlain(hash, bar);
  }
};

/**
 * A hash of all that readers can see and of the trades behind it. The same log gives the same hash, in every process
 * and after every restart; what changed nothing, such as a duplicate, does not change it.
 */
export const stateHash = (state: SessionState): string => {
  const hash = newHash();
  addPlain(hash, marketView(state));
  addPlain(hash, [state.declared, state.status, state.stop, state.opening?.listings.length]);
  addText(hash, state.tradesHash.text());
  for (const contract of [...state.pendingReversals].toSorted((a, b) => a - b)) addNumber(hash, contract);
  for (const symbol of inSymbolOrder(state)) addSymbol(hash, symbol);
  for (const index of state.indices.all.values()) addIndex(hash, index);
  finishHash(hash);
  return hashText(hash);
};
