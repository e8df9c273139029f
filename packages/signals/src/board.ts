import type { Candle } from '@chuli/indicators';
import type { Condition, Truth } from './clause.ts';
import type { PlannedRead, ReadTable } from './read-table.ts';

/**
 * The numbers and comparisons of a plan at the bar stepped last. A number is read when it is first asked for; NaN where
 * it is silent.
 */
export type Board = {
  readonly table: ReadTable;
  /** Counts the bars, of whichever symbol: what was read at an earlier turn is out of date. */
  turn: number;
  bar: Candle | null;
  before: Candle | null;
  readonly values: Float64Array;
  readonly readAt: Float64Array;
};

export const boardOf = (table: ReadTable): Board => ({
  table,
  turn: 0,
  bar: null,
  before: null,
  values: new Float64Array(table.reads.length),
  readAt: new Float64Array(table.reads.length),
});

export const turnTo = (board: Board, bar: Candle, before: Candle | null): void => {
  board.turn += 1;
  board.bar = bar;
  board.before = before;
};

type OfUse = Extract<PlannedRead, { of: 'use' }>;
type OfHit = Extract<PlannedRead, { of: 'hit' }>;
type Told = Readonly<Record<string, unknown>>;

const toldBy = ({ slot, when, field, where }: OfUse): number => {
  const told = when === 'now' ? slot.now : slot.before;
  if (typeof told === 'number') return told;
  if (told === null || field === null) return Number.NaN;
  if (where !== null && (told as Told)[where.field] !== where.is) return Number.NaN;
  const value = (told as Told)[field];
  return typeof value === 'number' ? value : Number.NaN;
};

const hitOf = ({ slot, id, side }: OfHit): number => {
  const hits = slot.now as readonly { readonly id: string; readonly value: number }[] | null;
  if (hits === null) return Number.NaN;
  for (const one of hits) if (one.id === id) return (side === 'buy' ? one.value > 0 : one.value < 0) ? 1 : 0;
  return 0;
};

const madeOf = (board: Board, { parts, make }: Extract<PlannedRead, { of: 'numbers' }>): number => {
  const [first = Number.NaN, second = first, third = first] = parts.map((part) => valueAt(board, part));
  return Number.isNaN(first) || Number.isNaN(second) || Number.isNaN(third)
    ? Number.NaN
    : make(first, second, third);
};

const readOf = (board: Board, read: PlannedRead): number => {
  if (read.of === 'constant') return read.value;
  if (read.of === 'bar') return (read.when === 'now' ? board.bar : board.before)?.[read.price] ?? Number.NaN;
  if (read.of === 'use') return toldBy(read);
  if (read.of === 'hit') return hitOf(read);
  if (read.of === 'votes')
    return read.side === 'buy' ? read.votes.buy - read.votes.sell : read.votes.sell - read.votes.buy;
  return madeOf(board, read);
};

const valueAt = (board: Board, number: number): number => {
  const read = board.table.reads[number];
  if (board.readAt[number] !== board.turn && read !== undefined) {
    board.values[number] = readOf(board, read);
    board.readAt[number] = board.turn;
  }
  return board.values[number] ?? Number.NaN;
};

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

export const leftAt = (board: Board, condition: number): number | null =>
  orNull(valueAt(board, board.table.conditions[condition]?.left ?? -1));

export const rightAt = (board: Board, condition: number): number | null =>
  orNull(valueAt(board, board.table.conditions[condition]?.right ?? -1));

const compare = (left: number, is: Condition<unknown>['is'], right: number): boolean => {
  if (is === '>') return left > right;
  if (is === '<') return left < right;
  return is === '>=' ? left >= right : left <= right;
};

/** What two numbers are to each other; silent where one of them is NaN. */
export const truthOf = (left: number, is: Condition<unknown>['is'], right: number): Truth => {
  if (Number.isNaN(left) || Number.isNaN(right)) return -1;
  return compare(left, is, right) ? 1 : 0;
};

export const truthAt = (board: Board, condition: number): Truth => {
  const asked = board.table.conditions[condition];
  if (asked === undefined) return -1;
  const left = valueAt(board, asked.left);
  return Number.isNaN(left) ? -1 : truthOf(left, asked.is, valueAt(board, asked.right));
};
