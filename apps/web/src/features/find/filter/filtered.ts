import { HOLDS, type ParsedFilter, SILENT, ScanFault, parseFilter, parseScan, printScan } from '@chuli/scan';
import {
  type NullReason,
  type StockTable,
  clausesOf,
  judgeFilter,
  rowsOf,
  silentReason,
} from '@chuli/scan/filter';

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
): Map<NullReason, number> => countedBy(rows.flatMap((row) => silentReason(rule, row, table) ?? []));

/** Judges a rule over the columns. Throws a ScanFault that shows the place. */
export const filteredBy = (text: string, table: StockTable): Filtered => {
  const parsed = parseFilter(text.trim() === '' ? EVERY : text);
  const universe = rowsOf(parsed.universe, table);
  const truths = judgeFilter(parsed.rule, table, parsed);
  const silent = universe.filter((row) => truths[row] === SILENT);
  const clauses = clausesOf(parsed.rule).flatMap(({ text: clause, rest }) => {
    if (rest === null) return [];
    const without = judgeFilter(rest, table);
    return [{ text: clause, without: universe.filter((row) => without[row] === HOLDS).length }];
  });
  return {
    parsed: text.trim() === '' ? null : parsed,
    universe,
    matches: universe.filter((row) => truths[row] === HOLDS),
    judged: universe.length - silent.length,
    clauses,
    leftOut: leftOutOf(parsed, silent, table),
  };
};

export type Judged = { readonly found: Filtered } | { readonly fault: ScanFault };

export const judgedText = (text: string, table: StockTable): Judged => {
  try {
    return { found: filteredBy(text, table) };
  } catch (error) {
    if (error instanceof ScanFault) return { fault: error };
    throw error;
  }
};

const readable = (text: string): string | null => {
  try {
    parseScan(text);
    return text;
  } catch {
    return null;
  }
};

/** A rule as a scan of all shares, whenever it began to hold; null where a scan cannot say it. */
export const scanTextOf = (rule: string): string | null =>
  readable(`${rule} for equity and turnover >= 0 as hybrid`);

/** A filter as a scan of the same stocks; null where a scan cannot say it. */
export const scanOf = ({ rule, universe }: Pick<ParsedFilter, 'rule' | 'universe'>): string | null =>
  readable(printScan({ rule, universe, match: 'hybrid' }));
