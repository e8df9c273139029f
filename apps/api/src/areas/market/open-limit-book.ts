import { type Clock, type StockSymbol, kathmanduDate } from '@chuli/kernel';
import { PRICE_LIMITS, TICK_SIZES, instrumentOf, presentTickers } from '@chuli/market';
import { type Reference, firstTradingDays } from '@chuli/registry/reference';
import type { Tape } from '@chuli/tape';
import { dataMark, limitBars } from '@chuli/tape/market';
import { type Book, openBook } from '../../book.ts';
import { type BookFacts, type LimitBook, limitBook } from './limit-book.ts';

export type WithLimits = { readonly limits: Book<LimitBook> };

const SMALLEST_BAND = Math.min(...PRICE_LIMITS.facts.map(({ value }) => value.daily));
const LARGEST_TICK = Math.max(...TICK_SIZES.facts.flatMap(({ value }) => [value.share, value.debenture]));
/** Cheaper shares, and funds, are quoted in single paisa. */
const WHOLE_TICKS_FROM = 50_00;

type Stores = { readonly tape: Tape; readonly reference: Reference; readonly clock: Clock };

const readFacts = async ({ reference, clock }: Stores): Promise<BookFacts & { mark: string }> => {
  const [{ companies, renames }, firstDays] = await Promise.all([
    reference(),
    firstTradingDays(reference, kathmanduDate(clock())),
  ]);
  const instruments = new Map(companies.map(({ symbol, instrument }) => [symbol, instrumentOf(instrument)]));
  const present = presentTickers(renames);
  return {
    firstDays,
    instrumentOf: (symbol) => instruments.get(symbol) ?? 'Equity',
    shareOf: (symbol) => present.get(symbol) ?? symbol,
    mark: JSON.stringify([[...instruments], [...present], [...firstDays]]),
  };
};

const readBook = async ({ tape, reference }: Stores, facts: BookFacts): Promise<LimitBook> => {
  const { renames } = await reference();
  const former: StockSymbol[] = [...new Set(renames.map(({ old_symbol }) => old_symbol))];
  const bars = await limitBars(tape, {
    former,
    present: former.map(facts.shareOf),
    smallestBand: SMALLEST_BAND,
    tick: { largest: LARGEST_TICK, from: WHOLE_TICKS_FROM },
  });
  return limitBook(bars, facts);
};

const LIFETIME_MS = 30_000;

/**
 * Sessions at the limit of all years, some thousand, in the memory of the process: a base rate over them would else read
 * every bar for every question. Read again when a bar was written or a share is called otherwise.
 */
export const openLimitBook = (stores: Stores, lifetimeMs: number = LIFETIME_MS): Book<LimitBook> => {
  let kept: { readonly mark: string; readonly book: LimitBook } | null = null;
  return openBook({
    clock: stores.clock,
    lifetimeMs,
    read: async () => {
      const [bars, facts] = await Promise.all([dataMark(stores.tape), readFacts(stores)]);
      const mark = `${bars} ${facts.mark}`;
      if (kept?.mark !== mark) kept = { mark, book: await readBook(stores, facts) };
      return kept.book;
    },
  });
};
