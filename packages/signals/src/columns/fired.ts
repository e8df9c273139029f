import type { PlannedCell } from '../planned.ts';
import { ANY_HOLDS, FAILS, HOLDS, type Truths } from './truths.ts';

/** What fired, cell by cell in the order of their numbers, with the bar that ends it or -1. */
export type Fired = {
  count: number;
  cells: Int32Array;
  bars: Int32Array;
  ends: Int32Array;
  /** Where the firings of a cell begin; those of the next one begin where they end. */
  readonly starts: Int32Array;
  /** Their places in the order of bars, and where those of each bar go. */
  order: Int32Array;
  nextOfBar: Int32Array;
};

export const nothingFired = (cells: number): Fired => ({
  count: 0,
  cells: new Int32Array(0),
  bars: new Int32Array(0),
  ends: new Int32Array(0),
  starts: new Int32Array(cells + 1),
  order: new Int32Array(0),
  nextOfBar: new Int32Array(0),
});

const grown = (column: Int32Array, room: number): Int32Array => {
  const larger = new Int32Array(room);
  larger.set(column);
  return larger;
};

/** Before a cell fires: it fires at most once a bar. */
export const makeRoomFor = (fired: Fired, bars: number): void => {
  if (fired.count + bars <= fired.cells.length) return;
  const room = 2 * (fired.count + bars);
  fired.cells = grown(fired.cells, room);
  fired.bars = grown(fired.bars, room);
  fired.ends = grown(fired.ends, room);
};

export const fire = (fired: Fired, cell: number, bar: number): void => {
  const place = fired.count;
  fired.cells[place] = cell;
  fired.bars[place] = bar;
  fired.ends[place] = -1;
  fired.count = place + 1;
};

type Span = { readonly from: number; readonly length: number };

/** Fires where it begins to hold: known on the bar before, and not holding; or on every bar on which it holds. */
export const fireWhereHolds = (
  fired: Fired,
  { number, every }: PlannedCell,
  { bytes, fours }: Truths,
  { from, length }: Span,
): void => {
  for (let four = from >> 2; four << 2 < length; four += 1) {
    if (((fours[four] ?? 0) & ANY_HOLDS) === 0) continue;
    const end = Math.min(length, (four << 2) + 4);
    for (let i = Math.max(from, four << 2); i < end; i += 1)
      if (bytes[i] === HOLDS && (every || (i > 0 && bytes[i - 1] === FAILS))) fire(fired, number, i);
  }
};

/** The places of a cell's firings. */
const placesOf = ({ starts }: Fired, cell: number): { first: number; end: number } => ({
  first: starts[cell] ?? 0,
  end: starts[cell + 1] ?? 0,
});

/** Each firing of a cell ends on the first later bar on which its exit holds. */
export const endWhereHolds = (fired: Fired, cell: number, { bytes }: Truths, length: number): void => {
  const { bars, ends } = fired;
  const { first, end } = placesOf(fired, cell);
  let next = 0;
  for (let place = first; place < end; place += 1) {
    next = Math.max(next, (bars[place] ?? 0) + 1);
    while (next < length && bytes[next] !== HOLDS) next += 1;
    ends[place] = next < length ? next : -1;
  }
};

/** Each ends at the next firing of the opposite cell. */
export const endAtOpposite = (fired: Fired, cell: number, opposite: number): void => {
  const { bars, ends } = fired;
  if (opposite < 0) return;
  const { first, end } = placesOf(fired, cell);
  const { first: from, end: last } = placesOf(fired, opposite);
  let next = from;
  for (let place = first; place < end; place += 1) {
    while (next < last && (bars[next] ?? 0) <= (bars[place] ?? 0)) next += 1;
    ends[place] = next < last ? (bars[next] ?? -1) : -1;
  }
};

export const endAfterBars = (fired: Fired, cell: number, hold: number, length: number): void => {
  const { bars, ends } = fired;
  const { first, end } = placesOf(fired, cell);
  for (let place = first; place < end; place += 1) {
    const last = (bars[place] ?? 0) + hold;
    ends[place] = last < length ? last : -1;
  }
};

/** Puts all firings in the order of bars, and of one bar by cell, as they are told bar by bar. */
export const putInOrder = (fired: Fired, length: number): Int32Array => {
  const { count, bars } = fired;
  if (fired.order.length < count) fired.order = new Int32Array(fired.bars.length);
  if (fired.nextOfBar.length <= length) fired.nextOfBar = new Int32Array(2 * length + 1);
  const { order, nextOfBar } = fired;
  nextOfBar.fill(0, 0, length + 1);
  for (let place = 0; place < count; place += 1) {
    const after = (bars[place] ?? 0) + 1;
    nextOfBar[after] = (nextOfBar[after] ?? 0) + 1;
  }
  for (let bar = 1; bar <= length; bar += 1)
    nextOfBar[bar] = (nextOfBar[bar] ?? 0) + (nextOfBar[bar - 1] ?? 0);
  for (let place = 0; place < count; place += 1) {
    const bar = bars[place] ?? 0;
    const to = nextOfBar[bar] ?? 0;
    order[to] = place;
    nextOfBar[bar] = to + 1;
  }
  return order;
};
