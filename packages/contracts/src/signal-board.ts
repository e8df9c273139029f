import { z } from 'zod';
import { CACHES } from './cache.ts';
import { get } from './contract.ts';
import { MOST_ROWS } from './most-rows.ts';
import { Days, TradingDate } from './parts.ts';
import { signalLocks } from './signal-features.ts';
import { signalPaging } from './signal-lists.ts';
import { marketDays } from './signal-pages.ts';
import { SignalsReply } from './signal-parts.ts';
import { listFilters } from './signal-scans.ts';

/** Names of families with commas between them. */
const Families = z
  .string()
  .max(400)
  .regex(/^[a-z-]+(,[a-z-]+)*$/)
  .transform((names) => names.split(','));

/** What the specification has a screen for, but no call: every list of a day together, and all signals of a stock. */
export const signalBoardContracts = {
  board: get({
    path: '/data/signal-board/',
    summary:
      'Signals of every list of the named families, or of all but candlestick patterns: of the whole market or of one stock',
    access: 'open',
    ...signalLocks,
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.page,
    query: z
      .strictObject({
        family: Families.optional(),
        ...listFilters,
        /** Signals of so many sessions up to the as-of day. */
        days: Days.default(1),
        /** Without states that hold on every bar; a question that names no family never has them. */
        events: z.stringbool().default(false),
        /** Only confirmed signals of stocks on which one voting family fired and no other, on either side. */
        alone: z.stringbool().default(false),
        /** Rows of lists with an edge stand first, then those not judged yet, whatever the order within. */
        by_verdict: z.stringbool().default(false),
        ...signalPaging,
      })
      .refine(...marketDays('days')),
    reply: SignalsReply.extend({
      /** Those that a board may show to this caller, whichever were asked for. */
      families: z.array(z.string()),
      /** The newest session up to the as-of day whose trades have times; told where hours were asked for. */
      hours_to: TradingDate.nullable(),
    }),
  }),
};
