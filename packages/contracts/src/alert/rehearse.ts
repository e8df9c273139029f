import { z } from 'zod';
import { post } from '../contract.ts';
import { Followed } from '../followed.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { StockSymbol, TradingDate } from '../parts.ts';
import { Count } from '../signal/parts.ts';
import { Value, chosen } from './parts.ts';

/** Two years. */
export const REHEARSED_SESSIONS = 460;

/** Above so many messages a week an alert that tells every time is kept only by whoever confirms it. */
export const MANY_A_WEEK = 20;

/** Alerts that are listed: of one stock all there can be. */
export const LISTED_FIRINGS = MOST_ROWS.page;

export const rehearsalContracts = {
  rehearseAlert: post({
    path: '/alert/rehearse/',
    summary:
      'What an alert would have told over the last sessions, judged as if it had been made before them; nothing is kept. The example stock is open to everyone',
    access: 'open',
    fullerWith: ['alerts'],
    cache: 'no-store',
    cost: 'heavy',
    mostRows: MOST_ROWS.page,
    query: z.strictObject({}),
    body: z.strictObject({
      ...chosen,
      sessions: z.int().min(1).max(REHEARSED_SESSIONS).default(REHEARSED_SESSIONS),
    }),
    reply: z.object({
      from: TradingDate,
      to: TradingDate,
      sessions: Count,
      /** Stocks that could be judged on at least one session, and those that never could. */
      judged: Count,
      not_judged: Count,
      /** Told in all; the newest of them are listed. */
      total: Count,
      per_week: z.number().nonnegative(),
      worst_week: z.object({ week: TradingDate, firings: Count }).nullable(),
      worst_day: z.object({ date: TradingDate, firings: Count }).nullable(),
      /** Weeks by their first session, the silent ones too. */
      weeks: z.array(z.object({ week: TradingDate, firings: Count })).max(REHEARSED_SESSIONS),
      /** The stocks it would have told of most, each with all of its days, oldest first. */
      stocks: z
        .array(
          z.object({
            symbol: StockSymbol,
            firings: Count,
            dates: z.array(TradingDate).max(REHEARSED_SESSIONS),
          }),
        )
        .max(10),
      firings: z
        .array(z.object({ date: TradingDate, symbol: StockSymbol, values: z.array(Value) }))
        .max(LISTED_FIRINGS),
      followed: z.array(Followed),
      fewest_followed: Count,
    }),
  }),
} as const;
