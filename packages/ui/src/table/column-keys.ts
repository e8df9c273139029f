import type { FormatName, FormatValues } from '../formats/formats.tsx';
import { type Column, type ColumnValue, columnValue, wordsOf } from './column.ts';
import { radixOrder } from './radix-order.ts';

/** The values of one column side by side, as the processor likes to read them. */
export type ColumnKeys =
  | { kind: 'number'; /** NaN where unknown. */ keys: Float64Array }
  | {
      kind: 'text';
      /** The place of each row's text among the different ones; `UNKNOWN` where there is none. */
      ranks: Uint32Array;
      /** The different texts in alphabetical order. */
      texts: readonly string[];
      /** The same in small letters, for searching. */
      folded: readonly string[];
    };

export const UNKNOWN = 0xffff_ffff;

/** Broker 4 comes before 45, and D01 after the numbers; capitals do not matter. */
const naturalKey = (text: string): string =>
  text.toLowerCase().replaceAll(/\d+/g, (digits) => digits.padStart(20, '0'));

const numbersOf = (texts: readonly string[]): Float64Array | null => {
  const numbers = Float64Array.from(texts, (text) => (/^\d{1,16}$/.test(text) ? Number(text) : Number.NaN));
  return numbers.every((number) => Number.isSafeInteger(number)) ? numbers : null;
};

/** Places of the texts in alphabetical order; contract numbers are sorted as the numbers they are. */
const alphabetical = (texts: readonly string[]): Uint32Array => {
  const places = new Uint32Array(texts.length).map((_, place) => place);
  const numbers = numbersOf(texts);
  if (numbers !== null) return radixOrder(places, numbers, false);
  const keys = texts.map(naturalKey);
  return places.sort((a, b) => {
    const [left, right] = [keys[a] ?? '', keys[b] ?? ''];
    if (left === right) return 0;
    return left < right ? -1 : 1;
  });
};

const textKeys = <Row>(rows: readonly Row[], column: Column<Row>): ColumnKeys => {
  const codes = new Uint32Array(rows.length).fill(UNKNOWN);
  const codeOf = new Map<string, number>();
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    const value = row === undefined ? null : wordsOf(columnValue(column, row) ?? null);
    if (value === null) continue;
    const known = codeOf.get(value);
    codes[index] = known ?? codeOf.size;
    if (known === undefined) codeOf.set(value, codeOf.size);
  }
  const coded = [...codeOf.keys()];
  const order = alphabetical(coded);
  const rankOf = new Uint32Array(order.length);
  for (let rank = 0; rank < order.length; rank += 1) rankOf[order[rank] ?? 0] = rank;
  const texts = Array.from(order, (code) => coded[code] ?? '');
  return {
    kind: 'text',
    ranks: codes.map((code) => rankOf[code] ?? UNKNOWN),
    texts,
    folded: texts.map((text) => text.toLowerCase()),
  };
};

/** A course by how far it went, as a part of where it began. */
const gained = (values: readonly number[]): number => {
  const first = values[0] ?? 0;
  return first > 0 ? (values.at(-1) ?? 0) / first : Number.NaN;
};

/** Zero at the floor, one at the ceiling. */
const heightInBand = (values: readonly number[]): number => {
  const [floor = 0, ceiling = 0] = values;
  return ceiling > floor ? ((values[5] ?? Number.NaN) - floor) / (ceiling - floor) : Number.NaN;
};

const BY_FIRST: ReadonlySet<string> = new Set(['fraction', 'interval']);

/** How far a value stands in its column: a fraction by its part, an interval by its mean, a row of bars by its sum. */
const weight = <Row>(column: Column<Row>, value: ColumnValue): number => {
  if (typeof value === 'number') return value;
  if (value === null || value === undefined || typeof value === 'string') return Number.NaN;
  const numbers = value.filter((item) => typeof item === 'number');
  if (column.format === 'sparkline' || column.format === 'inkline') return gained(numbers);
  if (column.format === 'band') return heightInBand(numbers);
  return BY_FIRST.has(column.format)
    ? (numbers[0] ?? Number.NaN)
    : numbers.reduce((sum, item) => sum + item, 0);
};

const numberKeys = <Row>(rows: readonly Row[], column: Column<Row>): ColumnKeys => {
  const keys = new Float64Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    // Adding 0 turns minus zero into zero, which the sort would otherwise tell apart.
    keys[index] = row === undefined ? Number.NaN : weight(column, columnValue(column, row)) + 0;
  }
  return { kind: 'number', keys };
};

type TextFormat = {
  [N in FormatName]: FormatValues[N] extends string | readonly [string, ...unknown[]] ? N : never;
}[FormatName];

/** A format of words that is not named here does not compile: its column would not sort. */
const TEXT_FORMATS: Readonly<Record<TextFormat, true>> = {
  broker: true,
  symbol: true,
  notedSymbol: true,
  date: true,
  session: true,
  time: true,
  text: true,
  sector: true,
  code: true,
  figure: true,
  link: true,
  reading: true,
};

const built = new WeakMap<object, WeakMap<object, ColumnKeys>>();

/** Built once for these rows and this column, then kept as long as both are. */
export const columnKeys = <Row>(rows: readonly Row[], column: Column<Row>): ColumnKeys => {
  const ofRows = built.get(rows) ?? new WeakMap<object, ColumnKeys>();
  built.set(rows, ofRows);
  const kept = ofRows.get(column);
  if (kept !== undefined) return kept;
  const keys = Object.hasOwn(TEXT_FORMATS, column.format) ? textKeys(rows, column) : numberKeys(rows, column);
  ofRows.set(column, keys);
  return keys;
};
