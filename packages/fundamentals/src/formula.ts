import type { DateItem, FlowItem, StatedItem, StockItem } from './items.ts';
import type { RatioId } from './ratio-ids.ts';

/** What no report tells: the market, the register of companies, and declared dividends do. */
export const GIVENS = [
  /** The last close, of one share of the report: bonus shares since made it a part of one. */
  'price',
  /** The last close as it was. */
  'close',
  'listed_shares',
  'face_value',
  'cash_percent',
  'bonus_percent',
  'today',
  /** What a share of a year before the quarter has become in it. */
  'year_factor',
] as const;
export type Given = (typeof GIVENS)[number];

type Binary = '+' | '-' | '×' | '÷';

/**
 * A ratio as a tree, from which its value, its printed formula and its explanation follow. Money is paisa throughout. Of a
 * flow there is a sum of twelve months, of a stock there is none: the types say which item each leaf takes.
 */
export type Formula =
  | { readonly op: 'year-to-date' | 'annualised' | 'trailing' | 'alone'; readonly item: FlowItem }
  | { readonly op: 'at-end' | 'average'; readonly item: StockItem }
  | { readonly op: 'stated'; readonly item: StatedItem }
  | { readonly op: 'date'; readonly item: DateItem }
  | { readonly op: 'given'; readonly name: Given }
  | { readonly op: 'constant'; readonly value: number }
  | { readonly op: 'ratio'; readonly id: RatioId }
  | { readonly op: Binary; readonly of: readonly [Formula, Formula] }
  /** Against the same quarter of the year before, as a fraction of it; `per` restates what it was. */
  | { readonly op: 'growth'; readonly of: Formula; readonly per?: Given }
  /** A year's growth over so many years: the root of what it is a multiple of. */
  | { readonly op: 'compound'; readonly of: Formula; readonly years: number }
  /** At the end of the fiscal year for which the last dividend was declared. */
  | { readonly op: 'dividend-year'; readonly of: Formula };

const flowLeaf =
  (op: 'year-to-date' | 'annualised' | 'trailing' | 'alone') =>
  (item: FlowItem): Formula => ({ op, item });
const stockLeaf =
  (op: 'at-end' | 'average') =>
  (item: StockItem): Formula => ({ op, item });
const binary =
  (op: Binary) =>
  (left: Formula, right: Formula): Formula => ({ op, of: [left, right] });

/** From the first day of the fiscal year to the end of the quarter. */
export const ytd = flowLeaf('year-to-date');
/** What the year would be if it went on as it began: × 4 over the quarter. */
export const annualised = flowLeaf('annualised');
/** The last four quarters. */
export const ttm = flowLeaf('trailing');
/** These three months. */
export const alone = flowLeaf('alone');
/** At the end of the quarter. */
export const atEnd = stockLeaf('at-end');
/** The mean of the opening of the fiscal year and the end of the quarter. */
export const average = stockLeaf('average');
export const stated = (item: StatedItem): Formula => ({ op: 'stated', item });
export const dateOf = (item: DateItem): Formula => ({ op: 'date', item });
export const given = (name: Given): Formula => ({ op: 'given', name });
export const constant = (value: number): Formula => ({ op: 'constant', value });
export const ratio = (id: RatioId): Formula => ({ op: 'ratio', id });
export const plus = binary('+');
export const minus = binary('-');
export const times = binary('×');
export const over = binary('÷');
export const growth = (of: Formula, per?: Given): Formula => ({
  op: 'growth',
  of,
  ...(per !== undefined && { per }),
});
export const compound = (of: Formula, years: number): Formula => ({ op: 'compound', of, years });
export const inDividendYear = (of: Formula): Formula => ({ op: 'dividend-year', of });
