import { type TradingDate, atKathmandu, toRupees } from '@chuli/kernel';
import { PRICE_LIMITS, sessionHours } from '@chuli/market';
import type { RawBar, SeriesBar } from './series-bar.ts';

type Adjustment = { ex_on: TradingDate; factor: number };

/** What is the same for every stock: the number of each session, and the close of NEPSE on it. */
export type Sessions = {
  numbers: ReadonlyMap<TradingDate, number>;
  market: ReadonlyMap<TradingDate, number>;
};

/** Of a percent. */
const BASIS_POINTS = 100;

const closesAt = (on: TradingDate): number => atKathmandu(on, sessionHours(on).to) / 1_000;

/** Where the source has no opening price, the close before stands for it: no more than the band and the day allow. */
const openOf = ({ open, high, low, close }: RawBar, before: number | null): number =>
  open ?? Math.min(high, Math.max(low, before ?? close));

/** Where a series stands after its last bar: all that the bar after it needs. */
export type SeriesEnd = {
  readonly factor: number;
  /** How many adjustments it has passed. */
  readonly passed: number;
  /** The last close, on the scale of the day to come. */
  readonly before: number | null;
};

const BEGINNING: SeriesEnd = { factor: 1, passed: 0, before: null };

const reachedOn = (end: SeriesEnd, day: TradingDate, adjustments: readonly Adjustment[]): SeriesEnd => {
  let { factor, passed, before } = end;
  for (; passed < adjustments.length; passed += 1) {
    const adjustment = adjustments[passed];
    if (adjustment === undefined || adjustment.ex_on > day) break;
    factor /= adjustment.factor;
    before = before === null ? null : before * adjustment.factor;
  }
  return { factor, passed, before };
};

const seriesBar = (bar: RawBar, { factor, before }: SeriesEnd, session: number, market: number | null) => ({
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
    market,
    session,
    minute: 0,
    limit: PRICE_LIMITS.on(bar.traded_on).daily / BASIS_POINTS,
  },
});

/** Goes on from where a series stands; a day that still forms is put behind it without moving it. */
export const continueDaily = (
  from: SeriesEnd,
  bars: readonly RawBar[],
  adjustments: readonly Adjustment[],
  { numbers, market }: Sessions,
): { series: SeriesBar[]; end: SeriesEnd } => {
  const series: SeriesBar[] = [];
  let end = from;
  for (const bar of bars) {
    const session = numbers.get(bar.traded_on);
    if (session === undefined || bar.volume === 0) continue;
    end = reachedOn(end, bar.traded_on, adjustments);
    series.push(seriesBar(bar, end, session, market.get(bar.traded_on) ?? null));
    end = { ...end, before: bar.close };
  }
  return { series, end };
};

/** What the exchange measures the moves of a day from, by the adjustments that are known; null without a bar before. */
export const baseOn = (end: SeriesEnd, day: TradingDate, adjustments: readonly Adjustment[]): number | null =>
  reachedOn(end, day, adjustments).before;

/**
 * Prices of a stock as if every bonus and right share were kept: from an ex-date on they are divided by its factor, and
 * volume is multiplied. Adjusted forwards, so that what happens later never rewrites a bar that was already judged.
 * Bars on days without a session are errors of their source. Bars and adjustments are oldest first.
 */
export const openDaily = (
  bars: readonly RawBar[],
  adjustments: readonly Adjustment[],
  sessions: Sessions,
): { series: SeriesBar[]; end: SeriesEnd } => continueDaily(BEGINNING, bars, adjustments, sessions);

export const dailySeries = (
  bars: readonly RawBar[],
  adjustments: readonly Adjustment[],
  sessions: Sessions,
): SeriesBar[] => openDaily(bars, adjustments, sessions).series;
