import { type FlagBook, type JudgedSession, flagBook } from '@chuli/backtest';
import {
  type FlaggedShare,
  NEWS_SESSIONS,
  flaggedBefore,
  isFlaggedBefore,
  newsAfter,
  withheldOf,
} from '@chuli/flow';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { DeclaredNews } from '@chuli/registry/stock';
import { SCORES_SINCE } from './score-record.ts';
import type { JudgedWindow, WindowBook } from './window-book.ts';

/** News with the session in which it could first be traded on. */
export type PlacedNews = Pick<DeclaredNews, 'on' | 'kind'> & { readonly place: number };

/** News of a stock that was judged before it, and whether it was on the radar then. */
type Preceded = PlacedNews & { readonly isFlagged: boolean };

export type RadarBook = {
  readonly windows: WindowBook;
  readonly placeOf: ReadonlyMap<TradingDate, number>;
  readonly news: ReadonlyMap<StockSymbol, readonly PlacedNews[]>;
  readonly flags: FlagBook;
  readonly preceded: readonly Preceded[];
  /** By session, how many of all stocks were on the radar in those before it. */
  readonly before: ReadonlyMap<number, FlaggedShare>;
};

export type RadarFacts = {
  readonly windows: WindowBook;
  /** Oldest first. */
  readonly exchange: readonly TradingDate[];
  readonly news: readonly DeclaredNews[];
  readonly isOrdinary: (symbol: StockSymbol) => boolean;
};

/** What was declared on a day without a session can be traded on in the next one; what comes after the last, nowhere yet. */
const placedNews = ({ exchange, news }: RadarFacts): Map<StockSymbol, PlacedNews[]> => {
  const placed = new Map<StockSymbol, PlacedNews[]>();
  let place = 0;
  for (const { symbol, on, kind } of news) {
    while (place < exchange.length && (exchange[place] ?? on) < on) place += 1;
    if (place === exchange.length) break;
    placed.set(symbol, [...(placed.get(symbol) ?? []), { on, kind, place }]);
  }
  return placed;
};

const judgedSessions = (
  windows: readonly JudgedWindow[],
  news: readonly PlacedNews[],
  placeOf: ReadonlyMap<TradingDate, number>,
): JudgedSession[] => {
  const places = news.map(({ place }) => place);
  return windows.flatMap((window): JudgedSession[] => {
    const { date, label } = window;
    const place = placeOf.get(date);
    if (place === undefined || date < SCORES_SINCE || withheldOf(window) !== null) return [];
    return [{ date, place, isFlagged: label !== null, came: newsAfter(places, place) !== null }];
  });
};

/** Every flag of the radar and what was declared after it; what an answer may know of them is its own affair. */
export const radarBook = (facts: RadarFacts): RadarBook => {
  const { windows, exchange, isOrdinary } = facts;
  const placeOf = new Map(exchange.map((date, place) => [date, place]));
  const news = placedNews(facts);
  const stocks: JudgedSession[][] = [];
  const preceded: Preceded[] = [];
  for (const [symbol, own] of windows.stocks) {
    if (!isOrdinary(symbol)) continue;
    const declared = news.get(symbol) ?? [];
    const judged = judgedSessions(own, declared, placeOf);
    stocks.push(judged);
    for (const one of declared) {
      const isFlagged = isFlaggedBefore(judged, one.place);
      if (isFlagged !== null) preceded.push({ ...one, isFlagged });
    }
  }
  return {
    windows,
    placeOf,
    news,
    flags: flagBook(stocks, NEWS_SESSIONS),
    preceded,
    before: flaggedBefore(stocks),
  };
};
