import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';
import { MOST_MARKET_DAYS, marketDays, paged, paging, sortBy, stockFilters } from './pages.ts';
import { SignalListHead, SignalSide, dating, near, stock, turnover } from './parts.ts';
import type { Feature } from '../tiers.ts';

/** From a buy to the sell that ended it. A sell that no buy came before has no buy date. */
const PositionRow = z.object({
  ...stock,
  buy_date: TradingDate.nullable(),
  sell_date: TradingDate.nullable(),
  buy_close: Rupees.nullable(),
  sell_close: Rupees.nullable(),
  close_now: Rupees.nullable(),
  /** From the buy to the sell, or to the latest close; closes without costs, bonus and right shares counted. */
  gain: Percent.nullable(),
  /** Sessions of the exchange from the buy to the sell or to the as-of day. */
  sessions: z.int().nonnegative().nullable(),
  ...turnover,
});

const StateRow = z.object({
  ...stock,
  /** The side of the signal that has not ended. */
  state: SignalSide,
  since: TradingDate,
  close_then: Rupees,
  close_now: Rupees,
  /** How far the price has moved since, whichever the side; null while no session came after it. */
  change_since: Percent.nullable(),
  sessions: z.int().nonnegative(),
  ...turnover,
});

const POSITION_SORTS = [
  /** The later of the two dates. */
  'date',
  'symbol',
  'buy_date',
  'sell_date',
  'buy_close',
  'sell_close',
  'close_now',
  'gain',
  'sessions',
  'turnover',
] as const;

/** 0 is the as-of session alone. Long bars have few signals, so that their usual sessions may be many. */
const daysFrom = (usual: number) =>
  z
    .strictObject({
      days: z.coerce
        .number()
        .int()
        .min(0)
        .max(1_000)
        .optional()
        .meta({ description: `Sessions back; ${usual} of the market, all of one stock` }),
      ...stockFilters,
      sort: sortBy(POSITION_SORTS, '-date'),
      ...paging,
      ...asOf,
    })
    .refine(...marketDays('days', Math.max(usual, MOST_MARKET_DAYS)));

const Positions = z.object({
  ...dating,
  ...paged,
  lists: z.array(SignalListHead),
  rows: z.array(PositionRow),
});

const STATE_SORTS = [
  'symbol',
  'state',
  'since',
  'sessions',
  'close_then',
  'close_now',
  'change_since',
  'turnover',
] as const;

const Count = z.int().nonnegative();

const States = z.object({
  ...dating,
  ...paged,
  /** Of all stocks that pass the filters: on each side with the middle of what the price did since, and those that turned in five sessions. */
  counts: z.object({
    buy: Count,
    sell: Count,
    median_buy: Percent.nullable(),
    median_sell: Percent.nullable(),
    fresh: Count,
  }),
  lists: z.array(SignalListHead),
  rows: z.array(StateRow),
});

const positions = <const F extends Feature>(usual: number, feature: F) =>
  ({
    access: 'open',
    feature,
    cache: CACHES.fiveSeconds,
    cost: 'heavy',
    mostRows: MOST_ROWS.page,
    query: daysFrom(usual),
    reply: Positions,
  }) as const;

const Symbols = z.array(StockSymbol);

export const signalPositionContracts = {
  preview: get({
    path: '/data/buy-sell-preview/',
    summary: 'Buys and sells by session, early ones too, and what lacks one condition',
    access: 'open',
    feature: 'signals',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.page,
    query: z.strictObject(asOf),
    reply: z.object({
      ...dating,
      rows: z.array(
        z.object({ date: TradingDate, buy: Symbols, sell: Symbols, earlyBuy: Symbols, earlySell: Symbols }),
      ),
      ...near,
    }),
  }),
  daily: get({
    path: '/data/buysell/',
    summary: 'Buys with the sells that ended them, daily bars',
    ...positions(90, 'signals'),
  }),
  live: get({
    path: '/data/buysell-live/',
    summary: 'The open signal of every stock, its side, since when, and what the price did since',
    access: 'open',
    feature: 'signals-pro',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.page,
    query: z.strictObject({
      side: SignalSide.optional(),
      ...stockFilters,
      sort: sortBy(STATE_SORTS, '-turnover'),
      ...paging,
      ...asOf,
    }),
    reply: States,
  }),
  weekly: get({
    path: '/data/buysellweekly/',
    summary: 'Buys with the sells that ended them, weekly bars',
    ...positions(365, 'signals'),
  }),
  hourly: get({
    path: '/data/buysellintraday/',
    summary: 'Buys with the sells that ended them, hourly bars',
    ...positions(365, 'signals-pro'),
  }),
  earlyPositions: get({
    path: '/data/buysellearly/',
    summary: 'Early buys with the early sells that ended them',
    ...positions(21, 'signals'),
  }),
  stopDaily: get({
    path: '/data/buysell-trailing-stop-loss/',
    summary: 'Passed trailing stops, daily bars',
    ...positions(90, 'signals'),
  }),
  stopWeekly: get({
    path: '/data/buysellweekly-trailing-stop-loss/',
    summary: 'Passed trailing stops, weekly bars',
    ...positions(365, 'signals'),
  }),
  stopHourly: get({
    path: '/data/buysellintraday-trailing-stop-loss/',
    summary: 'Passed trailing stops, hourly bars',
    ...positions(365, 'signals-pro'),
  }),
};
