import { randomUUID } from 'node:crypto';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { TIMEFRAMES, type Timeframe } from '@chuli/signals';
import {
  type SignalStateRow,
  type Tape,
  readSignalState,
  replaceSignalState,
  signalsHash,
} from '@chuli/tape';
import { codeVersion } from '../code-version.ts';
import { WHOLE_MARKET } from '../market/digest.ts';
import type { LoadedMarket } from '../market/load-market.ts';
import { type MarketBook, type StockBooks, openMarketBook, perTimeframe } from '../pass/run-pass.ts';
import { type SavedBook, type SeriesBook, bookFrom, savedOf } from '../pass/series-book.ts';
import type { Turn } from '../pass/turn.ts';

/** A book and what it has read: the pass goes on from there while none of it has changed. */
export type HeldBook = {
  readonly as_of: TradingDate;
  readonly digests: ReadonlyMap<string, string>;
  readonly book: MarketBook;
};

function* rowsOf(
  { as_of, digests, book }: HeldBook,
  mark: Pick<SignalStateRow, 'pass' | 'code' | 'signals'>,
): Generator<SignalStateRow> {
  for (const [symbol, digest] of digests) {
    const books = book.stocks.get(symbol as StockSymbol);
    const saved = books === undefined ? null : perTimeframe((timeframe) => savedOf(books[timeframe]));
    yield { ...mark, as_of, symbol, digest, body: JSON.stringify(saved) };
  }
}

/** The last write of a pass: what is stored of the signals belongs to this book from here on. */
export const storeBook = async (tape: Tape, held: HeldBook, { fence }: Turn): Promise<void> => {
  const mark = { pass: randomUUID(), code: codeVersion(), signals: await signalsHash(tape) };
  await replaceSignalState(tape, rowsOf(held, mark), fence);
};

const isWhole = (books: Readonly<Record<Timeframe, SeriesBook | null>>): books is StockBooks =>
  TIMEFRAMES.every((timeframe) => books[timeframe] !== null);

const booksFrom = ({ plans }: MarketBook, body: string): StockBooks | null => {
  const saved = JSON.parse(body) as Readonly<Record<Timeframe, SavedBook>>;
  const books = perTimeframe((timeframe) => bookFrom(plans[timeframe], saved[timeframe]));
  return isWhole(books) ? books : null;
};

const fromRows = (rows: readonly SignalStateRow[], as_of: TradingDate): HeldBook | null => {
  const book = openMarketBook();
  for (const { symbol, body } of rows) {
    if (symbol === WHOLE_MARKET) continue;
    const books = booksFrom(book, body);
    if (books === null) return null;
    book.stocks.set(symbol as StockSymbol, books);
  }
  return { as_of, digests: new Map(rows.map(({ symbol, digest }) => [symbol, digest])), book };
};

/**
 * Where the last pass stood, whoever ran it. Null when anything is in doubt: nothing is stored, it was computed by other
 * code, or the signals on the tape are not those it belongs to, as after a pass that died between two writes.
 */
export const readStoredBook = async (tape: Tape): Promise<HeldBook | null> => {
  const rows = await readSignalState(tape);
  const [first] = rows;
  if (first === undefined || first.code !== codeVersion()) return null;
  if (rows.some(({ pass }) => pass !== first.pass)) return null;
  if ((await signalsHash(tape)) !== first.signals) return null;
  try {
    return fromRows(rows, first.as_of);
  } catch {
    return null;
  }
};

export const isUnchanged = (held: HeldBook, now: ReadonlyMap<string, string>): boolean =>
  [...held.digests].every(([symbol, digest]) => now.get(symbol) === digest);

export const heldAfter = ({ as_of, digests }: LoadedMarket, book: MarketBook): HeldBook => ({
  as_of,
  digests,
  book,
});
