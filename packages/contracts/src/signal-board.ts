import { z } from 'zod';
import { CACHES } from './cache.ts';
import { get } from './contract.ts';
import { MOST_ROWS } from './most-rows.ts';
import { Days, StockSymbol, TradingDate, asOf } from './parts.ts';
import { signalLocks } from './signal-features.ts';
import { SignalSide, SignalTimeframe, SignalsReply } from './signal-parts.ts';

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
    cost: 'light',
    mostRows: MOST_ROWS.page,
    query: z.strictObject({
      family: Families.optional(),
      timeframe: SignalTimeframe.optional(),
      side: SignalSide.optional(),
      /** Signals of so many sessions up to the as-of day. */
      days: Days.default(1),
      symbol: StockSymbol.optional(),
      ...asOf,
    }),
    reply: SignalsReply.extend({
      /** The newest session up to the as-of day whose trades have times; told where hours were asked for. */
      hours_to: TradingDate.nullable(),
    }),
  }),
};
