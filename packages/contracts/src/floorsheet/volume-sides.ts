import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import {
  AdjustedFor,
  BrokerId,
  Coverage,
  NOT_LATER,
  Percent,
  Quantity,
  Rupees,
  StockSymbol,
  TradingDate,
  asOf,
  isNotLater,
} from '../parts.ts';
import { stock } from '../signal/parts.ts';

/** Sessions of a ladder of prices, and its longest. */
export const MOST_SIDES_SESSIONS = 20;
export const MOST_PRICE_STEPS = 60;

/** Shares by who came in: shown by orders, estimated of single contracts, matched in the auction, or unknown. */
const sides = {
  volume: Quantity,
  bought: Quantity,
  sold: Quantity,
  estimated_bought: Quantity,
  estimated_sold: Quantity,
  auction: Quantity,
  unknown: Quantity,
  /** (Bought − sold) ÷ (bought + sold) of what orders show, in percent; and with what is estimated. */
  delta: Percent.nullable(),
  delta_estimated: Percent.nullable(),
  /** How much of the volume orders show a side of. */
  known_percent: Percent.nullable(),
};

const Method = z.enum(['time', 'sequence']);

/** Null where no bar of the session is known; the open also where no source printed it. */
const candle = {
  open: Rupees.nullable(),
  high: Rupees.nullable(),
  low: Rupees.nullable(),
  close: Rupees.nullable(),
};

const top = { top_buyer: BrokerId.nullable(), top_seller: BrokerId.nullable() };

export const volumeSidesContracts = {
  day: get({
    path: '/data/buy-sell-volume/',
    summary: 'Volume of every stock in a session by who came in, buyer or seller',
    access: 'open',
    feature: 'broker-analytics-pro',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.securities,
    query: z
      .strictObject({
        date: TradingDate.optional(),
        symbol: StockSymbol.optional(),
        sector_id: z.coerce.number().int().min(0).max(10_000).optional(),
        ...asOf,
      })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({
      as_of: TradingDate,
      date: TradingDate,
      /** Where the trades of the day are not known: the newest session before whose are. */
      nearest: TradingDate.nullable(),
      coverage: Coverage,
      rows: z.array(
        z.object({
          ...stock,
          close: Rupees.nullable(),
          change: Percent.nullable(),
          ...sides,
          method: Method,
        }),
      ),
    }),
  }),
  levels: get({
    path: '/data/buy-sell-volume/levels/',
    summary: 'Volume of one stock by price and by session, by who came in',
    access: 'open',
    feature: 'flow-plus',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    query: z.strictObject({
      /** Without one, the stock of which most was traded in the newest known session of the range. */
      symbol: StockSymbol.optional(),
      from_date: TradingDate.optional(),
      to_date: TradingDate.optional(),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      symbol: StockSymbol,
      from_date: TradingDate,
      to_date: TradingDate,
      nearest: TradingDate.nullable(),
      /** The newest session up to the as-of day whose trades have times; null where none has. */
      times_to: TradingDate.nullable(),
      coverage: Coverage,
      /** Prices and shares are those of the last session. */
      adjusted_for: AdjustedFor,
      /** How wide a step of the ladder is, and the smallest step of its prices; null where nothing was traded. */
      step: Rupees.nullable(),
      tick: Rupees.nullable(),
      vwap: Rupees.nullable(),
      sessions: z
        .array(
          z.object({
            date: TradingDate,
            method: Method,
            ...candle,
            vwap: Rupees.nullable(),
            ...sides,
            ...top,
          }),
        )
        .max(MOST_SIDES_SESSIONS),
      /** From the highest price down; a price stands for all from it up to the next step. */
      rows: z.array(z.object({ price: Rupees, ...sides, ...top })).max(MOST_PRICE_STEPS),
    }),
  }),
};
