import { z } from 'zod';
import { get } from '../contract.ts';
import { FOLLOWED_HORIZONS, FollowedAfter } from '../followed-after.ts';
import { MOST_ROWS } from '../most-rows.ts';
import {
  BrokerId,
  NOT_LATER,
  Percent,
  Quantity,
  Rupees,
  StockSymbol,
  TradingDate,
  asOf,
  isNotLater,
} from '../parts.ts';
import { PlayerSet } from '../broker/player-set.ts';
import { paged, paging } from '../signal/pages.ts';
import { stock } from '../signal/parts.ts';
import {
  BulkRow,
  MOST_BULK_SESSIONS,
  Side,
  bulk,
  byBroker,
  dates,
  day,
  head,
  page,
  plus,
  sectored,
  size,
  sorted,
} from './bulk-parts.ts';

/** What large orders come to. Known is what orders show; what is estimated stands apart. */
const sums = {
  events: Quantity,
  amount: Rupees,
  turnover_percent: Percent.nullable(),
  bought: Rupees.nullable(),
  sold: Rupees.nullable(),
  estimated_bought: Rupees.nullable(),
  estimated_sold: Rupees.nullable(),
  /** (Bought − sold) ÷ (bought + sold) of what is known, in percent. */
  delta: Percent.nullable(),
  /** How much of the amount has a side that orders show. */
  known_percent: Percent.nullable(),
};

const StockSums = z.object({
  ...stock,
  ...sums,
  /** Sessions with a large order. */
  sessions: Quantity,
  largest: BrokerId.nullable(),
  largest_percent: Percent.nullable(),
  /** Over the sessions of the question, with bonus and right shares. */
  change: Percent.nullable(),
});

const SectorSums = z.object({
  /** Null: stocks of no sector. */
  sector_id: z.int().nullable(),
  ...sums,
  largest: StockSymbol.nullable(),
  largest_percent: Percent.nullable(),
});

const SessionSums = z.object({
  date: TradingDate,
  ...sums,
  /** Of the main index, in percent. */
  nepse_change: Percent.nullable(),
});

export const bulkContracts = {
  ofStockDay: get({
    ...bulk,
    path: '/data/bulk-txn/',
    summary: 'Large orders of one stock and session in the order of time, each with its contracts',
    mostRows: MOST_ROWS.page,
    query: z
      .strictObject({ symbol: StockSymbol, date: TradingDate, ...size, ...paging, ...asOf })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({
      ...page,
      parts: z.array(
        z.object({
          event_id: z.string(),
          contracts: z
            .array(
              z.object({
                contract_id: z.string(),
                buyer: BrokerId.nullable(),
                seller: BrokerId.nullable(),
                quantity: Quantity,
                rate: Rupees,
                amount: Rupees,
              }),
            )
            .max(1_000),
        }),
      ),
    }),
  }),
  ofStock: get({
    ...bulk,
    path: '/data/bulk-txn/all/',
    summary:
      'Large orders of one stock over its last known sessions, newest first, and their sums by session',
    mostRows: MOST_ROWS.page,
    query: z.strictObject({ symbol: StockSymbol, ...size, ...paging, ...asOf }),
    reply: z.object({ ...page, by_session: z.array(SessionSums).max(MOST_BULK_SESSIONS) }),
  }),
  afterOrders: get({
    ...bulk,
    path: '/data/bulk-txn/all/followed/',
    summary:
      'What one stock did after sessions in which large orders bought, or sold, more than the other way round',
    feature: 'flow-plus',
    cost: 'heavy',
    mostRows: MOST_ROWS.one,
    query: z.strictObject({ symbol: StockSymbol, ...size, ...asOf }),
    reply: z.object({
      as_of: TradingDate,
      symbol: StockSymbol,
      /** Known sessions that were looked at. */
      sessions: Quantity,
      /** A session counts once, on the side that outweighs as orders show it. */
      buys: z.array(FollowedAfter).max(FOLLOWED_HORIZONS.length),
      sells: z.array(FollowedAfter).max(FOLLOWED_HORIZONS.length),
    }),
  }),
  contracts: get({
    ...bulk,
    path: '/data/bulk-txn-individual/',
    summary: 'Large contracts of a session, each with the order that brought it',
    mostRows: MOST_ROWS.page,
    query: z
      .strictObject({
        symbol: StockSymbol.optional(),
        ...byBroker,
        ...day,
        amount_from: size.amount_from,
        volume_from: size.volume_from,
        float_from: size.float_from,
        ...sorted,
        ...paging,
        ...asOf,
      })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({
      ...page,
      rows: z.array(BulkRow.extend({ order_id: z.string().nullable() })),
    }),
  }),
  market: get({
    ...bulk,
    path: '/data/bulk-txn-market-diamond/',
    summary:
      'Large orders of a session against the price: the average of the day, the price before, its range',
    mostRows: MOST_ROWS.page,
    query: z
      .strictObject({
        symbol: StockSymbol.optional(),
        ...byBroker,
        ...day,
        ...sectored,
        ...size,
        ...sorted,
        ...paging,
        ...asOf,
      })
      .refine(isNotLater, NOT_LATER),
    reply: z.object(page),
  }),
  marketSides: get({
    ...plus,
    path: '/data/bulk-txn-market-diamond-plus/',
    summary: 'The same with who came in, and what that comes to by stock',
    mostRows: MOST_ROWS.page,
    query: z
      .strictObject({
        symbol: StockSymbol.optional(),
        ...day,
        ...sectored,
        side: Side.optional(),
        ...size,
        ...sorted,
        ...paging,
        ...asOf,
      })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({ ...page, stocks: z.array(StockSums).max(MOST_ROWS.page) }),
  }),
  history: get({
    ...plus,
    featureWhen: [{ parameter: 'players', values: ['1'], feature: 'bulk' }],
    path: '/data/bulk-txn-all/history/',
    summary: 'Large orders of any range of known sessions, by size, stock, broker and side',
    mostRows: MOST_ROWS.page,
    query: z
      .strictObject({
        /** Only orders that came in through the heaviest brokers; with `broker`, through that one. */
        players: z.literal('1').optional(),
        /** So many sessions up to `date`, or up to as-of; dates win over it. */
        days: z.coerce.number().int().min(1).max(MOST_BULK_SESSIONS).optional(),
        date: TradingDate.optional(),
        from_date: TradingDate.optional(),
        to_date: TradingDate.optional(),
        symbol: StockSymbol.optional(),
        ...byBroker,
        side: Side.optional(),
        ...sectored,
        ...size,
        ...sorted,
        ...paging,
        ...asOf,
      })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({
      ...page,
      /** Null where they were not asked for. */
      players: PlayerSet.nullable(),
      rows: z.array(
        BulkRow.extend({
          /** Which of them it came in through, and whether that one bought or sold; both where it met only itself. */
          player: BrokerId.nullable(),
          player_side: z.enum(['buy', 'sell', 'both']).nullable(),
        }),
      ),
    }),
  }),
  sectorSums: get({
    ...plus,
    path: '/data/bulk-txn-all/sector/sum/',
    summary: 'What large orders come to by sector',
    mostRows: MOST_ROWS.members,
    query: z
      .strictObject({ all: z.stringbool().default(false), ...dates, ...size, ...asOf })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({ ...head, rows: z.array(SectorSums) }),
  }),
  stockSums: get({
    ...plus,
    path: '/data/bulk-txn-all/sums/',
    summary: 'What large orders come to by stock, of a sector or of all',
    mostRows: MOST_ROWS.page,
    query: z
      .strictObject({ ...sectored, ...dates, ...size, ...paging, ...asOf })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({ ...head, ...paged, rows: z.array(StockSums) }),
  }),
  sessions: get({
    ...bulk,
    path: '/data/bulk-txn-history/',
    summary: 'What the large orders of the market came to, session by session',
    mostRows: MOST_ROWS.members,
    query: z
      .strictObject({ symbol: StockSymbol.optional(), ...day, ...sectored, ...size, ...asOf })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({ ...head, rows: z.array(SessionSums) }),
  }),
  stocksOverDays: get({
    ...bulk,
    path: '/data/bulk-txn-market-days/',
    summary: 'What large orders came to by stock over the last sessions',
    mostRows: MOST_ROWS.page,
    query: z.strictObject({
      days: z.coerce.number().int().min(1).max(MOST_BULK_SESSIONS).default(5),
      symbol: StockSymbol.optional(),
      ...sectored,
      ...size,
      ...paging,
      ...asOf,
    }),
    reply: z.object({ ...head, ...paged, rows: z.array(StockSums) }),
  }),
};
