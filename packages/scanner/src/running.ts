import {
  type StockSymbol,
  type TradingDate,
  atKathmandu,
  dateOfDayNumber,
  dayNumber,
  paisa,
} from '@chuli/kernel';
import { PRICE_LIMITS, sessionHours } from '@chuli/market';
import { type Reference, listAllPriceAdjustments } from '@chuli/registry/reference';
import { dayBarOf } from '@chuli/session';
import { type SeriesBar, baseOn, continueDaily } from '@chuli/signals';
import type { Tape } from '@chuli/tape';
import { type RunningBar, liveDays, runningBars } from '@chuli/tape/live';
import { longerBars, makingOf } from './load-market.ts';
import { type PackedBars, candleAt, joinBars, packBars } from './packed-bars.ts';
import type { Adjustment, ScanMarket, ScanStock } from './scan-market.ts';

/** A session that is not stored yet, as far as it has come. */
export type Running = {
  readonly day: TradingDate;
  /** Unix seconds of the last trade; null where the source has no times. */
  readonly at: number | null;
  readonly bars: readonly RunningBar[];
  /** NEPSE, in hundredths of a point. */
  readonly nepse: number | null;
  /** Those whose ex-date is later than the last stored session. */
  readonly adjustments: ReadonlyMap<StockSymbol, readonly Adjustment[]>;
};

const opensAt = (day: TradingDate): number => atKathmandu(day, sessionHours(day).from) / 1_000;

const lastOf = (bars: readonly RunningBar[]): number | null =>
  bars.reduce<number | null>(
    (last, { last_at }) => (last_at === null || (last !== null && last >= last_at) ? last : last_at),
    null,
  );

/** The session that runs after the last stored one; null where none does, or before it has opened. */
export const readRunning = async (
  tape: Tape,
  reference: Reference,
  stored: TradingDate,
): Promise<Running | null> => {
  const day = (await liveDays(tape)).at(-1);
  if (day === undefined || day <= stored) return null;
  const [{ bars, nepse }, adjustments] = await Promise.all([
    runningBars(tape, day),
    listAllPriceAdjustments(reference, { after: stored, as_of: day }),
  ]);
  const at = lastOf(bars);
  if (bars.length === 0 || (at !== null && at < opensAt(day))) return null;
  return { day, at, bars, nepse, adjustments: Map.groupBy(adjustments, ({ symbol }) => symbol) };
};

/** Of a hundred. */
const WHOLE = 100;
/** Prices are rounded to ticks; the base is ours, not that of the exchange. */
const TOLERANCE = 0.005;

/** A price beyond the limits of its day is of an ex-date that nobody has told us of: its fall is none. */
const isExplained = (
  { high, low }: { high: number; low: number },
  base: number,
  day: TradingDate,
): boolean => {
  const limit = PRICE_LIMITS.on(day).daily / WHOLE / WHOLE + TOLERANCE;
  return high <= base * (1 + limit) && low >= base * (1 - limit);
};

/** A stored bar as it was put together with others. */
const seriesBarAt = (bars: PackedBars, bar: number): SeriesBar => {
  const candle = candleAt(bars, bar, 1);
  const factor = bars.factor[bar] ?? 1;
  return {
    on: dateOfDayNumber(bars.day[bar] ?? 0),
    ends_at: bars.closedAt[bar] ?? 0,
    close: paisa(Math.round((WHOLE * candle.close) / factor)),
    factor,
    has_open: bars.hasOpen[bar] === 1,
    candle,
  };
};

/** The days after the last closed bar of a longer timeframe. */
const daysAfter = (daily: PackedBars, longer: PackedBars): SeriesBar[] => {
  const last = longer.day[longer.length - 1] ?? 0;
  const first = daily.day.findIndex((day) => day > last);
  return first < 0
    ? []
    : Array.from({ length: daily.length - first }, (_, place) => seriesBarAt(daily, first + place));
};

type Making = ReturnType<typeof makingOf>;

/** The day as it stands, behind the days of its stock; null where nothing can be said of it. */
const formingBar = (
  { end, adjustments }: Pick<ScanStock, 'end' | 'adjustments'>,
  bar: RunningBar,
  { asOf, sessions }: Making,
): SeriesBar | null => {
  const base = baseOn(end, asOf, adjustments);
  const previousClose = base === null ? null : paisa(Math.round(base));
  const raw = dayBarOf({ ...bar, previousClose });
  if (base !== null && !isExplained(raw, base, asOf)) return null;
  return continueDaily(end, [{ traded_on: asOf, ...raw }], adjustments, sessions).series[0] ?? null;
};

/** A stock as if its day closed now; a week or month closes with it where this is its last session. */
const withDay = (stock: ScanStock, running: Running, bar: RunningBar, making: Making): ScanStock => {
  const adjustments = [...stock.adjustments, ...(running.adjustments.get(stock.symbol) ?? [])];
  const forming = formingBar({ end: stock.end, adjustments }, bar, making);
  if (forming === null) return stock;
  const { daily, weekly, monthly } = stock.bars;
  const longer = (bars: PackedBars, name: 'weekly' | 'monthly'): PackedBars => {
    const closed = longerBars([...daysAfter(daily, bars), forming], making)[name];
    return closed.length === 0 ? bars : joinBars(bars, closed);
  };
  return {
    ...stock,
    adjustments,
    bars: {
      daily: joinBars(daily, packBars([{ ...forming, closed_at: forming.ends_at, trades: bar.trades }])),
      weekly: longer(weekly, 'weekly'),
      monthly: longer(monthly, 'monthly'),
    },
  };
};

/**
 * The market as it would be stored if its running session closed now (docs/adr/0052). The stored one is not changed, and
 * no bar before the running day is another: prices are adjusted forwards.
 */
export const withRunning = (market: ScanMarket, running: Running): ScanMarket => {
  const { day, nepse } = running;
  const sessions = [...market.sessions, day];
  const closes = nepse === null ? [] : [{ traded_on: day, close: nepse }];
  const making = makingOf(day, sessions, closes);
  const bars = new Map(running.bars.map((bar) => [bar.symbol, bar]));
  return {
    ...market,
    asOf: day,
    sessions,
    stocks: market.stocks.map((stock) => {
      const bar = bars.get(stock.symbol);
      const last = stock.bars.daily.day[stock.bars.daily.length - 1] ?? 0;
      return bar === undefined || last >= dayNumber(day) ? stock : withDay(stock, running, bar, making);
    }),
  };
};
