import type { Candle } from '@chuli/indicators';
import { BAR_READS } from './bar-reads.ts';
import type { Condition, Read, Truth } from './clause.ts';
import { type Name, nameOf } from './named-reads.ts';

/** What a use tells (a slot of the plan). */
type Told = { now: unknown; before: unknown };

type View = { readonly [use: string]: unknown };

const MOST = 1_024;
/** Values read by code come after those that are only taken. */
const BY_CODE = 512;

/** A field of what a use tells, read at every bar; without a field it is a number itself. */
type Reader = {
  readonly told: Told;
  readonly isNow: boolean;
  readonly field: string | null;
  readonly to: number;
};

/**
 * The numbers and comparisons of a plan at the bar stepped last. Numbers that have a name are taken once a bar for all
 * families; those read by code, only when they are asked for. Cells name conditions by number, and all numbers lie in
 * typed arrays: the whole market passes through here, and what is small and flat is quick.
 */
export type Board = {
  /** Counts the bars, of whichever symbol: what was read by code at an earlier turn is out of date. */
  turn: number;
  taken: number;
  /** NaN where it is silent. Constants are values that never change. */
  readonly values: Float64Array;
  readonly readers: Reader[];
  /** Of those read by code: what reads it, from where, and when that was last. */
  readonly reads: Read<unknown>[];
  readonly views: unknown[];
  readonly readAt: Float64Array;
  /** By condition: the values compared, and how (OPERATORS). */
  conditions: number;
  readonly is: Uint8Array;
  readonly lefts: Uint16Array;
  readonly rights: Uint16Array;
  /** The conditions themselves, for those who read them as columns. */
  readonly asked: { readonly condition: Condition<unknown>; readonly view: View }[];
  readonly byName: Map<unknown, number>;
};

const OPERATORS: readonly Condition<unknown>['is'][] = ['>', '<', '>=', '<='];
const BAR_VALUES = BAR_READS.size;

export const emptyBoard = (): Board => ({
  turn: 0,
  taken: BAR_VALUES,
  values: new Float64Array(MOST).fill(Number.NaN),
  readers: [],
  reads: [],
  views: [],
  readAt: new Float64Array(BY_CODE),
  conditions: 0,
  is: new Uint8Array(MOST),
  lefts: new Uint16Array(MOST),
  rights: new Uint16Array(MOST),
  asked: [],
  byName: new Map(Array.from(BAR_READS, (read, at) => [read, at])),
});

const checked = (board: Board): void => {
  if (board.taken > BY_CODE || board.reads.length > BY_CODE || board.conditions > MOST)
    throw new RangeError('a plan has more numbers than a board has room for');
};

const newTaken = (board: Board): number => {
  board.taken += 1;
  return board.taken - 1;
};

type OfUse = Extract<Name, { of: 'use' }>;

const numberOfNamed = (board: Board, { use, when, field }: OfUse, view: View): number => {
  const told = view[use] as Told;
  const isNow = when === 'now';
  const known = board.readers.find((one) => one.told === told && one.isNow === isNow && one.field === field);
  if (known !== undefined) return known.to;
  const to = newTaken(board);
  board.readers.push({ told, isNow, field, to });
  return to;
};

const numberOfRead = (board: Board, read: Read<unknown>, view: View): number => {
  const known = board.byName.get(read);
  if (known !== undefined) return known;
  const name = nameOf(read);
  if (name?.of === 'use' && name.where === null) return numberOfNamed(board, name, view);
  board.views.push(view);
  return BY_CODE + board.reads.push(read) - 1;
};

const numberOfConstant = (board: Board, constant: number): number => {
  const known = board.byName.get(constant);
  if (known !== undefined) return known;
  const number = newTaken(board);
  board.values[number] = constant;
  board.byName.set(constant, number);
  return number;
};

/** The number of a condition of a family that sees this view; the same one where it was already asked for. */
export const numberOfCondition = (board: Board, condition: Condition<unknown>, view: View): number => {
  const { left, is, right } = condition;
  const from = numberOfRead(board, left, view);
  const to = typeof right === 'number' ? numberOfConstant(board, right) : numberOfRead(board, right, view);
  const name = `${from} ${is} ${to}`;
  const known = board.byName.get(name);
  if (known !== undefined) return known;
  const number = board.conditions;
  board.byName.set(name, number);
  board.lefts[number] = from;
  board.rights[number] = to;
  board.is[number] = OPERATORS.indexOf(is);
  board.conditions += 1;
  board.asked.push({ condition, view });
  checked(board);
  return number;
};

const takeTold = ({ readers, values }: Board): void => {
  for (let at = 0; at < readers.length; at += 1) {
    const reader = readers[at];
    if (reader === undefined) continue;
    const told = reader.isNow ? reader.told.now : reader.told.before;
    if (told === null) values[reader.to] = Number.NaN;
    else if (reader.field === null) values[reader.to] = told as number;
    else values[reader.to] = (told as Readonly<Record<string, number | null>>)[reader.field] ?? Number.NaN;
  }
};

/** Takes a bar and all that is told of it by name. */
export const turnTo = (board: Board, bar: Candle, before: Candle | null): void => {
  const { values } = board;
  board.turn += 1;
  values[0] = bar.close;
  values[1] = bar.high;
  values[2] = bar.low;
  values[3] = before === null ? Number.NaN : before.close;
  values[4] = before === null ? Number.NaN : before.high;
  values[5] = before === null ? Number.NaN : before.low;
  takeTold(board);
};

const readByCode = (board: Board, at: number): number => {
  const place = at - BY_CODE;
  if (board.readAt[place] !== board.turn) {
    board.values[at] = board.reads[place]?.(board.views[place]) ?? Number.NaN;
    board.readAt[place] = board.turn;
  }
  return board.values[at] ?? Number.NaN;
};

const valueAt = (board: Board, at: number): number =>
  at < BY_CODE ? (board.values[at] ?? Number.NaN) : readByCode(board, at);

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

export const leftAt = (board: Board, condition: number): number | null =>
  orNull(valueAt(board, board.lefts[condition] ?? 0));

export const rightAt = (board: Board, condition: number): number | null =>
  orNull(valueAt(board, board.rights[condition] ?? 0));

const compare = (left: number, is: number | undefined, right: number): boolean => {
  if (is === 0) return left > right;
  if (is === 1) return left < right;
  return is === 2 ? left >= right : left <= right;
};

export const truthAt = (board: Board, condition: number): Truth => {
  const left = valueAt(board, board.lefts[condition] ?? 0);
  if (Number.isNaN(left)) return -1;
  const right = valueAt(board, board.rights[condition] ?? 0);
  if (Number.isNaN(right)) return -1;
  return compare(left, board.is[condition], right) ? 1 : 0;
};

/** Any that holds settles it; a silent one leaves it open. */
export const truthOfAny = (board: Board, alternatives: readonly number[]): Truth => {
  let result: Truth = 0;
  for (let at = 0; at < alternatives.length; at += 1) {
    const truth = truthAt(board, alternatives[at] ?? -1);
    if (truth === 1) return 1;
    if (truth === -1) result = -1;
  }
  return result;
};
