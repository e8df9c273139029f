import type { Firing, Moment } from '@chuli/backtest';
import { type Paisa, type TradingDate, fromRupees } from '@chuli/kernel';
import { FAMILIES, type SeriesBar, TIMEFRAMES, type Timeframe } from '@chuli/signals';
import type { StockSignals } from '../pass/run-pass.ts';

const STANDING = new Set(
  FAMILIES.flatMap(({ id, kinds }) =>
    Object.entries(kinds)
      .filter(([, { standing }]) => standing === true)
      .map(([kind]) => `${id} ${kind}`),
  ),
);

/** The price of the hour that follows in the same session, as it was traded. */
const openAfter = (bars: readonly SeriesBar[], at: number): Paisa | null => {
  const [bar, next] = [bars[at], bars[at + 1]];
  return bar === undefined || next === undefined || next.on !== bar.on
    ? null
    : fromRupees(next.candle.open / next.factor);
};

const momentMaker =
  (timeframe: Timeframe, bars: readonly SeriesBar[], days: ReadonlyMap<TradingDate, number>) =>
  (at: number | null): Moment | null => {
    const bar = at === null ? undefined : bars[at];
    const day = bar === undefined ? undefined : days.get(bar.on);
    if (at === null || day === undefined) return null;
    return { bar: day, sameSessionOpen: timeframe === 'hourly' ? openAfter(bars, at) : null };
  };

/** The signals of a stock as the record takes them: by its daily bars, without the lists that are states. */
export const measuredFirings = ({ series, historyOn }: StockSignals): Firing[] => {
  const days = new Map(series.daily.map(({ on }, bar) => [on, bar]));
  return TIMEFRAMES.flatMap((timeframe) => {
    const momentOf = momentMaker(timeframe, series[timeframe], days);
    return historyOn(timeframe).firings.flatMap(({ family, kind, side, bar, ends }) => {
      const signal = momentOf(bar);
      if (signal === null || STANDING.has(`${family} ${kind}`)) return [];
      return [{ family, kind, timeframe, side, signal, ownExit: momentOf(ends) }];
    });
  });
};
