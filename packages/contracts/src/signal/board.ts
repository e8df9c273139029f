import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Days, Percent, Rupees, TradingDate, asOf } from '../parts.ts';
import { signalLocks } from './features.ts';
import { signalPaging } from './lists.ts';
import { MOST_MARKET_DAYS, marketDays, paged, paging, sortBy, stockFilters } from './pages.ts';
import {
  Count,
  Match,
  SignalListHead,
  SignalsReply,
  dating,
  listName,
  near,
  records,
  stock,
  turnover,
} from './parts.ts';
import { listFilters } from './scans.ts';

/** Names of families with commas between them. */
const Families = z
  .string()
  .max(400)
  .regex(/^[a-z-]+(,[a-z-]+)*$/)
  .transform((names) => names.split(','));

const { verdict, ...lists } = listFilters;

const boardFilters = {
  family: Families.optional(),
  ...lists,
  /** Signals of so many sessions up to the as-of day. */
  days: Days.default(1),
  /** The last of these sessions, where it is not the as-of day: what became of its signals is told all the same. */
  date: TradingDate.optional(),
  /** Left out, all that fired, ended or not. */
  match: Match.optional(),
  /** Without states that hold on every bar; a question that names no family never has them. */
  events: z.stringbool().default(false),
  /** Only confirmed signals of stocks on which one voting family fired and no other, on either side. */
  alone: z.stringbool().default(false),
};

const boardReply = {
  /** Those that a board may show to this caller, whichever were asked for. */
  families: z.array(z.string()),
  /** The newest session up to the as-of day whose trades have times; told where hours were asked for. */
  hours_to: TradingDate.nullable(),
};

/** Sessions of a stock's course, and those whose signals are counted one by one. */
export const COURSE_SESSIONS = 20;
export const MARKED_SESSIONS = 5;

const StockRow = z.object({
  ...stock,
  /** The latest close; null where the stock has not traded lately. */
  close: Rupees.nullable(),
  /** Over the as-of session; null where the stock did not trade in it. */
  change: Percent.nullable(),
  /** Closes of the last sessions, oldest first, as they compare with the latest: never across an ex-date as traded. */
  closes: z.array(Rupees).max(COURSE_SESSIONS),
  buy: Count,
  sell: Count,
  /** The same in each of the `marked` sessions. */
  buys: z.array(Count).max(MARKED_SESSIONS),
  sells: z.array(Count).max(MARKED_SESSIONS),
  /** The newest signal; of several on its bar that of the list which is judged best. */
  ...listName,
  signal_on: TradingDate,
  /** Unix seconds. */
  bar_ends_at: z.int(),
  ...turnover,
});

const SessionRow = z.object({
  date: TradingDate,
  buy: Count,
  sell: Count,
  early_buy: Count,
  early_sell: Count,
});

const STOCK_SORTS = ['newest', 'symbol', 'close', 'change', 'buy', 'sell', 'turnover'] as const;

const common = {
  access: 'open',
  ...signalLocks,
  cache: CACHES.session,
  cost: 'heavy',
  mostRows: MOST_ROWS.page,
} as const;

/** What the specification has a screen for, but no call: every list of a day together, and all signals of a stock. */
export const signalBoardContracts = {
  board: get({
    path: '/data/signal-board/',
    summary:
      'Signals of every list of the named families, or of all but candlestick patterns: of the whole market or of one stock',
    ...common,
    query: z.strictObject({ ...boardFilters, verdict, ...signalPaging }).refine(...marketDays('days')),
    reply: SignalsReply.extend(boardReply),
  }),
  stocks: get({
    path: '/data/signal-stocks/',
    summary: 'The same by stock: one row each, with its signals counted, its course and its newest signal',
    ...common,
    query: z
      .strictObject({
        ...boardFilters,
        days: Days.default(5),
        ...stockFilters,
        sort: sortBy(STOCK_SORTS, '-newest'),
        ...paging,
        ...asOf,
      })
      .refine(...marketDays('days')),
    reply: z.object({
      ...dating,
      ...paged,
      /** Of all stocks that pass the filters. */
      counts: z.object({ buy: Count, sell: Count, stocks: Count }),
      ...records,
      /** With the first page all that fired, and how often; later those of the rows. */
      lists: z.array(SignalListHead.extend({ signals: Count.nullable() })),
      /** The latest of the sessions asked for, oldest first. */
      marked: z.array(TradingDate).max(MARKED_SESSIONS),
      rows: z.array(StockRow),
      ...near,
      ...boardReply,
    }),
  }),
  sessions: get({
    path: '/data/signal-sessions/',
    summary: 'Buys and sells by session, early ones too, counted: the newest session first',
    access: 'open',
    feature: 'signals',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.members,
    query: z.strictObject({
      days: z.coerce.number().int().min(1).max(MOST_MARKET_DAYS).default(MOST_MARKET_DAYS),
      ...asOf,
    }),
    reply: z.object({ ...dating, rows: z.array(SessionRow) }),
  }),
};
