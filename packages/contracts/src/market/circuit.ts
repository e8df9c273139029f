import { INSTRUMENT_NAMES, LIMIT_SIDES, LIMIT_STATES } from '@chuli/market';
import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import {
  NOT_LATER,
  Percent,
  Quantity,
  Rupees,
  StockSymbol,
  TradingDate,
  asOf,
  isNotLater,
} from '../parts.ts';
import { paged, paging } from '../signal/pages.ts';

/** Sessions whose stocks at a limit are counted, and those of which each is told with what followed. */
export const COUNTED_SESSIONS = 60;
export const FOLLOWED_LIMIT_SESSIONS = 21;

/** Rows listed apart, which a page shows whole. */
const MOST_APART = 100;

export const LimitSide = z.enum(LIMIT_SIDES);

/** The facts of a set-up, in the order of their counting. */
export const CIRCUIT_FACTS = ['before', 'volume', 'bulk', 'brokers', 'place'] as const;

const Fact = z.object({
  fact: z.enum(CIRCUIT_FACTS),
  /** Sessions at it before, times the average volume, percent of the volume, of the shares, of the day's range. */
  value: z.number().nullable(),
  /** Null where nobody knows. */
  holds: z.boolean().nullable(),
});

const stock = {
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int().nullable(),
  instrument: z.string().nullable(),
};

export const CircuitRow = z.object({
  ...stock,
  state: z.enum(LIMIT_STATES),
  side: LimitSide,
  last: Rupees,
  low: Rupees,
  high: Rupees,
  /** As restated on an ex-date. */
  previous_close: Rupees,
  change: Percent.nullable(),
  limit: Rupees,
  lower: Rupees,
  upper: Rupees,
  /** From the last price to the limit, in percent of the last price. */
  distance: Percent,
  /** −100 at the lower limit, 100 at the upper. */
  band_used: Percent,
  /** Sessions in a row that closed at this limit, this one included; 0 where it does not stand at it. */
  streak: Quantity,
  /** The first trade at the limit, in unix seconds; null where the trades have no times. */
  since: z.int().nullable(),
  volume: Quantity,
  /** As a multiple of the mean of the 20 sessions before. */
  volume_times: z.number().nullable(),
  facts: z.array(Fact).length(CIRCUIT_FACTS.length),
  facts_known: Quantity,
  facts_holding: Quantity,
});

/** A session that limits say nothing of: a first one has its own range; what lies beyond a limit is an error of its source. */
const ApartRow = z.object({
  ...stock,
  low: Rupees,
  high: Rupees,
  close: Rupees,
  lower: Rupees.nullable(),
  upper: Rupees.nullable(),
});

const StateCounts = z.object({ locked: Quantity, at: Quantity, near: Quantity, touched: Quantity });

const FollowedRow = z.object({
  ...stock,
  date: TradingDate,
  state: z.enum(['locked', 'at', 'touched']),
  side: LimitSide,
  close: Rupees,
  limit: Rupees,
  streak: Quantity,
  /** Whether who waited at the limit could have traded: a buyer at the upper one, a seller at the lower. */
  can_fill: z.boolean(),
  /** The next session in which it traded, and its prices against the close before, as restated on an ex-date. */
  next_on: TradingDate.nullable(),
  next_open: Percent.nullable(),
  next_close: Percent.nullable(),
  /** Sessions in a row after this one that closed at the same limit, as far as they are known. */
  followed: Quantity.nullable(),
});

const SessionCounts = z.object({
  date: TradingDate,
  /** The daily limit of that day. */
  limit_percent: Percent,
  /** Stocks that closed at it, those locked there included, and those that only touched it. */
  up: Quantity,
  down: Quantity,
  touched_up: Quantity,
  touched_down: Quantity,
});

/** After a first close at the limit: how often the next session was traded, and closed at it again. */
const BaseRate = z.object({ closes: Quantity, again: Quantity });

const circuit = { access: 'open', feature: 'bulk', cache: CACHES.minute, cost: 'light' } as const;

const question = {
  date: TradingDate.optional(),
  side: LimitSide.optional(),
  symbol: StockSymbol.optional(),
  instrument: z.enum([...INSTRUMENT_NAMES, 'all']).default('Equity'),
  ...paging,
  ...asOf,
};

export const circuitContracts = {
  circuitSetup: get({
    ...circuit,
    path: '/data/circuit-setup/',
    summary: 'Stocks at, near or back from the limit of the day, with the facts of a set-up',
    mostRows: MOST_ROWS.page,
    query: z
      .strictObject({ state: z.enum(LIMIT_STATES).optional(), ...question })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({
      /** The session of the rows. */
      as_of: TradingDate,
      limit_percent: Percent,
      /** How far one order may lie from the last price. */
      order_percent: Percent,
      judged: Quantity,
      /** Stocks without a previous close, of which nothing can be said. */
      not_judged: Quantity,
      /** Of all of them, whatever side and state are asked for. */
      counts: z.object({ up: StateCounts, down: StateCounts }),
      /** The last stock that reached a limit before this session. */
      before: z.object({ symbol: StockSymbol, date: TradingDate, side: LimitSide }).nullable(),
      first_days: z.array(ApartRow).max(MOST_APART),
      faults: z.array(ApartRow).max(MOST_APART),
      ...paged,
      rows: z.array(CircuitRow),
    }),
  }),
  circuitHistory: get({
    ...circuit,
    path: '/data/circuit-setup-history/',
    summary: 'Stocks that reached the limit of their day, what followed, and how often they did so again',
    mostRows: MOST_ROWS.page,
    query: z.strictObject(question).refine(isNotLater, NOT_LATER),
    reply: z.object({
      as_of: TradingDate,
      /** The last session of the rows; what followed is told up to the as-of day. */
      date: TradingDate,
      limit_percent: Percent,
      /** From this day on the daily limit has been what it is; null where it was never known to be another. */
      since: TradingDate.nullable(),
      base_rate: z.object({ up: BaseRate, down: BaseRate }),
      /** Bars since then that lie beyond their limit: they are counted nowhere. */
      faults: Quantity,
      /** Up to the session, oldest first. */
      sessions: z.array(SessionCounts).max(COUNTED_SESSIONS),
      ...paged,
      rows: z.array(FollowedRow),
    }),
  }),
};
