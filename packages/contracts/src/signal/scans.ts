import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Days, Quantity, TradingDate } from '../parts.ts';
import { signalPaging } from './lists.ts';
import { marketDays } from './pages.ts';
import { Match, SignalRow, SignalSide, SignalTimeframe, SignalsReply, VerdictGroup } from './parts.ts';

/** Which of the lists that a call puts together. */
export const listFilters = {
  kind: z.string().max(40).optional(),
  timeframe: SignalTimeframe.optional(),
  side: SignalSide.optional(),
  verdict: VerdictGroup.optional(),
};

const family = z.string().max(40).optional();

const listQuery = z.strictObject({
  /** Signals of so many sessions up to the as-of day. */
  days: Days.default(5),
  family,
  ...listFilters,
  ...signalPaging,
});

const list = {
  access: 'open',
  feature: 'signals-pro',
  cache: CACHES.session,
  cost: 'heavy',
  mostRows: MOST_ROWS.page,
  query: listQuery.refine(...marketDays('days')),
  reply: SignalsReply,
} as const;

const ofSession = {
  ...list,
  query: z.strictObject({ date: TradingDate.optional(), family, ...listFilters, ...signalPaging }),
} as const;

/** What waits in the order book; null until a feed tells it. */
const Depth = z.object({ buy_quantity: Quantity, sell_quantity: Quantity });

const withDepth = {
  ...list,
  reply: SignalsReply.extend({ rows: z.array(SignalRow.extend({ depth: Depth.nullable() })) }),
} as const;

/** Lists that put several families, kinds or sides together. */
export const signalScanContracts = {
  strongBuy: get({
    path: '/data/strong-buy/',
    summary: 'Several families begin to agree on buying',
    ...list,
  }),
  strongBuyTotal: get({
    path: '/data/strong-buy-total/',
    summary: 'Stocks on which several families agree to buy, whenever that began',
    ...list,
  }),
  depthStrongBuy: get({
    path: '/data/market-depth-strong-buy/',
    summary: 'Several families begin to agree on buying, with the order book',
    ...withDepth,
  }),
  strongSell: get({
    path: '/data/strong-sell/',
    summary: 'Several families begin to agree on selling',
    ...list,
  }),
  strongSellTotal: get({
    path: '/data/strong-sell-total/',
    summary: 'Stocks on which several families agree to sell, whenever that began',
    ...list,
  }),
  depthStrongSell: get({
    path: '/data/market-depth-strong-sell/',
    summary: 'Several families begin to agree on selling, with the order book',
    ...withDepth,
  }),
  priceAction: get({
    path: '/data/price-action-signals/',
    summary: 'Price action of every kind, timeframe and side',
    ...list,
  }),
  macdCross: get({
    path: '/data/macd-cross/',
    summary: 'MACD crosses of one session',
    ...ofSession,
    feature: 'signals',
  }),
  dow: get({
    path: '/data/live-dow/',
    summary: 'Dow trends that began or went on in one session',
    ...ofSession,
  }),
  consolidationBreakouts: get({
    path: '/data/bb-consolidating-breakouts/',
    summary: 'Closes outside Bollinger bands that were tight',
    ...list,
    feature: 'stock-scans',
    /** Without a match all that fired, ended or not. */
    query: listQuery.extend({ match: Match.optional() }).refine(...marketDays('days')),
  }),
  breakouts: get({
    path: '/data/breakout-stocks/',
    summary: 'Stocks that left their range: on momentum, or on volume',
    ...list,
  }),
};
