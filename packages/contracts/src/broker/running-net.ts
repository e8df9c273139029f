import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { AdjustedFor, BrokerId, Rupees, SignedQuantity, StockSymbol, TradingDate, asOf } from '../parts.ts';
import { brokerList } from './range.ts';

/** More lines than these cannot be told apart. */
const MOST_BROKERS = 5;

/** One value a session of `sessions`; null where the trades of the session are not known. */
const FlowRow = z.object({
  broker: BrokerId,
  net: z.array(SignedQuantity.nullable()),
  /** Since the last of `since` up to the session. */
  cumulative: z.array(SignedQuantity.nullable()),
  /** What it paid in the session; null where it bought nothing. */
  buy_average: z.array(Rupees.nullable()),
});

const RunningNetReply = z.object({
  as_of: TradingDate,
  symbol: StockSymbol,
  from_date: TradingDate,
  to_date: TradingDate,
  sessions: z.array(TradingDate),
  sessions_missing: z.int().nonnegative(),
  /** Where sums begin: the first session, and the first after each gap of more than five sessions without trades. */
  since: z.array(TradingDate),
  /** Shares are whole shares of the last day, within one of the exact figure. */
  adjusted_for: AdjustedFor,
  rows: z.array(FlowRow),
  /** Up to five each way, those that bought most beyond their sales first. */
  top: z.array(z.object({ broker: BrokerId, net: SignedQuantity })),
});

export const runningNetContracts = {
  runningNet: get({
    path: '/data/broker-flow/',
    summary:
      'What up to five brokers bought of a stock beyond what they sold, session by session and summed up',
    access: 'open',
    feature: 'broker-analytics-pro',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    query: z.strictObject({
      symbol: StockSymbol,
      /** Without them, the two that bought most beyond their sales and the two that sold most. */
      brokers: brokerList(MOST_BROKERS).optional(),
      /** Without it, the last 250 sessions; at most 1,250 sessions are told, the latest. */
      from_date: TradingDate.optional(),
      to_date: TradingDate.optional(),
      ...asOf,
    }),
    reply: RunningNetReply,
  }),
};
