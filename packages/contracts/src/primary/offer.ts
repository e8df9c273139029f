import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf, dated } from '../parts.ts';

export const OFFER_KINDS = ['ipo', 'fpo', 'right', 'debenture', 'fund', 'other'] as const;
export const RESERVED_FOR = ['general', 'abroad', 'local', 'employees', 'funds'] as const;
/** In order; `unknown` where a day that decides is missing. */
export const OFFER_STATES = ['announced', 'open', 'closed', 'allotted', 'listed', 'unknown'] as const;
export const AUCTION_KINDS = ['ordinary', 'promoter'] as const;
export const AUCTION_STATES = ['announced', 'open', 'closed', 'settled', 'failed'] as const;

const OfferRow = z.object({
  id: z.string(),
  /** Null where the company is not listed yet and no source names its ticker. */
  symbol: StockSymbol.nullable(),
  company: z.string().nullable(),
  kind: z.enum(OFFER_KINDS),
  reserved_for: z.enum(RESERVED_FOR).nullable(),
  units: Quantity.nullable(),
  price: Rupees.nullable(),
  amount: Rupees.nullable(),
  manager: z.string().nullable(),
  announced_on: TradingDate.nullable(),
  opens_on: TradingDate.nullable(),
  closes_on: TradingDate.nullable(),
  /** To this day the issuer may keep it open. */
  closes_late_on: TradingDate.nullable(),
  allotted_on: TradingDate.nullable(),
  listed_on: TradingDate.nullable(),
  /** The days as published, in Bikram Sambat. */
  dates_bs: z.string().nullable(),
  /** Units asked for over those on offer, once they are counted. */
  subscribed: z.number().nullable(),
  state: z.enum(OFFER_STATES),
});

const AuctionRow = z.object({
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int().nullable(),
  kind: z.enum(AUCTION_KINDS),
  units: Quantity,
  floor_price: Rupees,
  /** Of the ordinary share, in the last session before it opened; of one that lies ahead, the last that is known. */
  close: Rupees.nullable(),
  /** Floor over close, less one. */
  discount: Percent.nullable(),
  opens_on: TradingDate,
  closes_on: TradingDate,
  cut_off: Rupees.nullable(),
  /** Cut-off over that close, less one. */
  cut_off_discount: Percent.nullable(),
  bids: Quantity.nullable(),
  /** Units bid for over those on offer. */
  cover: z.number().nullable(),
  state: z.enum(AUCTION_STATES),
});

const range = { from: TradingDate.optional(), to: TradingDate.optional() };

export const offerContracts = {
  offers: get({
    path: '/data/offer/',
    summary: 'Shares, bonds and units offered to the public, and right issues, with their days and state',
    access: 'open',
    cache: CACHES.minute,
    cost: 'light',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject({
      kind: z.enum(OFFER_KINDS).optional(),
      reserved_for: z.enum(RESERVED_FOR).optional(),
      state: z.enum(OFFER_STATES).optional(),
      symbol: StockSymbol.optional(),
      /** Open, or announced, within these days. */
      ...range,
      ...asOf,
    }),
    reply: dated(OfferRow),
  }),
  auctions: get({
    path: '/data/auction/',
    summary: 'Shares sold to the highest bids: floor and cut-off against the price of the ordinary share',
    access: 'open',
    cache: CACHES.minute,
    cost: 'light',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject({
      kind: z.enum(AUCTION_KINDS).optional(),
      state: z.enum(AUCTION_STATES).optional(),
      symbol: StockSymbol.optional(),
      ...asOf,
    }),
    reply: dated(AuctionRow),
  }),
};
