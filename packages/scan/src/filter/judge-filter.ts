import { byKind } from '../by-kind.ts';
import { OPERATE } from '../compile.ts';
import { ScanFault, sentence } from '../fault.ts';
import { NUMBER_OF_WORD } from '../indicator-lines.ts';
import { FAILS, HOLDS, SILENT } from '../judge.ts';
import type { ParsedFilter } from '../parse.ts';
import { printRule, printValue } from '../print.ts';
import { type Comparison, type Measure, type Rule, SCALES, type Value } from '../tree.ts';
import { FILTER_COLUMNS, SAME_AS } from './columns.ts';

/** Figures of every stock, a column a figure; what is not known is NaN. */
export type FilterTable = {
  readonly length: number;
  /** By the id of the column. */
  readonly columns: ReadonlyMap<string, ArrayLike<number>>;
  /** The sector of each stock; 0 where it has none. Medians are of ordinary shares alone. */
  readonly sectors: ArrayLike<number>;
  readonly isShare: (row: number) => boolean;
};

type Cell = (row: number) => number;
type Truth = (row: number) => number;

/** A median of fewer says nothing about a sector. */
export const SECTOR_LEAST = 5;

const IDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SAME_AS),
  ...FILTER_COLUMNS.map(({ text, id }): [string, string] => [text, id]),
]);

/** The column that a value of a rule is; undefined where it is none by itself. */
export const columnIdOf = (value: Value): string | undefined => IDS.get(printValue(value));

const medianOf = (values: readonly number[]): number => {
  if (values.length < SECTOR_LEAST) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)] ?? 0, sorted[Math.ceil(middle)] ?? 0];
  return (low + high) / 2;
};

type Medians = ReadonlyMap<number, number>;

const mediansIn = (table: FilterTable, column: ArrayLike<number>): Medians => {
  const known = new Map<number, number[]>();
  for (let row = 0; row < table.length; row += 1) {
    const [sector, value] = [table.sectors[row] ?? 0, column[row] ?? Number.NaN];
    if (sector === 0 || Number.isNaN(value) || !table.isShare(row)) continue;
    const own = known.get(sector) ?? [];
    own.push(value);
    known.set(sector, own);
  }
  return new Map([...known].map(([sector, values]) => [sector, medianOf(values)]));
};

/** A rule is judged once for each of its clauses, with the same medians. */
const kept = new WeakMap<FilterTable, Map<ArrayLike<number>, Medians>>();

/** Of each sector the median of a column over its shares of which it is known. */
export const sectorMedians = (table: FilterTable, column: ArrayLike<number>): Medians => {
  const ofTable = kept.get(table) ?? new Map<ArrayLike<number>, Medians>();
  kept.set(table, ofTable);
  const medians = ofTable.get(column) ?? mediansIn(table, column);
  ofTable.set(column, medians);
  return medians;
};

type Reading = { readonly table: FilterTable; readonly parsed: Pick<ParsedFilter, 'placeOf'> };

const noColumn = ({ parsed }: Reading, node: object, text: string): ScanFault =>
  new ScanFault(
    'not-understood',
    sentence('{text} is no column of the filter. The scan builder can judge it.', { text }),
    parsed.placeOf(node) ?? { from: 0, to: 0 },
  );

const columnCell = (reading: Reading, value: Value): Cell | null => {
  const column = reading.table.columns.get(columnIdOf(value) ?? '');
  return column === undefined ? null : (row) => column[row] ?? Number.NaN;
};

/** The measure of the stock itself, whose sector is asked for. */
export const ownOf = ({ isSector: _isSector, ...own }: Measure): Measure => own;

const sectorCell = (reading: Reading, measure: Measure): Cell => {
  const own = ownOf(measure);
  const column = reading.table.columns.get(columnIdOf(own) ?? '');
  if (column === undefined) throw noColumn(reading, measure, printValue(own));
  const medians = sectorMedians(reading.table, column);
  return (row) => medians.get(reading.table.sectors[row] ?? 0) ?? Number.NaN;
};

const cellByKind: (value: Value, reading: Reading) => Cell = byKind<Value, [reading: Reading], Cell>({
  number: ({ value, scale }) => {
    const number = scale === null ? value : value * SCALES[scale];
    return () => number;
  },
  measure: (measure, reading) => {
    if (measure.isSector === true) return sectorCell(reading, measure);
    throw noColumn(reading, measure, printValue(measure));
  },
  sum: ({ operation, left, right }, reading) => {
    const [a, b] = [cellOf(left, reading), cellOf(right, reading)];
    const calculate = OPERATE[operation];
    return (row) => calculate(a(row), b(row));
  },
  window: (window, reading) => {
    throw noColumn(reading, window, printValue(window));
  },
});

/** What a value of a rule is of each stock. Throws a ScanFault where no column tells it. */
export const cellOf = (value: Value, reading: Reading): Cell =>
  columnCell(reading, value) ?? cellByKind(value, reading);

const truthOf = (isKnown: boolean, holds: boolean): number => {
  if (!isKnown) return SILENT;
  return holds ? HOLDS : FAILS;
};

const judged =
  (cells: readonly Cell[], holds: (values: readonly number[]) => boolean): Truth =>
  (row) => {
    const values = cells.map((cell) => cell(row));
    return truthOf(!values.some(Number.isNaN), holds(values));
  };

const alone = (reading: Reading, rule: Rule): never => {
  throw new ScanFault(
    'not-understood',
    sentence('The filter looks at one moment. The scan builder looks back.'),
    reading.parsed.placeOf(rule) ?? { from: 0, to: 0 },
  );
};

const COMPARED: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
};

const NOT: Readonly<Record<number, number>> = { [HOLDS]: FAILS, [FAILS]: HOLDS };

const truthByKind: (rule: Rule, reading: Reading) => Truth = byKind<Rule, [reading: Reading], Truth>({
  compare: ({ left, right, comparison }, reading) =>
    judged([cellOf(left, reading), cellOf(right, reading)], ([a = 0, b = 0]) => COMPARED[comparison](a, b)),
  between: ({ value, from, to }, reading) =>
    judged(
      [value, from, to].map((one) => cellOf(one, reading)),
      ([a = 0, low = 0, high = 0]) => a >= low && a <= high,
    ),
  within: ({ value, of, percent }, reading) =>
    judged(
      [cellOf(value, reading), cellOf(of, reading)],
      ([a = 0, b = 0]) => Math.abs(a - b) <= (percent / 100) * Math.abs(b),
    ),
  state: ({ measure, words }, reading) => {
    const numbers = new Set(words.map((word) => NUMBER_OF_WORD[word]));
    return judged([cellOf(measure, reading)], ([value]) => numbers.has(value));
  },
  all: ({ rules }, reading) => {
    const parts = rules.map((rule) => truthByKind(rule, reading));
    return (row) => parts.reduce((all, part) => all & part(row), HOLDS);
  },
  any: ({ rules }, reading) => {
    const parts = rules.map((rule) => truthByKind(rule, reading));
    return (row) => parts.reduce((any, part) => any | part(row), FAILS);
  },
  not: ({ rule }, reading) => {
    const truth = truthByKind(rule, reading);
    return (row) => NOT[truth(row)] ?? SILENT;
  },
  cross: (rule, reading) => alone(reading, rule),
  course: (rule, reading) => alone(reading, rule),
  lasting: (rule, reading) => alone(reading, rule),
  lately: (rule, reading) => alone(reading, rule),
  count: (rule, reading) => alone(reading, rule),
});

/** What a rule of the filter says of each stock: it holds, fails or is silent. Throws a ScanFault. */
export const judgeFilter = (
  rule: Rule,
  table: FilterTable,
  parsed: Pick<ParsedFilter, 'placeOf'> = { placeOf: () => undefined },
): Uint8Array => {
  const truth = truthByKind(rule, { table, parsed });
  return Uint8Array.from({ length: table.length }, (_, row) => truth(row));
};

/** The parts that all have to hold; the rule itself where it is one condition. */
const partsOf = (rule: Rule): readonly Rule[] => (rule.kind === 'all' ? rule.rules : [rule]);

export type Clause = {
  readonly text: string;
  /** In how many of the rows all the other clauses hold. */
  readonly without: (rows: readonly number[]) => number;
};

/** As `judgeFilter`, each clause judged once, with what each of several keeps out. */
export const judgeClauses = (
  rule: Rule,
  table: FilterTable,
  parsed: Pick<ParsedFilter, 'placeOf'>,
): { readonly truths: Uint8Array; readonly clauses: readonly Clause[] } => {
  const parts = partsOf(rule);
  const judgements = parts.map((part) => judgeFilter(part, table, parsed));
  const truths = Uint8Array.from({ length: table.length }, (_, row) =>
    judgements.reduce((all, judgement) => all & (judgement[row] ?? FAILS), HOLDS),
  );
  const failing = (row: number): number => judgements.filter((judgement) => judgement[row] !== HOLDS).length;
  const clauses = judgements.map((judgement, at) => ({
    text: printRule(parts[at] ?? rule),
    without: (rows: readonly number[]) =>
      rows.filter((row) => failing(row) === (judgement[row] === HOLDS ? 0 : 1)).length,
  }));
  return { truths, clauses: parts.length === 1 ? [] : clauses };
};
