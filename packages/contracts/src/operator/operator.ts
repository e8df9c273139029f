import { ACTION_KINDS } from '@chuli/actions';
import { z } from 'zod';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Quantity, Rupees, StockSymbol, TradingDate } from '../parts.ts';

/** A moment in Unix seconds. */
const UnixSeconds = z.int().nonnegative();
const Seconds = z.number();

const Engine = z.object({
  name: z.enum(['postgresql', 'clickhouse', 'nats']),
  /** As this API sees it; not configured where it was given no address. */
  state: z.enum(['answers', 'silent', 'not-configured']),
  /** How long the answer took. */
  milliseconds: z.int().nonnegative().nullable(),
});

const QuarantineReason = z.object({
  day: TradingDate,
  reason: z.string(),
  rows: Quantity,
  /** When the newest of them was set aside. */
  last_at: UnixSeconds,
});

const Source = z.object({
  source: z.string(),
  /** Who reads it or did so last; null where nobody ever took the lease. */
  leader: z.string().nullable(),
  term: z.int().positive().nullable(),
  /** Until the lease ends; below zero it ended so long ago and nobody leads. */
  lease_seconds_left: Seconds.nullable(),
  /** The newest day that this source told, and how far it can be trusted. */
  day: TradingDate.nullable(),
  status: z.enum(['live', 'provisional', 'exact']).nullable(),
  /** Contracts of that day that wait on the tape to become final. */
  live_trades: Quantity.nullable(),
  /** The newest trade of that day; null where the source gives no times, or the day has left the live tape. */
  last_trade_at: UnixSeconds.nullable(),
  /** When the feed last wrote a minute of that day. */
  last_write_at: UnixSeconds.nullable(),
  /** Since that write, while the day runs. */
  silent_seconds: Seconds.nullable(),
  quarantined: Quantity,
  /** Of the latest days, the newest first. */
  quarantine: z.array(QuarantineReason),
});

const Totals = z.object({ turnover: Rupees, trades: Quantity.nullable() });

const UnfinishedDay = z.object({
  date: TradingDate,
  status: z.enum(['live', 'provisional']),
  source: z.string(),
  reasons: z.array(z.string()),
  counted: Totals.nullable(),
  declared: Totals.nullable(),
  updated_at: UnixSeconds,
});

const DayCheck = z.object({
  date: TradingDate,
  checked_at: UnixSeconds,
  /** What does not agree any more of a day that was exact; nothing where everything does. */
  differences: z.array(z.string()),
});

const WaitingAction = z.object({
  symbol: StockSymbol,
  ex_on: TradingDate,
  kind: z.enum(ACTION_KINDS),
  factor: z.number().positive(),
  /** What speaks for it and against it, each with the factor that it alone would give. */
  evidence: z.array(z.object({ by: z.string(), words: z.string(), factor: z.number().nullable() })),
  found_at: UnixSeconds,
});

const FeedProcess = z.object({
  /** Host and port. */
  address: z.string(),
  is_reached: z.boolean(),
  is_leading: z.boolean().nullable(),
  term: z.int().nullable(),
  /** Since the source was last heard. */
  heard_seconds: Seconds.nullable(),
  queued: Quantity.nullable(),
  /** Where the log did not continue what was read. */
  gaps: Quantity.nullable(),
  /** Trades told again, and those told again with another figure. */
  duplicates: Quantity.nullable(),
  conflicts: Quantity.nullable(),
  quarantined: Quantity.nullable(),
  /** Within so many seconds 99 of 100 trades were on the log, in the fold, on the tape; null before the first. */
  lag_log: Seconds.nullable(),
  lag_fold: Seconds.nullable(),
  lag_tape: Seconds.nullable(),
});

export const operatorContracts = {
  feed: get({
    path: '/operator/feed/',
    summary:
      'How the feed stands: leases, last events, quarantine, unfinished days, comparisons, engines, feed processes',
    access: 'operator',
    cache: 'no-store',
    cost: 'light',
    mostRows: MOST_ROWS.one,
    query: z.strictObject({}),
    reply: z.object({
      /** When this answer was made. */
      at: UnixSeconds,
      engines: z.array(Engine),
      sources: z.array(Source),
      days: z.array(UnfinishedDay),
      /** Exact days that were compared again: those that do not agree first, then the newest. */
      checks: z.array(DayCheck),
      /** Doubtful corporate actions, the newest first; they change no price until somebody decides. */
      actions: z.array(WaitingAction),
      /** How many there are; null where PostgreSQL does not tell. */
      actions_waiting: Quantity.nullable(),
      /** What each feed process says of itself, where the API was told their addresses. */
      processes: z.array(FeedProcess),
    }),
  }),
};
