import { type Candle, atr, series } from '@chuli/indicators';
import { type Paisa, type StockSymbol, type TradingDate, tradingDate } from '@chuli/kernel';
import { listAllPriceAdjustments } from '@chuli/registry/reference';
import { type PricePoint, marketPrices } from '@chuli/tape/stock';
import { wholeSeries } from '@chuli/tape/signal';
import type { Context } from '../../http/implement.ts';
import { upTo } from '../../sessions.ts';
import { type ExDate, factorSince } from './share-eras.ts';

/** The price of a window: its last close as traded, how far it went, and that in average true ranges. */
export type Move = {
  readonly close: Paisa | null;
  readonly change: number | null;
  readonly ranges: number | null;
};

/** Of a stock without a bar in the window. */
export const NO_MOVE: Move = { close: null, change: null, ranges: null };

const BEGINNING = tradingDate('1970-01-01');
const USUAL_PERIOD = 14;
const PERCENT = 100;

/** What is left of a first bar in a smoothed range is below a thousandth of it after so many sessions. */
const RANGE_SESSIONS = 120;

const candleOf = ({ high, low, close }: PricePoint, factor: number): Candle => ({
  open: close * factor,
  high: high * factor,
  low: low * factor,
  close: close * factor,
  volume: 0,
  amount: null,
  market: null,
  session: 0,
  minute: 0,
});

/** From one close to another, in percent and in ranges. */
const moved = (before: Candle | undefined, now: Candle | undefined, range: number | null) => {
  if (before === undefined || now === undefined) return { change: null, ranges: null };
  const way = now.close - before.close;
  return {
    change: (PERCENT * way) / before.close,
    ranges: range === null || range === 0 ? null : way / range,
  };
};

type Window = { readonly from: TradingDate; readonly to: TradingDate };

/**
 * How a price moved over windows, the last bar of each within it. Bars are oldest first; ex-dates are those of the stock,
 * and all prices are put on the scale of the last bar, on which a move in ranges does not depend.
 */
export const movesOf = (
  bars: readonly PricePoint[],
  exDates: readonly Omit<ExDate, 'symbol'>[],
  windows: readonly Window[],
): Map<TradingDate, Move> => {
  const last = bars.at(-1)?.traded_on;
  const within = exDates.filter(({ ex_on }) => last !== undefined && ex_on <= last);
  const candles = bars.map((bar) => candleOf(bar, factorSince(within, bar.traded_on)));
  const ranges = series(atr, { period: USUAL_PERIOD }, candles);
  return new Map(
    windows.flatMap(({ from, to }): [TradingDate, Move][] => {
      const end = bars.findLastIndex(({ traded_on }) => traded_on <= to);
      const bar = bars[end];
      if (bar === undefined || bar.traded_on < from) return [];
      const before = candles[bars.findLastIndex(({ traded_on }) => traded_on < from)];
      return [[to, { close: bar.close, ...moved(before, candles[end], ranges[end] ?? null) }]];
    }),
  );
};

type Stores = Pick<Context, 'tape' | 'reference' | 'sessions'>;

/** Of every stock over one window. */
export const marketMoves = async (
  { tape, reference, sessions }: Stores,
  { from, to }: Window,
): Promise<Map<StockSymbol, Move>> => {
  const { daily } = await sessions();
  const before = upTo(daily, from).slice(-RANGE_SESSIONS);
  const read = [...new Set([...before, ...upTo(daily, to).filter((date) => date >= from)])];
  const [prices, adjustments] = await Promise.all([
    marketPrices(tape, read),
    listAllPriceAdjustments(reference, { after: read[0] ?? from, as_of: to }),
  ]);
  const exDates = Map.groupBy(adjustments, ({ symbol }) => symbol);
  return new Map(
    prices.flatMap(({ symbol, points }): [StockSymbol, Move][] => {
      const move = movesOf(points, exDates.get(symbol) ?? [], [{ from, to }]).get(to);
      return move === undefined ? [] : [[symbol, move]];
    }),
  );
};

/** Of one stock over many windows. */
export const stockMoves = async (
  { tape, reference }: Pick<Stores, 'tape' | 'reference'>,
  symbol: StockSymbol,
  windows: readonly Window[],
): Promise<Map<TradingDate, Move>> => {
  const to = windows
    .map((window) => window.to)
    .toSorted()
    .at(-1);
  if (to === undefined) return new Map();
  const [[stock], adjustments] = await Promise.all([
    wholeSeries(tape, { to, symbols: [symbol] }),
    listAllPriceAdjustments(reference, { after: BEGINNING, as_of: to }),
  ]);
  return movesOf(
    stock?.bars ?? [],
    adjustments.filter((one) => one.symbol === symbol),
    windows,
  );
};
