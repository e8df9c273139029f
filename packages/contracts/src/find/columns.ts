import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { StockSymbol, TradingDate, asOf } from '../parts.ts';
import { SCAN_UNITS } from './parts.ts';

export const COLUMN_GROUPS = [
  'price',
  'trade',
  'technical',
  'state',
  'size',
  'worth',
  'profit',
  'growth',
  'debt',
  'lender',
  'insurer',
  'hydro',
  'company',
  'fund',
] as const;
export const NULL_REASONS = [
  'no-trade',
  'young',
  'not-reported',
  'stale',
  'loss',
  'few-in-sector',
  'not-applicable',
] as const;

/** One entry a stock, in the order of the symbols. */
const each = <V extends z.ZodType>(value: V) => z.array(value).max(MOST_ROWS.securities);

/** Changes with the columns that there are: whoever keeps the catalogue asks for it again. */
const catalogueId = { catalogue_id: z.string() };

export const columnContracts = {
  columns: get({
    path: '/data/columns/',
    summary: 'Figures of all stocks in columns, for rules that are judged where they are read',
    access: 'open',
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: MOST_ROWS.one,
    query: z.strictObject(asOf),
    reply: z.object({
      as_of: TradingDate,
      ...catalogueId,
      symbols: each(StockSymbol),
      sector_ids: each(z.int().nullable()),
      instruments: each(z.string()),
      /** Whether it traded in the session. Figures of bars are unknown where it did not. */
      traded: each(z.boolean()),
      /** A report of more than two quarters before the newest of the market is too old to be counted. */
      reports: each(z.enum(['known', 'stale', 'none'])),
      /** The quarter of the report. */
      quarters: each(z.string().nullable()),
      /** By the ids of the catalogue; a state is 1, 0, -1 or 2 as the catalogue says. Empty where nothing is known of any. */
      columns: z.record(z.string(), each(z.number().nullable())),
    }),
  }),
  columnCatalogue: get({
    path: '/data/column-catalogue/',
    summary: 'The columns of all stocks: what each is, how a rule calls it, and why it may be unknown',
    access: 'open',
    cache: CACHES.held,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    query: z.strictObject({}),
    reply: z.object({
      ...catalogueId,
      rows: z.array(
        z.object({
          id: z.string(),
          words_en: z.string(),
          words_ne: z.string(),
          group: z.enum(COLUMN_GROUPS),
          unit: z.enum(SCAN_UNITS),
          /** As a rule says it. */
          formula: z.string(),
          /** Words of a state, each with the number it has in the column. */
          states: z.array(z.object({ word: z.string(), value: z.number() })),
          null_reasons: z.array(z.enum(NULL_REASONS)),
        }),
      ),
    }),
  }),
};
