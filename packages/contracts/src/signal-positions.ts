import { z } from 'zod';
import { CACHES } from './cache.ts';
import { get } from './contract.ts';
import { MOST_ROWS } from './most-rows.ts';
import { Percent, Rupees, StockSymbol, TradingDate, asOf } from './parts.ts';
import { NearRow, SignalList, SignalSide, dating, stock, turnover } from './signal-parts.ts';
import type { Feature } from './tiers.ts';

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

/** 0 is the as-of session alone. Without it, 90 sessions of the market or all of one stock. */
const daysFrom = (usual: number) =>
  z.strictObject({
    days: z.coerce
      .number()
      .int()
      .min(0)
      .max(1_000)
      .optional()
      .meta({ description: `Sessions back; ${usual} of the market, all of one stock` }),
    symbol: StockSymbol.optional(),
    ...asOf,
  });

const Positions = z.object({ ...dating, lists: z.array(SignalList), rows: z.array(PositionRow) });

const positions = <const F extends Feature>(usual: number, feature: F) =>
  ({
    access: 'open',
    feature,
    cache: CACHES.fiveSeconds,
    cost: 'light',
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
    cost: 'light',
    mostRows: MOST_ROWS.page,
    query: z.strictObject(asOf),
    reply: z.object({
      ...dating,
      rows: z.array(
        z.object({ date: TradingDate, buy: Symbols, sell: Symbols, earlyBuy: Symbols, earlySell: Symbols }),
      ),
      near: z.array(NearRow),
    }),
  }),
  daily: get({
    path: '/data/buysell/',
    summary: 'Buys with the sells that ended them, daily bars',
    ...positions(90, 'signals'),
  }),
  live: get({
    path: '/data/buysell-live/',
    summary: 'Every stock: in a buy or in a sell, since when, and what the price did since',
    access: 'open',
    feature: 'signals-pro',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.page,
    query: z.strictObject({ symbol: StockSymbol.optional(), ...asOf }),
    reply: z.object({ ...dating, lists: z.array(SignalList), rows: z.array(StateRow) }),
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
  early: get({
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
