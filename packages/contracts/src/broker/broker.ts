import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import {
  AdjustedFor,
  BrokerId,
  Coverage,
  Percent,
  Quantity,
  Rupees,
  SignedQuantity,
  StockSymbol,
  TradingDate,
  asOf,
} from '../parts.ts';
import { SectorId } from '../market/sector.ts';
import { range } from './range.ts';

const FlowRow = z.object({
  /** Set when the rows are brokers; null when the rows are the stocks of one broker. */
  broker: BrokerId.nullable(),
  /** Set when the question is about one stock or the rows are stocks; null over the whole market. */
  symbol: StockSymbol.nullable(),
  bought: Quantity,
  sold: Quantity,
  net: SignedQuantity,
  bought_amount: Rupees,
  sold_amount: Rupees,
  net_amount: Rupees,
  /** From contract amounts, never from closes; null when nothing was bought or sold. */
  buy_average: Rupees.nullable(),
  sell_average: Rupees.nullable(),
  /** Bought and sold through the same member: often two clients of one broker, never proof of anything. */
  matched: Quantity,
  matched_percent: Percent.nullable(),
  /** Purchases and sales as a share of twice the volume: of the stock, or of the market when the rows are its brokers. */
  volume_percent: Percent.nullable(),
  /** Sessions in which it traded, and in how many it was a net buyer. */
  sessions_traded: Quantity,
  sessions_net_bought: Quantity,
  /** Net of each session of `sessions`, in order; null over long ranges and over the whole market. */
  net_by_session: z.array(SignedQuantity).nullable(),
});

const FlowReply = z.object({
  as_of: TradingDate,
  from_date: TradingDate,
  to_date: TradingDate,
  /** The sessions of the range whose trades are known; others of the range are missing, not zero. */
  sessions: z.array(TradingDate),
  coverage: Coverage,
  /** Shares are whole shares of the last day, within one of the exact figure; nets of all brokers still cancel out. */
  adjusted_for: AdjustedFor,
  rows: z.array(FlowRow),
});

const FlowSummary = z.object({
  as_of: TradingDate,
  from_date: TradingDate,
  to_date: TradingDate,
  sessions: z.int(),
  coverage: Coverage,
  adjusted_for: AdjustedFor,
  /** Shares that changed hands. Of one broker: its purchases and its sales together, amounts and trades alike. */
  volume: Quantity,
  amount: Rupees,
  trades: Quantity,
  vwap: Rupees.nullable(),
  matched: Quantity,
  matched_percent: Percent.nullable(),
  /** Brokers that bought and that sold; of one broker, stocks. */
  buyers: z.int(),
  sellers: z.int(),
  /** Share of volume of the three largest on each side, and the concentration index (0 to 10,000). */
  top3_buy_percent: Percent.nullable(),
  top3_sell_percent: Percent.nullable(),
  buy_concentration: z.number().nullable(),
  sell_concentration: z.number().nullable(),
  /** Closes at the ends of the range, in shares of its last day; null when the question is not about one stock. */
  first_close: Rupees.nullable(),
  last_close: Rupees.nullable(),
});

const subject = {
  symbol: StockSymbol.optional(),
  broker: BrokerId.optional(),
  all: z.stringbool().optional(),
  ...range,
};

const ranked = z.strictObject({ symbol: StockSymbol, broker: BrokerId.optional(), ...range });

export const brokerContracts = {
  analytics: get({
    path: '/data/broker-analytics/',
    summary:
      'Who bought and sold: brokers of one stock, stocks of one broker, or brokers of the whole market',
    access: 'open',
    feature: 'broker-analytics',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject(subject),
    reply: FlowReply,
  }),
  sectorFlow: get({
    path: '/data/sector-flow/',
    summary: 'Who bought and sold: brokers of all stocks of a sector together, in rupees',
    access: 'open',
    feature: 'broker-analytics',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    query: z.strictObject({ sector: SectorId, ...range }),
    reply: FlowReply,
  }),
  analyticsSummary: get({
    path: '/data/broker-analytics/avgsum/',
    summary: 'Totals, averages and concentration of the same question',
    access: 'open',
    feature: 'broker-analytics',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.one,
    query: z.strictObject(subject),
    reply: FlowSummary,
  }),
  netHolding: get({
    path: '/data/net-holding/',
    summary: 'What every broker bought, sold and kept in one session, of one stock or of the whole market',
    access: 'open',
    feature: 'broker-analytics-pro',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    /** Without a date, the latest session whose trades are known. */
    query: z.strictObject({ symbol: StockSymbol.optional(), date: TradingDate.optional(), ...asOf }),
    reply: FlowReply,
  }),
  sessionNets: get({
    path: '/data/broker-nets/',
    summary:
      'The brokers that put most money in and took most out, in the last session whose trades are known',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    query: z.strictObject(asOf),
    reply: z.object({
      as_of: TradingDate,
      coverage: Coverage,
      rows: z.array(z.object({ broker: BrokerId, net_amount: Rupees })),
    }),
  }),
  topBuy: get({
    path: '/data/top-buy/',
    summary: 'Brokers of one stock by shares bought',
    access: 'open',
    feature: 'broker-analytics',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    query: ranked,
    reply: FlowReply,
  }),
  topSell: get({
    path: '/data/top-sell/',
    summary: 'Brokers of one stock by shares sold',
    access: 'open',
    feature: 'broker-analytics',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    query: ranked,
    reply: FlowReply,
  }),
  topNetHolding: get({
    path: '/data/top-net-holding/',
    summary: 'Brokers of one stock that bought more than they sold, largest first',
    access: 'open',
    feature: 'broker-analytics-pro',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    query: ranked,
    reply: FlowReply,
  }),
  topNetRelease: get({
    path: '/data/top-net-release/',
    summary: 'Brokers of one stock that sold more than they bought, largest first',
    access: 'open',
    feature: 'broker-analytics-pro',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    query: ranked,
    reply: FlowReply,
  }),
};
