import { type TradingDate, atKathmandu, toRupees } from '@chuli/kernel';
import { sessionHours } from '@chuli/market';
import type { RawBar, SeriesBar } from './series-bar.ts';

type Adjustment = { ex_on: TradingDate; factor: number };

/** What is the same for every stock: the number of each session, and the close of NEPSE on it. */
export type Sessions = {
  numbers: ReadonlyMap<TradingDate, number>;
  market: ReadonlyMap<TradingDate, number>;
};

const closesAt = (on: TradingDate): number => atKathmandu(on, sessionHours(on).to) / 1_000;

/** Where the source has no opening price, the close before stands for it: no more than the band and the day allow. */
const openOf = ({ open, high, low, close }: RawBar, before: number | null): number =>
  open ?? Math.min(high, Math.max(low, before ?? close));

/**
 * Prices of a stock as if every bonus and right share were kept: from an ex-date on they are divided by its factor, and
 * volume is multiplied. Adjusted forwards, so that what happens later never rewrites a bar that was already judged.
 * Bars on days without a session are errors of their source. Bars and adjustments are oldest first.
 */
export const dailySeries = (
  bars: readonly RawBar[],
  adjustments: readonly Adjustment[],
  { numbers, market }: Sessions,
): SeriesBar[] => {
  const series: SeriesBar[] = [];
  let factor = 1;
  let next = 0;
  let before: number | null = null;
  for (const bar of bars) {
    const session = numbers.get(bar.traded_on);
    if (session === undefined || bar.volume === 0) continue;
    for (; next < adjustments.length; next += 1) {
      const adjustment = adjustments[next];
      if (adjustment === undefined || adjustment.ex_on > bar.traded_on) break;
      factor /= adjustment.factor;
      before = before === null ? null : before * adjustment.factor;
    }
    series.push({
      on: bar.traded_on,
      ends_at: closesAt(bar.traded_on),
      close: bar.close,
      factor,
      has_open: bar.open !== null,
      candle: {
        open: (openOf(bar, before) / 100) * factor,
        high: toRupees(bar.high) * factor,
        low: toRupees(bar.low) * factor,
        close: toRupees(bar.close) * factor,
        volume: bar.volume / factor,
        amount: bar.amount === null ? null : toRupees(bar.amount),
        market: market.get(bar.traded_on) ?? null,
        session,
        minute: 0,
      },
    });
    before = bar.close;
  }
  return series;
};
