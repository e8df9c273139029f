import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { StockSymbol, TradingDate, asOf } from '../parts.ts';
import { signalLocks } from './features.ts';
import { Fact, SignalList, SignalSide, SignalTimeframe, stock } from './parts.ts';

/** In rupees of the signal's day: bonus and right shares before and after it are counted in. */
const WhyBar = z.object({
  date: TradingDate,
  /** Unix seconds. */
  ends_at: z.int(),
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  volume: z.number(),
});

const WhyReply = z.object({
  as_of: TradingDate,
  ...stock,
  list: SignalList,
  signal_on: TradingDate,
  bar_ends_at: z.int(),
  /** Whether the list really fired on this bar; the conditions are told either way. */
  fired: z.boolean(),
  ended_on: TradingDate.nullable(),
  why: z.array(Fact),
  /** Other lists of the family that lacked one condition on this bar. */
  near: z.array(z.object({ kind: z.string(), side: SignalSide, missing: Fact })),
  /** The place of the signal in `rows`. */
  at: z.int().nonnegative(),
  rows: z.array(WhyBar),
  /** What the rule reads, one value a bar of `rows`; null while it is silent. */
  lines: z.array(
    z.object({
      /** The name in the rule and, where it has several values, the value: `macd.signal`. */
      name: z.string(),
      indicator: z.string(),
      title: z.string(),
      /** On the scale of the price; the others have a scale of their own. */
      on_price: z.boolean(),
      values: z.array(z.number().nullable()),
    }),
  ),
});

export const signalWhyContracts = {
  why: get({
    path: '/data/signal-why/',
    summary:
      'Why a list fired on a bar: its conditions with their values, and the bars and indicators around it',
    access: 'open',
    ...signalLocks,
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.members,
    query: z.strictObject({
      symbol: StockSymbol,
      family: z.string().max(40),
      kind: z.string().max(40).default('signal'),
      timeframe: SignalTimeframe.default('daily'),
      side: SignalSide,
      on: TradingDate,
      /** Unix seconds at which the bar ended, where a day has several; else the last of the day that fired. */
      ends_at: z.coerce.number().int().nonnegative().optional(),
      ...asOf,
    }),
    reply: WhyReply,
  }),
};
