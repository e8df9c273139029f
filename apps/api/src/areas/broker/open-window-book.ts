import { sessionsToRead, withOutcomes } from '@chuli/backtest';
import { WINDOWS, type WindowDays } from '@chuli/flow';
import { type Clock, kathmanduDate, tradingDate } from '@chuli/kernel';
import { type Reference, firstTradingDays, listAllPriceAdjustments } from '@chuli/registry/reference';
import type { Tape } from '@chuli/tape';
import { windowHistories, windowsMark } from '@chuli/tape/broker';
import { dataMark } from '@chuli/tape/market';
import { opensIn } from '@chuli/tape/stock';
import { type Book, openBook } from '../../book.ts';
import type { SessionBook } from '../../sessions.ts';
import { type WindowBook, judgedWindows } from './window-book.ts';

export type WithWindows = { readonly windows: Readonly<Record<WindowDays, Book<WindowBook>>> };

type Stores = {
  readonly tape: Tape;
  readonly reference: Reference;
  readonly sessions: () => Promise<SessionBook>;
  readonly clock: Clock;
};

const BEGINNING = tradingDate('1970-01-01');

const readBook = async (stores: Stores, days: WindowDays): Promise<WindowBook> => {
  const { tape, reference, clock } = stores;
  const today = kathmanduDate(clock());
  const [histories, { daily }, firstDays, { companies }, exDates] = await Promise.all([
    windowHistories(tape, days),
    stores.sessions(),
    firstTradingDays(reference, today),
    reference(),
    listAllPriceAdjustments(reference, { after: BEGINNING, as_of: today }),
  ]);
  const stocks = new Map(histories.map((history) => [history.symbol, judgedWindows(history, days)]));
  const given = [...stocks].flatMap(([symbol, windows]) =>
    windows.flatMap(({ date, label }) => (label === null ? [] : [{ symbol, date, label }])),
  );
  const read = sessionsToRead([...new Set(given.map(({ date }) => date))], daily);
  const ordinary = new Set(
    companies.filter(({ instrument }) => instrument === 'Equity').map(({ symbol }) => symbol),
  );
  const cases = withOutcomes(given, {
    sessions: daily,
    opens: read.length === 0 ? [] : await opensIn(tape, read),
    exDates,
    isOrdinary: (symbol) => ordinary.has(symbol),
    firstDays,
  });
  return { days, stocks, cases };
};

const LIFETIME_MS = 30_000;

const openOne = (stores: Stores, days: WindowDays, lifetimeMs: number): Book<WindowBook> => {
  let kept: { readonly mark: string; readonly book: WindowBook } | null = null;
  return openBook({
    clock: stores.clock,
    lifetimeMs,
    read: async () => {
      const mark = (await Promise.all([windowsMark(stores.tape), dataMark(stores.tape)])).join(' ');
      if (kept?.mark !== mark) kept = { mark, book: await readBook(stores, days) };
      return kept.book;
    },
  });
};

/**
 * The windows of all stocks by length, judged, in the memory of the process: a base rate and what followed read all of
 * them for every question. Read again when windows or bars were written.
 */
export const openWindowBooks = (stores: Stores, lifetimeMs: number = LIFETIME_MS): WithWindows['windows'] => {
  const books = WINDOWS.map((days) => [days, openOne(stores, days, lifetimeMs)] as const);
  return Object.fromEntries(books) as Record<WindowDays, Book<WindowBook>>;
};
