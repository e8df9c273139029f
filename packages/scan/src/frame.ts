import {
  type Candle,
  type Columns,
  type Prices,
  borrowColumns,
  emptyColumns,
  loadColumns,
} from '@chuli/indicators';
import type { Given } from './compile.ts';
import { firstWhere } from './search.ts';
import type { Timeframe } from './tree.ts';

/** What candles hold beside prices, in columns; NaN where it is not known. Each is as long as the bars are many. */
export type MoreColumns = {
  readonly amount: Float64Array;
  readonly trades: Float64Array;
  /** The percent by which the day let a price move. */
  readonly limit: Float64Array;
  readonly session: Int32Array;
  /** 1 where the source told the opening price. */
  readonly hasOpen: Uint8Array;
};

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
  /** The candles as columns, where the same bars are judged again and again (`withPrices`). */
  readonly prices?: Prices;
  /** The rest of them as columns; with both, candles are read only by indicators that step. */
  readonly more?: MoreColumns;
  /** What a measure says that the bars do not tell; none where it is not known of the stock. */
  readonly given?: (measure: Given) => Float64Array | undefined;
};

export type StockBars = Readonly<Partial<Record<Timeframe, Bars>>>;

/** Makes the columns of the candles once, so that nobody who judges the stock has to. */
export const withPrices = (stock: StockBars): StockBars =>
  Object.fromEntries(
    Object.entries(stock).map(([timeframe, bars]) => {
      const of = (name: keyof Prices): Float64Array => Float64Array.from(bars.candles, (one) => one[name]);
      const prices = {
        open: of('open'),
        high: of('high'),
        low: of('low'),
        close: of('close'),
        volume: of('volume'),
      };
      return [timeframe, { ...bars, prices }];
    }),
  );

/** The bars of a timeframe while a stock is judged. */
export type Frame = { readonly columns: Columns; bars: Bars };

const NO_BARS: Bars = { candles: [], closedAt: [], days: [], factors: [] };

/** What is used for stock after stock: one frame for each timeframe, and room for what the steps make. */
export type Arena = {
  readonly frames: Map<Timeframe, Frame>;
  readonly truths: Uint8Array[];
  /** What each step that makes numbers made: a column of its own room, of the bars or of an indicator. */
  readonly values: Float64Array[];
  readonly rooms: Float64Array[];
};

export const openArena = (): Arena => ({ frames: new Map(), truths: [], values: [], rooms: [] });

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
    const { bars } = frame;
    if (bars.prices === undefined) loadColumns(frame.columns, bars.candles);
    else borrowColumns(frame.columns, bars.prices);
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

/** So many places before a room are silent: what is seen that many bars later is the same room from there on. */
const BEFORE = 8;

/** The room of a step that makes numbers, in the same way. */
export const roomAt = ({ rooms }: Arena, place: number, length: number): Float64Array => {
  const known = rooms[place];
  if (known !== undefined && known.length >= length) return known;
  const made = new Float64Array(BEFORE + Math.max(length, 2 * (known?.length ?? 0)));
  const room = made.fill(Number.NaN, 0, BEFORE).subarray(BEFORE);
  rooms[place] = room;
  return room;
};

/** A room as it is seen so many bars later, without a copy; null where it is none, or not kept so far back. */
export const seenLater = (arena: Arena, place: number, bars: number): Float64Array | null => {
  const room = arena.rooms[place];
  if (room === undefined || room !== arena.values[place] || bars > BEFORE) return null;
  return new Float64Array(room.buffer, (BEFORE - bars) * Float64Array.BYTES_PER_ELEMENT);
};

/** The last bar that was closed at a moment; -1 where none was. */
export const lastClosed = ({ closedAt }: Bars, moment: number): number =>
  firstWhere(closedAt.length, (bar) => (closedAt[bar] ?? Infinity) > moment) - 1;

/**
 * Calls back with each bar of the shorter timeframe, from one on, and the last bar of the longer one that was closed by
 * then; -1 where none was.
 */
export const alignBars = (
  { short, long, from }: { readonly short: Bars; readonly long: Bars; readonly from: number },
  take: (bar: number, closed: number) => void,
): void => {
  let closed = lastClosed(long, short.closedAt[from] ?? 0);
  for (let bar = from; bar < short.closedAt.length; bar += 1) {
    const now = short.closedAt[bar] ?? 0;
    while (closed + 1 < long.closedAt.length && (long.closedAt[closed + 1] ?? Infinity) <= now) closed += 1;
    take(bar, closed);
  }
};
