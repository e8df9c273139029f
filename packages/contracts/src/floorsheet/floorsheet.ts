import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { BrokerId, Coverage, Quantity, Rupees, StockSymbol, SymbolFilter, TradingDate } from '../parts.ts';

const TradeRow = z.object({
  /** Sixteen digits: text, so that no digit is lost. */
  contract_id: z.string().regex(/^\d+$/),
  symbol: StockSymbol,
  /** Null while the exchange hides the member numbers. */
  buyer: BrokerId.nullable(),
  seller: BrokerId.nullable(),
  quantity: Quantity,
  rate: Rupees,
  amount: Rupees,
  /** UTC, to the microsecond; null on days whose source has no trade times. */
  traded_at: z.iso.datetime({ precision: 6 }).nullable(),
});

const FloorsheetReply = z.object({
  as_of: TradingDate,
  date: TradingDate,
  page: z.int().min(1),
  page_size: z.int(),
  /** Of all rows that match the filters, not of this page; null where the trades of the day are not known. */
  totals: z.object({
    trades: Quantity.nullable(),
    quantity: Quantity.nullable(),
    amount: Rupees.nullable(),
    symbols: Quantity.nullable(),
  }),
  /** Of the whole session, whatever the filters. */
  coverage: Coverage,
  rows: z.array(TradeRow),
});

export const FLOORSHEET_SORTS = [
  'contract_id',
  '-contract_id',
  'quantity',
  '-quantity',
  'rate',
  '-rate',
  'amount',
  '-amount',
  'symbol',
] as const;

const page = {
  /** Without a date, the latest session whose trades are known. */
  date: TradingDate.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(1_000).default(500),
  sort: z.enum(FLOORSHEET_SORTS).default('contract_id'),
  buyer: BrokerId.optional(),
  seller: BrokerId.optional(),
  broker: BrokerId.optional(),
  /** Only contracts of at least this many rupees. */
  amount_from: z.coerce.number().min(0).max(1e12).optional(),
  as_of: TradingDate.optional(),
};

export const floorsheetContracts = {
  floorsheet: get({
    path: '/data/floorsheet/',
    summary: 'Every trade of a day, a page at a time, filtered by symbol, buyer, seller',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.tradesPage,
    query: z.strictObject({ symbol: SymbolFilter.optional(), ...page }),
    reply: FloorsheetReply,
  }),
  floorsheetByDate: get({
    path: '/data/floorsheet/bydate/',
    summary: 'Every trade of a day over all stocks, a page at a time',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.tradesPage,
    query: z.strictObject(page),
    reply: FloorsheetReply,
  }),
};
