import { at } from '@chuli/indicators';
import type { Condition } from '../clause.ts';

/**
 * What a condition is at every bar, a byte each. Chosen so that `and` and `or` of bits are those of truths: one that
 * fails settles an `and`, one that holds an `or`, and a silent one leaves either open. Four bars go at once.
 */
export const FAILS = 0b00;
export const SILENT = 0b01;
export const HOLDS = 0b11;

/** Set in none of four bytes: none of the four bars holds. */
export const ANY_HOLDS = 0x02_02_02_02;

export type Truths = { readonly bytes: Uint8Array; readonly fours: Int32Array };

export const truthsFor = (room: number): Truths => {
  const bytes = new Uint8Array(Math.ceil(room / 4) * 4);
  return { bytes, fours: new Int32Array(bytes.buffer) };
};

/** A number at every bar: a column, and how many bars ago it is read. With places it speaks only at those bars. */
export type Line = {
  readonly column: Float64Array;
  readonly ago: number;
  readonly places?: readonly number[];
};

const isAmong = (places: readonly number[], bar: number): boolean => {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] ?? bar) < bar) from = middle + 1;
    else to = middle;
  }
  return places[from] === bar;
};

/** What a line says at one bar; null where it is silent. */
export const valueAt = ({ column, ago, places }: Line, bar: number): number | null => {
  if (places !== undefined && !isAmong(places, bar)) return null;
  const value = at(column, bar - ago);
  return Number.isNaN(value) ? null : value;
};

/** Two numbers at every bar, and how they are compared. */
export type Lines = { readonly left: Line; readonly is: Condition<unknown>['is']; readonly right: Line };

/** Turned so that the first has to be the greater one. */
const turned = ({ left, is, right }: Lines): { over: Line; under: Line; isStrict: boolean } => {
  const [over, under] = is === '>' || is === '>=' ? [left, right] : [right, left];
  return { over, under, isStrict: is === '>' || is === '<' };
};

/**
 * Without branches, which the processor would guess wrong: a number that is none is neither above the other nor below.
 * The upper bit says that it holds, the lower one that it does not fail.
 */
const strictly = (a: number, b: number): number => (Number(a > b) << 1) | Number(!(a <= b));
const loosely = (a: number, b: number): number => (Number(a >= b) << 1) | Number(!(a < b));

export const isSparse = ({ left, right }: Lines): boolean =>
  left.places !== undefined || right.places !== undefined;

/** The bars at which both speak, where those are not all. */
const placesOf = ({ left, right }: Lines): readonly number[] | undefined => {
  if (left.places === undefined || right.places === undefined) return left.places ?? right.places;
  const others = new Set(right.places);
  return left.places.filter((i) => others.has(i));
};

/** Where one of the lines speaks only at some bars, the comparison is silent at all others. */
const compareAtPlaces = (
  bytes: Uint8Array,
  lines: Lines,
  places: readonly number[],
  length: number,
): void => {
  const { over, under, isStrict } = turned(lines);
  bytes.fill(SILENT, 0, length);
  for (const i of places) {
    if (i < over.ago || i < under.ago || i >= length) continue;
    const [a, b] = [at(over.column, i - over.ago), at(under.column, i - under.ago)];
    bytes[i] = isStrict ? strictly(a, b) : loosely(a, b);
  }
};

export const compareInto = ({ bytes }: Truths, lines: Lines, length: number): void => {
  const places = placesOf(lines);
  if (places !== undefined) {
    compareAtPlaces(bytes, lines, places, length);
    return;
  }
  const { over, under, isStrict } = turned(lines);
  const [a, aAgo, b, bAgo] = [over.column, over.ago, under.column, under.ago];
  const from = Math.max(aAgo, bAgo);
  if (from > 0) bytes[0] = SILENT;
  if (isStrict) for (let i = from; i < length; i += 1) bytes[i] = strictly(at(a, i - aAgo), at(b, i - bAgo));
  else for (let i = from; i < length; i += 1) bytes[i] = loosely(at(a, i - aAgo), at(b, i - bAgo));
};

/** The same, and in the other bytes the comparison the other way round. */
export const compareBothInto = (
  { bytes }: Truths,
  { bytes: mirrored }: Truths,
  lines: Lines,
  length: number,
): void => {
  const { over, under, isStrict } = turned(lines);
  const [a, aAgo, b, bAgo] = [over.column, over.ago, under.column, under.ago];
  const from = Math.max(aAgo, bAgo);
  if (from > 0) bytes[0] = mirrored[0] = SILENT;
  for (let i = from; i < length; i += 1) {
    const x = at(a, i - aAgo);
    const y = at(b, i - bAgo);
    bytes[i] = isStrict ? strictly(x, y) : loosely(x, y);
    mirrored[i] = isStrict ? strictly(y, x) : loosely(y, x);
  }
};

/** Where it does not fail already, whether this holds too. */
export const andCompareInto = ({ bytes, fours }: Truths, lines: Lines, length: number): void => {
  const { over, under, isStrict } = turned(lines);
  const [a, aAgo, b, bAgo] = [over.column, over.ago, under.column, under.ago];
  const compare = isStrict ? strictly : loosely;
  const from = Math.max(aAgo, bAgo);
  if (from > 0) bytes[0] = (bytes[0] ?? 0) & SILENT;
  for (let four = 0; four << 2 < length; four += 1) {
    if (fours[four] === 0) continue;
    const end = Math.min(length, (four << 2) + 4);
    for (let i = Math.max(from, four << 2); i < end; i += 1)
      if (bytes[i] !== FAILS) bytes[i] = (bytes[i] ?? 0) & compare(at(a, i - aAgo), at(b, i - bAgo));
  }
};

export const copyInto = (to: Truths, from: Truths, length: number): void => {
  const end = Math.ceil(length / 4);
  for (let at = 0; at < end; at += 1) to.fours[at] = from.fours[at] ?? 0;
};

export const andInto = (to: Truths, other: Truths, length: number): void => {
  const end = Math.ceil(length / 4);
  for (let at = 0; at < end; at += 1) to.fours[at] = (to.fours[at] ?? 0) & (other.fours[at] ?? 0);
};

export const orInto = (to: Truths, other: Truths, length: number): void => {
  const end = Math.ceil(length / 4);
  for (let at = 0; at < end; at += 1) to.fours[at] = (to.fours[at] ?? 0) | (other.fours[at] ?? 0);
};
