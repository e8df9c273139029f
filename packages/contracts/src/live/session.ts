import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Quantity, Rupees, TradingDate, asOf } from '../parts.ts';

const SessionTotals = z.object({
  turnover: Rupees,
  volume: Quantity,
  trades: Quantity.nullable(),
  symbols: Quantity.nullable(),
});

export const liveSessionContracts = {
  sessionStatus: get({
    path: '/data/session-status/',
    summary: 'How far the figures of the latest days can be trusted, newest first',
    access: 'open',
    cache: CACHES.fiveSeconds,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    query: z.strictObject({ days: z.coerce.number().int().min(1).max(60).default(10), ...asOf }),
    reply: z.object({
      as_of: TradingDate,
      rows: z.array(
        z.object({
          date: TradingDate,
          /**
           * Live while it trades, provisional until floorsheet, bars, broker sums and declared totals agree, then exact.
           * Unknown for a day that was imported from an archive: nothing is recorded about such a comparison.
           */
          status: z.enum(['live', 'provisional', 'exact', 'unknown']),
          /** Why the day is not exact, for people. */
          reasons: z.array(z.string()),
          /** Null where the day came with an archive. */
          source: z.string().nullable(),
          /** What the trades add up to; null where the trades of the day are not known. */
          counted: SessionTotals.nullable(),
          /** What the exchange declared; null where no source has it. */
          declared: SessionTotals.nullable(),
        }),
      ),
    }),
  }),
};
