import { type Candle, type Columns, emptyColumns, loadColumns } from '@chuli/indicators';
import type { Timeframe } from './tree.ts';

/** The bars of one stock in one timeframe, the oldest first. All lists are as long as the bars are many. */
export type Bars = {
  /** Adjusted, so that prices across an ex-date can be compared. */
  readonly candles: readonly Candle[];
  /** The moment at which each bar is closed, in seconds. It grows from bar to bar. */
  readonly closedAt: ArrayLike<number>;
  /** The day of each bar, as a number. */
  readonly days: ArrayLike<number>;
  /** By what the traded prices were multiplied. */
  readonly factors: ArrayLike<number>;
};

export type StockBars = Readonly<Partial<Record<Timeframe, Bars>>>;

/** The bars of a timeframe while a stock is judged. */
export type Frame = { readonly columns: Columns; bars: Bars };

const NO_BARS: Bars = { candles: [], closedAt: [], days: [], factors: [] };

/** What is used for stock after stock: one frame for each timeframe, and room for truths. */
export type Arena = {
  readonly frames: Map<Timeframe, Frame>;
  readonly truths: Uint8Array[];
  readonly values: Float64Array[];
};

export const openArena = (): Arena => ({ frames: new Map(), truths: [], values: [] });

export const frameOf = ({ frames }: Arena, timeframe: Timeframe): Frame => {
  const known = frames.get(timeframe);
  if (known !== undefined) return known;
  const frame = { columns: emptyColumns(), bars: NO_BARS };
  frames.set(timeframe, frame);
  return frame;
};

/** Takes the bars of a stock in; one that has none of a timeframe is silent in it. */
export const loadStock = (arena: Arena, timeframes: readonly Timeframe[], stock: StockBars): void => {
  for (const timeframe of timeframes) {
    const frame = frameOf(arena, timeframe);
    frame.bars = stock[timeframe] ?? NO_BARS;
    loadColumns(frame.columns, frame.bars.candles);
  }
};

/** The column of truths with this number, long enough for the bars at hand; what is in it before is of no meaning. */
export const truthsAt = ({ truths }: Arena, place: number, length: number): Uint8Array => {
  const known = truths[place];
  if (known !== undefined && known.length >= length) return known;
  const made = new Uint8Array(Math.max(length, 2 * (known?.length ?? 0)));
  truths[place] = made;
  return made;
};

/**
 * Calls back with each bar of the shorter timeframe and the last bar of the longer one that was closed by then; -1 where
 * none was.
 */
export const alignBars = (short: Bars, long: Bars, take: (bar: number, closed: number) => void): void => {
  let closed = -1;
  for (let bar = 0; bar < short.candles.length; bar += 1) {
    const now = short.closedAt[bar] ?? 0;
    while (closed + 1 < long.candles.length && (long.closedAt[closed + 1] ?? Infinity) <= now) closed += 1;
    take(bar, closed);
  }
};
