import { z } from 'zod';
import { BrokerId, Days, Percent, StockSymbol, TradingDate, asOf } from '../parts.ts';

/**
 * Two dates, or so many sessions up to a date or up to as-of; one date alone is that session (R55), and without any of
 * them it is the last five sessions. Dates win over `days`.
 */
export const range = {
  days: Days.optional(),
  from_date: TradingDate.optional(),
  to_date: TradingDate.optional(),
  ...asOf,
};

/** What every answer about floorsheets says of the sessions that it could read. */
export const known = {
  as_of: TradingDate,
  from_date: TradingDate,
  to_date: TradingDate,
  /** The sessions of the range whose trades are known: sums are over these alone. */
  sessions: z.array(TradingDate),
  sessions_missing: z.int().nonnegative(),
  /** Where no session of the range is known: the newest known one before its end; null where there is none. */
  nearest: TradingDate.nullable(),
  /** Shares of the floorsheets in percent of what the bars of the same sessions say; null where there are none. */
  coverage_percent: Percent.nullable(),
};

/** Whether an ex-date lies in the range: shares are then whole shares of its last session, and rates those of it. */
export const scale = { is_adjusted: z.boolean() };

/** Brokers with commas between them. */
export const brokerList = (most: number) =>
  z
    .string()
    .max(8 * most)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(BrokerId).min(1).max(most));

/** A stock and rupees, of the largest of something. */
export const StockAmount = z.object({ symbol: StockSymbol, amount: z.number().multipleOf(0.01) });
