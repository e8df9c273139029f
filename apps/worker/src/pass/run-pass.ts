import {
  FAMILIES,
  type Firing,
  type History,
  type Plan,
  type SeriesBar,
  TIMEFRAMES,
  type Timeframe,
  historyOf,
  planOf,
} from '@chuli/signals';
import type { LoadedMarket, LoadedStock } from '../market/loaded-market.ts';
import { type StockSeries, seriesMaker } from '../market/stock-series.ts';

/** A body or a gap without a known opening price is an invention: the bars that a pattern may span must have one. */
export const PATTERN_BARS = 5;

const lacksOpen = (bars: readonly SeriesBar[], at: number): boolean => {
  for (let bar = Math.max(0, at - PATTERN_BARS + 1); bar <= at; bar += 1)
    if (bars[bar]?.has_open === false) return true;
  return false;
};

/** Leaves out what a family that reads opening prices says of bars that have none. */
const withKnownOpens = (
  { families }: Plan,
  bars: readonly SeriesBar[],
  firings: readonly Firing[],
): readonly Firing[] => {
  const readers = new Set(
    families.filter(({ family }) => family.readsOpen === true).map(({ family }) => family.id),
  );
  return firings.filter(({ family, bar }) => !readers.has(family) || !lacksOpen(bars, bar));
};

/** A stock, and what the families say of its bars of one length: passed over when it is asked for, before the next stock. */
export type StockSignals = {
  stock: LoadedStock;
  series: StockSeries;
  historyOn: (timeframe: Timeframe) => History;
};

export const perTimeframe = <Value>(
  of: (timeframe: Timeframe) => Value,
): Readonly<Record<Timeframe, Value>> =>
  Object.fromEntries(TIMEFRAMES.map((timeframe) => [timeframe, of(timeframe)])) as Record<Timeframe, Value>;

const passOverSeries = (plan: Plan, bars: readonly SeriesBar[]): History => {
  const history = historyOf(
    plan,
    bars.map(({ candle }) => candle),
  );
  return { ...history, firings: withKnownOpens(plan, bars, history.firings) };
};

/** One stock after the other, in the order of their tickers, so that two passes give the same rows. */
export function* passOver(market: LoadedMarket): Generator<StockSignals> {
  const plans = perTimeframe((timeframe) => planOf(FAMILIES, timeframe));
  const seriesOf = seriesMaker(market);
  for (const stock of market.stocks) {
    const series = seriesOf(stock);
    yield {
      stock,
      series,
      historyOn: (timeframe) => passOverSeries(plans[timeframe], series[timeframe]),
    };
  }
}
