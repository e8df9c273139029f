import type { StockSymbol } from '@chuli/kernel';
import { FAMILIES, type Plan, TIMEFRAMES, type Timeframe, planOf } from '@chuli/signals';
import type { LoadedMarket, LoadedStock } from '../market/load-market.ts';
import { type StockSeries, seriesMaker } from '../market/stock-series.ts';
import { type Advance, type SeriesBook, advance, openBook } from './series-book.ts';

/** What the families say of the bars of one stock that were new. */
export type StockSignals = {
  stock: LoadedStock;
  series: StockSeries;
  signals: Readonly<Record<Timeframe, Advance>>;
};

export type StockBooks = Readonly<Record<Timeframe, SeriesBook>>;

/** Where the pass stands over the whole market. */
export type MarketBook = {
  readonly plans: Readonly<Record<Timeframe, Plan>>;
  readonly stocks: Map<StockSymbol, StockBooks>;
};

export const perTimeframe = <Value>(
  of: (timeframe: Timeframe) => Value,
): Readonly<Record<Timeframe, Value>> =>
  Object.fromEntries(TIMEFRAMES.map((timeframe) => [timeframe, of(timeframe)])) as Record<Timeframe, Value>;

export const openMarketBook = (): MarketBook => ({
  plans: perTimeframe((timeframe) => planOf(FAMILIES, timeframe)),
  stocks: new Map(),
});

/** One stock after the other, in the order of their tickers, so that two passes give the same rows. */
export function* passOver(
  market: LoadedMarket,
  book: MarketBook = openMarketBook(),
): Generator<StockSignals> {
  const seriesOf = seriesMaker(market);
  for (const stock of market.stocks) {
    const series = seriesOf(stock);
    const books =
      book.stocks.get(stock.symbol) ?? perTimeframe((timeframe) => openBook(book.plans[timeframe]));
    book.stocks.set(stock.symbol, books);
    yield {
      stock,
      series,
      signals: perTimeframe((timeframe) => advance(books[timeframe], series[timeframe])),
    };
  }
}
