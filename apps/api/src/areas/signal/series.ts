import { type Paisa, type StockSymbol, type TradingDate, toRupees, tradingDate } from '@chuli/kernel';
import { NEPSE_ID, joinRenamed } from '@chuli/market';
import { type Company, listPriceAdjustments } from '@chuli/registry/reference';
import { type SeriesBar, type Timeframe, dailySeries, hourlySeries, weeklySeries } from '@chuli/signals';
import type { Tape } from '@chuli/tape';
import { stockHours, timedSessions, wholeSeries } from '@chuli/tape/signal';
import { type Ticker, indexBars } from '@chuli/tape/stock';
import type { Context } from '../../http/implement.ts';
import { upTo } from '../../sessions.ts';
import { identifyStock } from '../../figures/identify-stock.ts';

const BEGINNING = tradingDate('1990-01-01');

/** What a price stands at on the as-of day, which may be an ex-date after the last bar. */
type Standing = {
  /** Prices of candles divided by it are rupees of the as-of day. */
  factor: number;
  /** The last close by then, in rupees of the as-of day. */
  close: number | null;
};

type Question = { symbol: StockSymbol; timeframe: Timeframe; as_of: TradingDate };

const standingAfter = (daily: readonly SeriesBar[], adjustments: readonly { factor: number }[]): Standing => {
  const factor = adjustments.reduce((product, adjustment) => product / adjustment.factor, 1);
  const last = daily.at(-1);
  return { factor, close: last === undefined ? null : (toRupees(last.close) * last.factor) / factor };
};

const timedHours = async (tape: Tape, tickers: readonly Ticker[], as_of: TradingDate) =>
  stockHours(tape, { tickers, sessions: await timedSessions(tape, as_of) });

/**
 * The closed bars of a stock as the families see them, up to a day. Signals are kept under present tickers, so that a
 * stock is found by its present one on a rewound day too.
 */
export const stockSeries = async (
  { tape, reference, sessions }: Pick<Context, 'tape' | 'reference' | 'sessions'>,
  { symbol, timeframe, as_of }: Question,
): Promise<{ company: Company; bars: readonly SeriesBar[]; standing: Standing }> => {
  const { exchange } = await sessions();
  const { company, tickers } = await identifyStock(reference, symbol, exchange.at(-1) ?? as_of);
  const symbols = tickers.map((ticker) => ticker.symbol);
  const [series, adjustments, nepse, hours] = await Promise.all([
    wholeSeries(tape, { to: as_of, symbols }),
    listPriceAdjustments(reference, { symbols, as_of }),
    indexBars(tape, { index_id: NEPSE_ID, from: BEGINNING, to: as_of }),
    timeframe === 'hourly' ? timedHours(tape, tickers, as_of) : [],
  ]);
  const renames = tickers.flatMap(({ symbol: old_symbol, until }, at) => {
    const next = tickers[at + 1];
    return until === null || next === undefined
      ? []
      : [{ old_symbol, new_symbol: next.symbol, renamed_on: until }];
  });
  const joined = joinRenamed(new Map(series.map((one) => [one.symbol, one.bars])), renames).get(symbol) ?? [];
  const held = upTo(exchange, as_of);
  const daily = dailySeries(joined, adjustments, {
    numbers: new Map(held.map((day, number) => [day, number])),
    market: new Map(nepse.map(({ traded_on, close }) => [traded_on, toRupees(close as Paisa)])),
  });
  const bars = {
    daily: () => daily,
    weekly: () => weeklySeries(daily, as_of).closed,
    hourly: () => hourlySeries(hours, daily),
  };
  return { company, bars: bars[timeframe](), standing: standingAfter(daily, adjustments) };
};
