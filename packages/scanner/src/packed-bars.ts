import type { Candle } from '@chuli/indicators';
import { dayNumber } from '@chuli/kernel';
import { type Bars, type Given, MEASURES } from '@chuli/scan';
import type { SeriesBar } from '@chuli/signals';

/**
 * The bars of one stock in one timeframe as columns, adjusted forwards: nothing that happens later rewrites them, so
 * that the market of an earlier day is a beginning of them. What is not known is NaN.
 */
export type PackedBars = {
  readonly length: number;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
  readonly amount: Float64Array;
  readonly trades: Float64Array;
  readonly limit: Float64Array;
  readonly market: Float64Array;
  readonly factor: Float64Array;
  readonly closedAt: Float64Array;
  readonly session: Int32Array;
  readonly day: Int32Array;
  readonly minute: Int32Array;
  readonly hasOpen: Uint8Array;
};

type NumberColumn = {
  [K in keyof PackedBars]: PackedBars[K] extends Float64Array ? K : never;
}[keyof PackedBars];

export type ClosedBar = SeriesBar & {
  /** When the whole market's bar was closed, in Unix seconds; a stock may have stopped trading before. */
  readonly closed_at: number;
  readonly trades: number | null;
};

const numbers = (
  bars: readonly ClosedBar[],
  of: (bar: ClosedBar) => number | null | undefined,
): Float64Array => Float64Array.from(bars, (bar) => of(bar) ?? Number.NaN);

const whole = (bars: readonly ClosedBar[], of: (bar: ClosedBar) => number): Int32Array =>
  Int32Array.from(bars, of);

export const packBars = (bars: readonly ClosedBar[]): PackedBars => ({
  length: bars.length,
  open: numbers(bars, ({ candle }) => candle.open),
  high: numbers(bars, ({ candle }) => candle.high),
  low: numbers(bars, ({ candle }) => candle.low),
  close: numbers(bars, ({ candle }) => candle.close),
  volume: numbers(bars, ({ candle }) => candle.volume),
  amount: numbers(bars, ({ candle }) => candle.amount),
  trades: numbers(bars, ({ trades }) => trades),
  limit: numbers(bars, ({ candle }) => candle.limit),
  market: numbers(bars, ({ candle }) => candle.market),
  factor: numbers(bars, ({ factor }) => factor),
  closedAt: numbers(bars, ({ closed_at }) => closed_at),
  session: whole(bars, ({ candle }) => candle.session),
  day: whole(bars, ({ on }) => dayNumber(on)),
  minute: whole(bars, ({ candle }) => candle.minute),
  hasOpen: Uint8Array.from(bars, ({ has_open }) => Number(has_open)),
});

type Column = Float64Array | Int32Array | Uint8Array;

const joined = <C extends Column>(one: C, other: C, room: (length: number) => C): C => {
  const both = room(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};

const doubles = (length: number): Float64Array => new Float64Array(length);
const words = (length: number): Int32Array => new Int32Array(length);
const bytes = (length: number): Uint8Array => new Uint8Array(length);

/** Bars with others behind them; neither is changed. */
export const joinBars = (one: PackedBars, other: PackedBars): PackedBars => {
  const numbersOf = (name: NumberColumn): Float64Array => joined(one[name], other[name], doubles);
  const wholeOf = (name: 'session' | 'day' | 'minute'): Int32Array => joined(one[name], other[name], words);
  return {
    length: one.length + other.length,
    open: numbersOf('open'),
    high: numbersOf('high'),
    low: numbersOf('low'),
    close: numbersOf('close'),
    volume: numbersOf('volume'),
    amount: numbersOf('amount'),
    trades: numbersOf('trades'),
    limit: numbersOf('limit'),
    market: numbersOf('market'),
    factor: numbersOf('factor'),
    closedAt: numbersOf('closedAt'),
    session: wholeOf('session'),
    day: wholeOf('day'),
    minute: wholeOf('minute'),
    hasOpen: joined(one.hasOpen, other.hasOpen, bytes),
  };
};

/** How many of the bars were closed at a moment. */
export const closedBy = ({ closedAt, length }: PackedBars, moment: number): number => {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((closedAt[middle] ?? Infinity) <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
};

const orNull = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;

/** A bar as indicators that step read it, on the scale of another day. */
export const candleAt = (bars: PackedBars, bar: number, factor: number): Candle => {
  const scale = 1 / factor;
  const limit = orNull(bars.limit[bar]);
  return {
    open: (bars.open[bar] ?? 0) * scale,
    high: (bars.high[bar] ?? 0) * scale,
    low: (bars.low[bar] ?? 0) * scale,
    close: (bars.close[bar] ?? 0) * scale,
    volume: (bars.volume[bar] ?? 0) * factor,
    amount: orNull(bars.amount[bar]),
    market: orNull(bars.market[bar]),
    session: bars.session[bar] ?? 0,
    minute: bars.minute[bar] ?? 0,
    ...(limit === null ? {} : { limit }),
  };
};

const scaled = (column: Float64Array, length: number, scale: number): Float64Array => {
  const cut = column.subarray(0, length);
  return scale === 1 ? cut : cut.map((value) => value * scale);
};

const isShares = ({ name, line }: Given): boolean => MEASURES.get(name)?.lines.get(line)?.unit === 'shares';

const givenAsOf =
  (given: GivenColumn, length: number, factor: number): GivenColumn =>
  (measure) => {
    const column = given(measure);
    return column === undefined ? undefined : scaled(column, length, isShares(measure) ? factor : 1);
  };

/** The column of a measure that no bar tells, of all bars of the stock. */
export type GivenColumn = (measure: Given) => Float64Array | undefined;

/** The first bars, with prices and shares as of a day by whose factor they are divided. */
export const barsAsOf = (bars: PackedBars, length: number, factor: number, given?: GivenColumn): Bars => {
  const scale = 1 / factor;
  let candles: readonly Candle[] | null = null;
  return {
    get candles() {
      return (candles ??= Array.from({ length }, (_, bar) => candleAt(bars, bar, factor)));
    },
    prices: {
      open: scaled(bars.open, length, scale),
      high: scaled(bars.high, length, scale),
      low: scaled(bars.low, length, scale),
      close: scaled(bars.close, length, scale),
      volume: scaled(bars.volume, length, factor),
    },
    more: {
      amount: bars.amount.subarray(0, length),
      trades: bars.trades.subarray(0, length),
      limit: bars.limit.subarray(0, length),
      session: bars.session.subarray(0, length),
      hasOpen: bars.hasOpen.subarray(0, length),
    },
    closedAt: bars.closedAt.subarray(0, length),
    days: bars.day.subarray(0, length),
    factors: scaled(bars.factor, length, scale),
    ...(given !== undefined && { given: givenAsOf(given, length, factor) }),
  };
};
