import type { Plan, Side } from '@chuli/signals';
import type { FlatBars } from './signals-flat-parts.ts';
import type { Shapes } from './signals-flat-shapes.ts';

/** What fired: the cell's number in its plan, the bar, and the bar that ends it or -1. */
export type Firings = {
  count: number;
  readonly cells: Int16Array;
  readonly bars: Int32Array;
  readonly ends: Int32Array;
};

export const firingsFor = (room: number): Firings => ({
  count: 0,
  cells: new Int16Array(room),
  bars: new Int32Array(room),
  ends: new Int32Array(room),
});

/** What the loops of one family need: columns of a use by its parameters, settings, cells, and where firings go. */
export type FlatPlan = {
  readonly bars: FlatBars;
  readonly shapes: Shapes;
  /** 1 where an engulfing or a pin bar turns upwards, downwards. */
  readonly turns: { readonly buy: Uint8Array; readonly sell: Uint8Array };
  readonly votes: { readonly buy: Uint8Array; readonly sell: Uint8Array };
  readonly firings: Firings;
  /** The first bar on which anything may fire. */
  readonly from: number;
  readonly column: (
    indicator: string,
    name: string,
    chosen?: Readonly<Record<string, number>>,
  ) => Float64Array;
};

/** One loop, or some, over the bars at hand. */
export type FlatLoop = () => void;
export type Sign = 1 | -1;
export const sideOf = (sign: Sign): Side => (sign === 1 ? 'buy' : 'sell');

export const cellOf = ({ cells }: Plan, family: string, kind: string, sign: Sign): number =>
  cells.find((cell) => cell.family === family && cell.kind === kind && cell.side === sideOf(sign))?.number ??
  -1;

export const cellsOf = (plan: Plan, family: string, kind: string): { buy: number; sell: number } => ({
  buy: cellOf(plan, family, kind, 1),
  sell: cellOf(plan, family, kind, -1),
});

export const fire = (firings: Firings, cell: number, bar: number): void => {
  const place = firings.count;
  firings.cells[place] = cell;
  firings.bars[place] = bar;
  firings.ends[place] = -1;
  firings.count = place + 1;
};

/** Ends all from `open` on at this bar; returns where those still open begin. */
export const endAll = (firings: Firings, open: number, bar: number): number => {
  for (let place = open; place < firings.count; place += 1) firings.ends[place] = bar;
  return firings.count;
};

export const endAfter = (firings: Firings, open: number, bars: number, length: number): void => {
  for (let place = open; place < firings.count; place += 1) {
    const last = (firings.bars[place] ?? 0) + bars;
    firings.ends[place] = last < length ? last : -1;
  }
};

/** Each firing from `open` to `between` ends at the next one from `between` on, and the other way round. */
export const endByOpposite = (firings: Firings, open: number, between: number): void => {
  const { bars, ends, count } = firings;
  const pair = (from: number, to: number, other: number, otherTo: number): void => {
    let next = other;
    for (let place = from; place < to; place += 1) {
      while (next < otherTo && (bars[next] ?? 0) <= (bars[place] ?? 0)) next += 1;
      ends[place] = next < otherTo ? (bars[next] ?? -1) : -1;
    }
  };
  pair(open, between, between, count);
  pair(between, count, open, between);
};
