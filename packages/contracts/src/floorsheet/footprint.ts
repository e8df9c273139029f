import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import {
  BrokerId,
  Coverage,
  NOT_LATER,
  Percent,
  Quantity,
  Rupees,
  StockSymbol,
  TradingDate,
  asOf,
  isNotLater,
} from '../parts.ts';
import { stock } from '../signal/parts.ts';

/** Prices of one session, one step apart; brokers that are told minute by minute; brokers of a cell each way. */
export const MOST_FOOTPRINT_STEPS = 120;
export const MOST_FOOTPRINT_BROKERS = 40;
export const MOST_CELL_BROKERS = 5;
const MINUTES_A_DAY = 1_440;
const MOST_CELLS = MOST_FOOTPRINT_STEPS * 360;
const MOST_BROKER_MINUTES = MOST_FOOTPRINT_BROKERS * 360;

/** Of the day in Kathmandu, from midnight. */
const Minute = z
  .int()
  .min(0)
  .max(MINUTES_A_DAY - 1);

const columnOf = <Schema extends z.ZodType>(schema: Schema, most: number) => z.array(schema).max(most);

const FootprintReply = z.object({
  as_of: TradingDate,
  date: TradingDate,
  /** The newest session up to the as-of day whose trades have times; null where none has. */
  times_to: TradingDate.nullable(),
  coverage: Coverage,
  ...stock,
  /** What the limits of the day are measured from, and the limits; null on a first day. */
  base: Rupees.nullable(),
  lower: Rupees.nullable(),
  upper: Rupees.nullable(),
  /** How far apart the prices of `cells` lie, and the smallest step of its prices; null where nothing has a time. */
  step: Rupees.nullable(),
  tick: Rupees.nullable(),
  volume: Quantity,
  /** Shares whose trades came without a time: they are in no minute. */
  untimed: Quantity,
  /** How much of the timed volume orders show a side of. */
  known_percent: Percent.nullable(),
  /** One entry a minute in which something was traded. Prices are null where only odd lots were. */
  minutes: z.object({
    minute: columnOf(Minute, MINUTES_A_DAY),
    open: columnOf(Rupees.nullable(), MINUTES_A_DAY),
    high: columnOf(Rupees.nullable(), MINUTES_A_DAY),
    low: columnOf(Rupees.nullable(), MINUTES_A_DAY),
    close: columnOf(Rupees.nullable(), MINUTES_A_DAY),
    volume: columnOf(Quantity, MINUTES_A_DAY),
    contracts: columnOf(Quantity, MINUTES_A_DAY),
  }),
  /** One entry a minute and price, which stands for all up to the next step: shares by who came in. */
  cells: z.object({
    minute: columnOf(Minute, MOST_CELLS),
    price: columnOf(Rupees, MOST_CELLS),
    bought: columnOf(Quantity, MOST_CELLS),
    sold: columnOf(Quantity, MOST_CELLS),
    estimated_bought: columnOf(Quantity, MOST_CELLS),
    estimated_sold: columnOf(Quantity, MOST_CELLS),
    /** Matched in the auction, or without any sign of who came in. */
    none: columnOf(Quantity, MOST_CELLS),
  }),
  /** One entry a minute and broker, of those that traded most of the stock that day. */
  brokers: z.object({
    minute: columnOf(Minute, MOST_BROKER_MINUTES),
    broker: columnOf(BrokerId, MOST_BROKER_MINUTES),
    bought: columnOf(Quantity, MOST_BROKER_MINUTES),
    sold: columnOf(Quantity, MOST_BROKER_MINUTES),
    /** Of which orders show who came in, and in which it was this broker. */
    known: columnOf(Quantity, MOST_BROKER_MINUTES),
    came_in: columnOf(Quantity, MOST_BROKER_MINUTES),
  }),
});

const CellSide = z.object({ broker: BrokerId, shares: Quantity });

export const footprintContracts = {
  footprint: get({
    path: '/data/footprint/',
    summary: 'One stock in one session by minute and price: who came in, and which brokers traded',
    access: 'open',
    feature: 'flow-plus',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.one,
    query: z
      .strictObject({
        /** Without one, the stock of which most was traded that day. */
        symbol: StockSymbol.optional(),
        /** Without one, the newest session whose trades have times. */
        date: TradingDate.optional(),
        ...asOf,
      })
      .refine(isNotLater, NOT_LATER),
    reply: FootprintReply,
  }),
  footprintCell: get({
    path: '/data/footprint/cell/',
    summary: 'Which brokers bought and sold one stock in some minutes between two prices',
    access: 'open',
    feature: 'flow-plus',
    cache: CACHES.session,
    cost: 'light',
    mostRows: 2 * MOST_CELL_BROKERS,
    query: z
      .strictObject({
        symbol: StockSymbol,
        date: TradingDate,
        from_minute: z.coerce.number().pipe(Minute),
        minutes: z.coerce.number().int().min(1).max(60),
        /** From this price up to, but not at, the price one step above. */
        price: z.coerce.number().positive().max(1_000_000),
        step: z.coerce.number().positive().max(10_000),
        ...asOf,
      })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({
      as_of: TradingDate,
      contracts: Quantity,
      buyers: z.array(CellSide).max(MOST_CELL_BROKERS),
      sellers: z.array(CellSide).max(MOST_CELL_BROKERS),
    }),
  }),
};
