import { FLOAT_CAP_CLASSES } from '@chuli/market';
import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf, dated } from '../parts.ts';

const SymbolRow = z.object({
  symbol: StockSymbol,
  name: z.string(),
  kind: z.enum(['stock', 'index']),
  instrument: z.string().nullable(),
  sector_id: z.int().nullable(),
  status: z.string(),
  /** Around the last close; null of an index. */
  tick: Rupees.nullable(),
  board_lot: Quantity.nullable(),
  first_on: TradingDate,
  last_on: TradingDate,
  /** The last session whose trades have times: minute bars are made of them. */
  minutes_last_on: TradingDate.nullable(),
  /** The ticker that the company has now, where this one is a former one. */
  renamed_to: StockSymbol.nullable(),
});

const StockDetailsRow = z.object({
  symbol: StockSymbol,
  name: z.string(),
  security_name: z.string().nullable(),
  sector_id: z.int().nullable(),
  sector: z.string().nullable(),
  instrument: z.string().nullable(),
  status: z.string(),
  regulator: z.string().nullable(),
  isin: z.string().nullable(),
  share_group: z.string().nullable(),
  listed_on: TradingDate.nullable(),
  face_value: Rupees.nullable(),
  /** Of the newest list; of an earlier day they are not known. */
  listed_shares: Quantity.nullable(),
  promoter_shares: Quantity.nullable(),
  public_shares: Quantity.nullable(),
  /** Public of listed shares; null where the parts are more than the whole. */
  public_percent: Percent.nullable(),
  paid_up_capital: Rupees.nullable(),
  website: z.string().nullable(),
  allotted_on: TradingDate.nullable(),
  promoter_lock_in_ends_on: TradingDate.nullable(),
  fund_lock_in_ends_on: TradingDate.nullable(),
  close: Rupees.nullable(),
  market_cap: Rupees.nullable(),
  float_cap: Rupees.nullable(),
  category: z.enum(FLOAT_CAP_CLASSES).nullable(),
  eps: z.number().nullable(),
  book_value: z.number().nullable(),
  /** At the close, a share of the report counted as what it has become since. */
  price_earnings: z.number().nullable(),
  price_book: z.number().nullable(),
  fiscal_year: z.string().nullable(),
  quarter: z.int().min(1).max(4).nullable(),
});

export const directoryContracts = {
  symbols: get({
    path: '/data/symbol/',
    summary: 'Every security that ever traded and every index, for charts and searching',
    access: 'open',
    cache: CACHES.held,
    cost: 'heavy',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject(asOf),
    reply: dated(SymbolRow),
  }),
  stockDetails: get({
    path: '/data/stock-details/',
    summary: 'What the register says of a stock, a sector or all, with what it is worth',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject({
      sector: z.coerce.number().int().min(1).max(13).optional(),
      symbol: StockSymbol.optional(),
      ...asOf,
    }),
    reply: dated(StockDetailsRow),
  }),
};
