import { isRatioId, ratioNamed, ratiosOf } from '@chuli/fundamentals';
import { SECTORS } from '@chuli/market';
import { conditionsOf, valuesOf } from '../parts.ts';
import type { Rule, Universe, Value } from '../tree.ts';
import { NUMBER_OF_WORD } from '../indicator-lines.ts';
import { lineOf } from '../measures.ts';
import { parseFilterValue, wordOf } from '../parse.ts';
import { FILTER_COLUMNS, type FilterColumn, type NullReason, isOfBars } from './columns.ts';
import { type FilterTable, cellOf, columnIdOf, ownOf } from './judge-filter.ts';

/** Figures of all stocks as they are sent: a list a column, in the order of the symbols. */
export type SentColumns = {
  readonly symbols: readonly string[];
  readonly sector_ids: readonly (number | null)[];
  readonly instruments: readonly string[];
  /** Whether each traded in the session. */
  readonly traded: readonly boolean[];
  /** Whether the newest report of its company counts, is too old, or is not there. */
  readonly reports: readonly ('known' | 'stale' | 'none')[];
  readonly columns: Readonly<Record<string, readonly (number | null)[]>>;
  /** Why a figure of a row is not known, where whoever sent it knows. */
  readonly why?: (id: string, row: number) => NullReason | null;
};

export type StockTable = FilterTable & { readonly sent: SentColumns };

export const stockTable = (sent: SentColumns): StockTable => ({
  sent,
  length: sent.symbols.length,
  columns: new Map(
    Object.entries(sent.columns).map(([id, values]) => [
      id,
      Float64Array.from(values, (value) => value ?? Number.NaN),
    ]),
  ),
  sectors: sent.sector_ids.map((id) => id ?? 0),
  isShare: (row) => sent.instruments[row] === 'Equity',
});

const SECTOR_WORDS: ReadonlyMap<number, string> = new Map(SECTORS.map(({ id, name }) => [id, wordOf(name)]));

const isOneOf = (wanted: readonly string[], word: string): boolean =>
  wanted.length === 0 || wanted.includes(word);

/** The stocks that a filter is of. A turnover that is not known counts as nothing. */
export const rowsOf = (
  { instruments, sectors, symbols, turnoverFrom }: Universe,
  { sent, columns, length }: StockTable,
): number[] => {
  const turnover = columns.get('turnover');
  return Array.from({ length }, (_, row) => row).filter(
    (row) =>
      isOneOf(symbols, sent.symbols[row] ?? '') &&
      isOneOf(instruments, wordOf(sent.instruments[row] ?? '')) &&
      isOneOf(sectors, SECTOR_WORDS.get(sent.sector_ids[row] ?? 0) ?? '') &&
      (turnoverFrom === 0 || (turnover?.[row] ?? 0) >= turnoverFrom),
  );
};

/** The columns, and medians of them, that a value is made of. */
const leavesOf = (value: Value): Value[] => {
  if (columnIdOf(value) !== undefined) return [value];
  if (value.kind === 'sum') return [...leavesOf(value.left), ...leavesOf(value.right)];
  return value.kind === 'measure' ? [value] : [];
};

const BY_ID = new Map(FILTER_COLUMNS.map((column) => [column.id, column]));
/** What a ratio is a part of: without a profit, or a worth of its own, there is none. */
const DIVISORS: Readonly<Record<string, string>> = { pe: 'eps', pb: 'book_value' };

/** A ratio that companies of its kind do not have. */
const isOfOthers = (id: string, sectorId: number | null): boolean =>
  isRatioId(id) && !ratiosOf(sectorId).includes(ratioNamed(id));

type Reasoned = Pick<StockTable, 'sent' | 'columns'>;

const reasonOfReport = (id: string, row: number, { sent, columns }: Reasoned): NullReason => {
  if (isOfOthers(id, sent.sector_ids[row] ?? null)) return 'not-applicable';
  if (sent.reports[row] === 'stale' && BY_ID.get(id)?.reasons.includes('stale') === true) return 'stale';
  const divisor = columns.get(DIVISORS[id] ?? '')?.[row] ?? Number.NaN;
  return divisor <= 0 ? 'loss' : 'not-reported';
};

/** Why a figure of a stock is not known. */
export const reasonOf = (id: string, row: number, table: StockTable): NullReason => {
  const { sent } = table;
  const told = sent.why?.(id, row) ?? null;
  if (told !== null) return told;
  const column = BY_ID.get(id);
  if (column === undefined || !isOfBars(column)) return reasonOfReport(id, row, table);
  return sent.traded[row] === true ? 'young' : 'no-trade';
};

/** Why nothing can be said of a stock by a rule: the first figure of it that is not known. */
export const silentReasonIn = (rule: Rule, table: StockTable): ((row: number) => NullReason | null) => {
  const reading = { table, parsed: { placeOf: () => undefined } };
  const leaves = conditionsOf(rule)
    .flatMap((condition) => valuesOf(condition).flatMap(leavesOf))
    .map((value) => {
      const isSector = value.kind === 'measure' && value.isSector === true;
      const id = columnIdOf(isSector ? ownOf(value) : value) ?? '';
      return { cell: cellOf(value, reading), isSector, id, own: table.columns.get(id) };
    });
  return (row) => {
    const missing = leaves.find(({ cell }) => Number.isNaN(cell(row)));
    if (missing === undefined) return null;
    const isOwnKnown = !Number.isNaN(missing.own?.[row] ?? Number.NaN);
    return missing.isSector && (isOwnKnown || missing.id === '')
      ? 'few-in-sector'
      : reasonOf(missing.id, row, table);
  };
};

/** What a column of states may be, each word with its number; none for a column of numbers. */
export const statesOf = ({
  text,
  unit,
}: FilterColumn): { readonly word: string; readonly value: number }[] => {
  const value = parseFilterValue(text);
  if (unit !== 'state' || value.kind !== 'measure') return [];
  const { words } = lineOf(value);
  if (words.length > 0) return words.map((word) => ({ word, value: NUMBER_OF_WORD[word] ?? 0 }));
  return [
    { word: 'yes', value: 1 },
    { word: 'no', value: 0 },
  ];
};
