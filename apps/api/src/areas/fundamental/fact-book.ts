import { type Fact, isItem, quarterNumber } from '@chuli/fundamentals';
import type { Clock, StockSymbol } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import {
  type RegisteredShares,
  type StoredFact,
  factsMark,
  listFacts,
  registeredShares,
} from '@chuli/registry/fundamental';
import { type Book, openBook } from '../../book.ts';

/** A line of a report with the document it came from. */
export type BookedFact = Fact & { readonly document: string | null };

/** Every line of every report, by the ticker under which it was printed. */
export type FactBook = {
  readonly bySymbol: ReadonlyMap<StockSymbol, readonly BookedFact[]>;
  readonly shares: ReadonlyMap<StockSymbol, RegisteredShares>;
};

export type WithFacts = { readonly facts: Book<FactBook> };

const bookedFact = (row: StoredFact): BookedFact[] => {
  const { item, basis, value, is_audited, known_on, known_is_assumed, source, document } = row;
  if (!isItem(item)) return [];
  const at = quarterNumber(row);
  return [{ item, at, basis, value, is_audited, known_on, known_is_assumed, source, document }];
};

const readBook = async (registry: Registry): Promise<FactBook> => {
  const [rows, shares] = await Promise.all([listFacts(registry), registeredShares(registry)]);
  const bySymbol = new Map<StockSymbol, BookedFact[]>();
  for (const row of rows) {
    const own = bySymbol.get(row.symbol) ?? [];
    own.push(...bookedFact(row));
    bySymbol.set(row.symbol, own);
  }
  return { bySymbol, shares: new Map(shares.map((one) => [one.symbol, one])) };
};

const LIFETIME_MS = 30_000;

/** All facts in the memory of the process, some ten thousand lines; read again when one was added. */
export const openFactBook = (
  { registry, clock }: { readonly registry: Registry; readonly clock: Clock },
  lifetimeMs: number = LIFETIME_MS,
): Book<FactBook> => {
  let kept: { readonly mark: string; readonly book: FactBook } | null = null;
  return openBook({
    clock,
    lifetimeMs,
    read: async () => {
      const mark = await factsMark(registry);
      if (kept?.mark !== mark) kept = { mark, book: await readBook(registry) };
      return kept.book;
    },
  });
};
