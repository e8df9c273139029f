import type { TradingDate } from '@chuli/kernel';
import { type SeriesBar, type Timeframe, dailySeries, hourlySeries, weeklySeries } from '@chuli/signals';
import type { LoadedMarket, LoadedStock } from './loaded-market.ts';

/** Closed bars of a stock by timeframe, and the week that is not over yet. */
export type StockSeries = Readonly<Record<Timeframe, readonly SeriesBar[]>> & { forming: SeriesBar | null };

export const seriesMaker = (market: LoadedMarket): ((stock: LoadedStock) => StockSeries) => {
  const numbers = new Map<TradingDate, number>(market.sessions.map((day, number) => [day, number]));
  return ({ bars, adjustments, hours }) => {
    const daily = dailySeries(bars, adjustments, { numbers, market: market.nepse });
    const { closed, forming } = weeklySeries(daily, market.as_of);
    return { daily, weekly: closed, forming, hourly: hourlySeries(hours, daily) };
  };
};
