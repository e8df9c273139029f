import { parseFilter, type ParsedFilter } from '../parse.ts';
import { HOLDS, SILENT } from '../judge.ts';
import type { NullReason } from './columns.ts';
import { judgeClauses } from './judge-filter.ts';
import { type StockTable, rowsOf, silentReasonIn } from './stock-table.ts';

/** What a rule finds among the stocks that it is of; rows are places in the table. */
export type Filtered = {
  readonly parsed: ParsedFilter | null;
  readonly universe: readonly number[];
  readonly matches: readonly number[];
  readonly judged: number;
  /** How many would match without each clause. */
  readonly clauses: readonly { readonly text: string; readonly without: number }[];
  readonly leftOut: ReadonlyMap<NullReason, number>;
};

/** Of all ordinary shares, where nothing is asked. */
const EVERY = 'close > 0';

const countedBy = <K>(keys: readonly K[]): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const leftOutOf = (
  { rule }: Pick<ParsedFilter, 'rule'>,
  rows: readonly number[],
  table: StockTable,
): Map<NullReason, number> => {
  const reasonOf = silentReasonIn(rule, table);
  return countedBy(rows.flatMap((row) => reasonOf(row) ?? []));
};

export type IsShown = (row: number) => boolean;

const ALL: IsShown = () => true;

/** Judges a rule over the columns, and says it of those rows that are shown. Throws a ScanFault that shows the place. */
export const filteredBy = (text: string, table: StockTable, isShown = ALL): Filtered => {
  const parsed = parseFilter(text.trim() === '' ? EVERY : text);
  const universe = rowsOf(parsed.universe, table).filter(isShown);
  const { truths, clauses } = judgeClauses(parsed.rule, table, parsed);
  const silent = universe.filter((row) => truths[row] === SILENT);
  return {
    parsed: text.trim() === '' ? null : parsed,
    universe,
    matches: universe.filter((row) => truths[row] === HOLDS),
    judged: universe.length - silent.length,
    clauses: clauses.map((clause) => ({ text: clause.text, without: clause.without(universe) })),
    leftOut: leftOutOf(parsed, silent, table),
  };
};
