import { z } from 'zod';
import { CACHES } from '../cache.ts';
import type { Cache } from '../contract.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { floorsheetContracts } from '../floorsheet/floorsheet.ts';
import {
  BrokerId,
  Percent,
  Quantity,
  Rupees,
  StockSymbol,
  SymbolFilter,
  TradingDate,
  asOf,
} from '../parts.ts';

/** Asked again and again by every open screen: one answer a second is built, everyone gets its bytes. */
export const LIVE = { seconds: 1, entries: 500 } as const satisfies Cache;

/** A moment in Unix seconds. */
export const UnixSeconds = z.int().nonnegative();
const AskedSeconds = z.coerce.number().int().min(0).max(4_000_000_000);

/** Why there is nothing to show, or nothing by the minute; null where there is. */
const EmptyReason = z.enum([
  'after-as-of',
  'not-traded',
  'no-trade-times',
  'no-index-minutes',
  'visitor-limit',
]);

/** What every answer about parts of a session says. */
export const intraday = {
  as_of: TradingDate,
  /** Trades left out because their source gives them no time. */
  untimed: Quantity,
  reason: EmptyReason.nullable(),
};

const BarRow = z.object({
  /** When the bar begins, Unix seconds; bars begin at whole multiples of their length since midnight in Kathmandu. */
  time: UnixSeconds,
  /** From trades of ten shares or more; null where only odd lots were traded. Of an index, its points. */
  open: Rupees.nullable(),
  high: Rupees.nullable(),
  low: Rupees.nullable(),
  close: Rupees.nullable(),
  /** Of all trades; null for an index. */
  volume: Quantity.nullable(),
  amount: Rupees.nullable(),
  trades: Quantity.nullable(),
});

const BarsReply = z.object({
  ...intraday,
  symbol: z.string(),
  name: z.string(),
  /** Length of a bar in minutes. */
  resolution: z.int().positive(),
  /** The days that were read, cut to the as-of day and to what is open to this caller. */
  from_date: TradingDate,
  to_date: TradingDate,
  /** The earliest day this caller may see: five years back for a visitor. Null when all of it is open. */
  open_from: TradingDate.nullable(),
  rows: z.array(BarRow),
});

export const RESOLUTIONS = ['1', '5', '15', '30', '60'] as const;

const series = {
  /** A stock, or an index by its symbol. */
  symbol: StockSymbol,
  /** Without it, the beginning of the latest session. */
  from: AskedSeconds.optional(),
  resolution: z.enum(RESOLUTIONS).default('1'),
  ...asOf,
};

const { page, page_size, buyer, seller, broker } = floorsheetContracts.floorsheet.query.shape;

const todaysTrades = {
  page,
  page_size,
  /** Newest first by default, as a running session is read. */
  sort: z.enum(['contract_id', '-contract_id']).default('-contract_id'),
  buyer,
  seller,
  broker,
  ...asOf,
};

const BrokerRow = z.object({
  broker: BrokerId,
  /** The minute, Unix seconds; null when the whole window is summed. */
  time: UnixSeconds.nullable(),
  quantity: Quantity,
  amount: Rupees,
  average: Rupees.nullable(),
  trades: Quantity,
  /** Bought and sold through the same member. */
  matched: Quantity,
  /** Share of the shares that changed hands in the window. */
  volume_percent: Percent.nullable(),
});

const window = {
  access: 'open',
  feature: 'broker-analytics-pro',
  cache: CACHES.fiveSeconds,
  cost: 'light',
  mostRows: MOST_ROWS.page,
  query: z.strictObject({
    /** Without a date, the latest session whose trades are known. */
    date: TradingDate.optional(),
    /** From the first moment up to, not including, the second; without both, the whole session. */
    from_timestamp: AskedSeconds.optional(),
    to_timestamp: AskedSeconds.optional(),
    symbol: StockSymbol.optional(),
    /** One row a broker; otherwise one a broker and minute. */
    is_sum: z.stringbool().default(true),
    ...asOf,
  }),
  reply: z.object({
    ...intraday,
    date: TradingDate,
    volume: Quantity,
    amount: Rupees,
    trades: Quantity,
    /** Trades of the window whose broker the exchange hides: in the sums above, in no row. */
    masked: Quantity,
    /** The newest session up to as-of whose trades have times; null where none has. */
    times_to: TradingDate.nullable(),
    rows: z.array(BrokerRow),
  }),
} as const;

const named = { symbol: StockSymbol, name: z.string(), sector_id: z.int().nullable() };

const ActiveRow = z.object({
  ...named,
  /** Within the minutes asked for. */
  trades: Quantity,
  volume: Quantity,
  amount: Rupees,
  /** Share of what all stocks traded in these minutes. */
  amount_percent: Percent.nullable(),
  /** Share of what the stock traded in the session so far. */
  volume_percent: Percent.nullable(),
  high: Rupees.nullable(),
  low: Rupees.nullable(),
  close: Rupees.nullable(),
  /** Against the last price before these minutes; null when it had none. */
  percentage_change: Percent.nullable(),
});

const MoveRow = z.object({
  ...named,
  open: Rupees.nullable(),
  high: Rupees.nullable(),
  low: Rupees.nullable(),
  close: Rupees.nullable(),
  volume: Quantity.nullable(),
  amount: Rupees.nullable(),
  trades: Quantity.nullable(),
  /** Percent against the price as it stood so many minutes ago; null when there was none yet. */
  change_5_minutes: Percent.nullable(),
  change_15_minutes: Percent.nullable(),
  change_30_minutes: Percent.nullable(),
  change_60_minutes: Percent.nullable(),
  change_since_open: Percent.nullable(),
});

export const intradayContracts = {
  sessionBars: get({
    path: '/data/intrahistorydata/',
    summary: 'Minute bars of one session of a stock or an index',
    access: 'open',
    cache: CACHES.fiveSeconds,
    cost: 'light',
    mostRows: MOST_ROWS.sessions,
    /** Without a date, the latest session whose trades are known. */
    query: z.strictObject({ symbol: StockSymbol, date: TradingDate.optional(), ...asOf }),
    reply: BarsReply,
  }),
  bars: get({
    path: '/data/newintrahistorydata/data',
    summary: 'Bars of 1, 5, 15, 30 or 60 minutes that begin between two moments, both included',
    access: 'open',
    cache: CACHES.fiveSeconds,
    cost: 'light',
    mostRows: MOST_ROWS.sessions,
    query: z.strictObject({ ...series, to: AskedSeconds.optional() }),
    reply: BarsReply,
  }),
  nextBars: get({
    path: '/data/newintrahistorydata/next',
    summary: 'What is new for a chart: the bar that holds a moment, as it stands now, and those after it',
    access: 'open',
    cache: LIVE,
    cost: 'light',
    mostRows: MOST_ROWS.sessions,
    query: z.strictObject(series),
    reply: BarsReply,
  }),
  tradesOfSymbol: get({
    path: '/data/floorsheet/intradaysymbol/',
    summary: 'Trades of one stock in the latest session, running or finished',
    access: 'open',
    cache: LIVE,
    cost: 'light',
    mostRows: MOST_ROWS.tradesPage,
    query: z.strictObject({ symbol: StockSymbol, ...todaysTrades }),
    reply: floorsheetContracts.floorsheet.reply,
  }),
  tradesOfSession: get({
    path: '/data/floorsheet/intradaydate/',
    summary: 'Trades of the latest session, running or finished, a page at a time',
    access: 'open',
    cache: LIVE,
    cost: 'light',
    mostRows: MOST_ROWS.tradesPage,
    query: z.strictObject({ symbol: SymbolFilter.optional(), ...todaysTrades }),
    reply: floorsheetContracts.floorsheet.reply,
  }),
  topBuyWithTime: get({
    path: '/data/floorsheet/top-buy-with-time/',
    summary: 'Brokers by what they bought within a part of a session',
    ...window,
  }),
  topSellWithTime: get({
    path: '/data/floorsheet/top-sell-with-time/',
    summary: 'Brokers by what they sold within a part of a session',
    ...window,
  }),
  activeStocks: get({
    path: '/data/active-script-live/',
    summary: 'Stocks by what they traded in the last minutes of the latest session',
    access: 'open',
    cache: CACHES.fiveSeconds,
    cost: 'light',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject({ minutes: z.coerce.number().int().min(1).max(240).default(15), ...asOf }),
    reply: z.object({
      ...intraday,
      minutes: z.int(),
      /** The minutes counted, up to that of the last trade: begin of the first, end of the last. */
      from: UnixSeconds.nullable(),
      to: UnixSeconds.nullable(),
      rows: z.array(ActiveRow),
    }),
  }),
  moves: get({
    path: '/data/performance/intraday/',
    summary: 'How far each stock or index moved in the last 5, 15, 30 and 60 minutes and since the open',
    access: 'open',
    cache: CACHES.fiveSeconds,
    cost: 'light',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject({ type: z.enum(['stock', 'index']).default('stock'), ...asOf }),
    reply: z.object({
      ...intraday,
      /** Begin of the last minute with a trade or a value, from which the minutes are counted back. */
      at: UnixSeconds.nullable(),
      rows: z.array(MoveRow),
    }),
  }),
};
