import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { FOLLOWED_SESSIONS } from '../followed.ts';
import { MOST_ROWS } from '../most-rows.ts';
import {
  BrokerId,
  Percent,
  Quantity,
  Rupees,
  SignedQuantity,
  StockSymbol,
  TradingDate,
  asOf,
} from '../parts.ts';
import { paged, paging, sortBy } from '../signal/pages.ts';
import { Verdict, stock } from '../signal/parts.ts';
import { known } from './range.ts';
import { TOP_STOCKS } from './top.ts';

/** Sessions of the market over which brokers are added up; others are not kept. */
export const WINDOW_DAYS = [1, 5, 10, 20] as const;
/** Full windows of its own that a stock needs before one of them is judged. */
export const WINDOWS_NEEDED = 60;
/** What a label needs: a place in the stock’s own past, a deviation from chance, orders. */
export const LABEL_NEEDS = { percentile: 95, z: 2, orders: 30 } as const;

const Days = z.coerce
  .number()
  .pipe(z.literal([...WINDOW_DAYS]))
  .default(5);

const Net = z.object({ broker: BrokerId, net: SignedQuantity, volume_percent: Percent.nullable() });

/** What brokers did in a stock over the sessions up to a day. */
const WindowRow = z.object({
  ...stock,
  date: TradingDate,
  /** Sessions of the window whose trades are known. */
  known: Quantity,
  close: Rupees.nullable(),
  /** From the last close before the window to its last one, with bonus and right shares; and in average true ranges. */
  change: Percent.nullable(),
  ranges: z.number().nullable(),
  /** Five largest net buyers less five largest net sellers, in percent of the volume. */
  score: Percent,
  /** Its place among the stock’s other full windows, the last 230 at most: 100 is above all. */
  percentile: Percent.nullable(),
  windows: Quantity,
  /** Standard deviations from 200 shuffles of the brokers over the orders; null where shuffling changes nothing. */
  z: z.number().nullable(),
  orders: Quantity,
  volume: Quantity,
  /** Of a known session, on average. */
  turnover: Rupees.nullable(),
  hhi_buyers: z.int().nullable(),
  hhi_sellers: z.int().nullable(),
  label: z.enum(['accumulation', 'distribution']).nullable(),
  /** Of a label, whether the price stayed within one average true range. */
  is_quiet: z.boolean().nullable(),
  /** Why the window is not judged at all. */
  withheld: z.enum(['coverage', 'history']).nullable(),
  /** Of one that is judged, what it lacks for the label that was asked for. */
  missing: z.array(z.enum(['percentile', 'z', 'orders'])),
  /** Known sessions in a row up to this one with the label that was asked for. */
  run: Quantity,
  /** The largest on the side that was asked for; of one stock by brokers, on both sides. */
  brokers: z.array(Net).max(2 * TOP_STOCKS),
});

/** How much further than the market a stock went after the label, from the next open on, without costs. */
const Followed = z.object({
  sessions: z.literal([...FOLLOWED_SESSIONS]),
  number: Quantity,
  /** Sessions of the labels. */
  on_sessions: Quantity,
  mean: Percent.nullable(),
  /** Holds the mean 95 times of 100; null where there are too few cases. */
  interval_low: Percent.nullable(),
  interval_high: Percent.nullable(),
  verdict: Verdict,
});

export const WINDOW_SORTS = [
  'percentile',
  'z',
  'score',
  'symbol',
  'turnover',
  'change',
  'ranges',
  'run',
] as const;

const call = {
  access: 'open',
  feature: 'broker-analytics-pro',
  featureWhen: [{ parameter: 'brokers', values: ['1'], feature: 'flow-plus' }],
  // R72.
  cache: CACHES.minute,
  cost: 'heavy',
  mostRows: MOST_ROWS.page,
} as const;

const query = {
  days: Days,
  /** Of one stock: a row a session, the newest first. */
  symbol: StockSymbol.optional(),
  /** Of one stock, who was behind it. */
  brokers: z.literal('1').optional(),
  sector_id: z.coerce.number().int().min(1).max(13).optional(),
  /** In rupees a known session. */
  smallest_turnover: z.coerce.number().int().min(0).max(1e12).default(2_000_000),
  /** Only those that have the label. */
  labelled: z.literal('1').optional(),
  ...paging,
  ...asOf,
};

const reply = z.object({
  ...known,
  ...paged,
  days: z.literal([...WINDOW_DAYS]),
  /** Of the stocks of the last session: those that could be judged, and those that have the label. */
  counts: z.object({ stocks: Quantity, judged: Quantity, labelled: Quantity, quiet: Quantity }),
  /** How often the label was given to a window that could be judged, up to the as-of day. */
  base_rate: z.object({ windows: Quantity, labelled: Quantity, percent: Percent.nullable() }),
  /** Windows of this length that a stock has at most: below 60 none is judged. */
  most_windows: z.array(z.object({ days: z.literal([...WINDOW_DAYS]), windows: Quantity })),
  followed: z.array(Followed),
  /** Of one stock: between these scores lie nine of ten of its windows; null below 60. */
  bounds: z.object({ low: Percent, high: Percent }).nullable(),
  /** Of one stock by brokers: everybody in its last window, the largest net buyer first. */
  nets: z.array(Net).max(MOST_ROWS.members),
  rows: z.array(WindowRow),
});

/** Each is the other mirrored: net buyers for net sellers, the high end of the past for the low one. */
export const accumulationContracts = {
  accumulation: get({
    ...call,
    path: '/data/accumulation/',
    summary: 'Stocks whose five largest net buyers stand further out than their own past and than chance',
    query: z.strictObject({ ...query, sort: sortBy(WINDOW_SORTS, '-percentile') }),
    reply,
  }),
  distribution: get({
    ...call,
    path: '/data/distribution/',
    summary: 'Stocks whose five largest net sellers stand further out than their own past and than chance',
    query: z.strictObject({ ...query, sort: sortBy(WINDOW_SORTS, 'percentile') }),
    reply,
  }),
};
