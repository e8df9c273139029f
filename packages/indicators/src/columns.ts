import type { Candle } from './candle.ts';

/**
 * The bars of one symbol as columns, for passes over whole histories. One of these is used for symbol after symbol: the
 * first `length` places of each column are of the one at hand, the rest is room for longer ones.
 */
export type Columns = {
  length: number;
  /** The first bar at which anybody reads what indicators tell; what they say of earlier ones is of no meaning. */
  from: number;
  room: number;
  open: Float64Array;
  high: Float64Array;
  low: Float64Array;
  close: Float64Array;
  volume: Float64Array;
  /** The five above belong to somebody else and are only read. */
  isBorrowed: boolean;
  /** For what a loop needs and nobody after it. */
  scratch: Float64Array;
  /** Columns that indicators fill, lent one after the other and all given back with the next symbol. */
  lent: number;
  readonly lendable: Float64Array[];
  /** What was computed of these bars, so that whoever needs it again finds it. */
  readonly known: Map<string, unknown>;
};

/**
 * What an indicator tells, by field, NaN where it is silent. A plain number is `value`; a word is its WORDS. A field that
 * hardly anybody asks for may be a getter.
 */
export type Told = Readonly<Record<string, Float64Array>>;

/** Where a pattern was hit, and the value it was told with. */
export type Hits = { readonly bars: readonly number[]; readonly values: readonly number[] };

/** Words in a column. A word that is not here has no column. */
export const WORDS: Readonly<Record<string, number>> = {
  none: 0,
  up: 1,
  down: -1,
  long: 1,
  short: -1,
  bullish: 1,
  bearish: -1,
  regular: 1,
  hidden: 2,
};

const NOTHING = new Float64Array(0);

export const emptyColumns = (): Columns => ({
  length: 0,
  from: 0,
  room: 0,
  open: NOTHING,
  high: NOTHING,
  low: NOTHING,
  close: NOTHING,
  volume: NOTHING,
  isBorrowed: false,
  scratch: NOTHING,
  lent: 0,
  lendable: [],
  known: new Map(),
});

const makeRoom = (columns: Columns, room: number): void => {
  columns.room = room;
  columns.open = new Float64Array(room);
  columns.high = new Float64Array(room);
  columns.low = new Float64Array(room);
  columns.close = new Float64Array(room);
  columns.volume = new Float64Array(room);
  columns.isBorrowed = false;
  columns.scratch = new Float64Array(room);
  columns.lendable.length = 0;
};

/** All that was lent or known of the symbol before is gone. */
const begin = (columns: Columns, length: number): void => {
  columns.length = length;
  columns.from = 0;
  columns.lent = 0;
  columns.known.clear();
};

/** Takes the bars of a symbol in. */
export const loadColumns = (columns: Columns, candles: readonly Candle[]): void => {
  const { room, isBorrowed } = columns;
  if (candles.length > room) makeRoom(columns, Math.max(candles.length, 2 * room));
  else if (isBorrowed) makeRoom(columns, room);
  begin(columns, candles.length);
  const { open, high, low, close, volume } = columns;
  for (let i = 0; i < candles.length; i += 1) {
    const candle = candles[i];
    if (candle === undefined) continue;
    open[i] = candle.open;
    high[i] = candle.high;
    low[i] = candle.low;
    close[i] = candle.close;
    volume[i] = candle.volume;
  }
};

/** The bars of a symbol as columns that somebody keeps: each as long as the bars are many. */
export type Prices = Readonly<Pick<Columns, 'open' | 'high' | 'low' | 'close' | 'volume'>>;

/** Takes the bars of a symbol in where they are, without a copy. */
export const borrowColumns = (columns: Columns, { open, high, low, close, volume }: Prices): void => {
  const { room } = columns;
  if (close.length > room) makeRoom(columns, Math.max(close.length, 2 * room));
  begin(columns, close.length);
  Object.assign(columns, { open, high, low, close, volume, isBorrowed: true });
};

/** A column to be filled; what is in it before is of no meaning. */
export const lend = (columns: Columns): Float64Array => {
  const { lendable, lent, room } = columns;
  const column = lendable[lent] ?? new Float64Array(room);
  lendable[lent] = column;
  columns.lent = lent + 1;
  return column;
};

/** Computed once for a symbol, whoever asks. */
export const once = <T>(columns: Columns, name: string, make: () => T): T => {
  const { known } = columns;
  if (!known.has(name)) known.set(name, make());
  return known.get(name) as T;
};

/** Never asked beyond the column: after a single such question, anywhere, all columns are read slowly. */
export const at = (column: Float64Array, i: number): number => column[i] ?? Number.NaN;

/** Nothing is said before this bar. */
export const silence = ({ length }: Columns, column: Float64Array, to: number): void => {
  column.fill(Number.NaN, 0, Math.min(length, to));
};
