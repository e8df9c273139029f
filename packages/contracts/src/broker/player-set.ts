import { z } from 'zod';
import { BrokerId, Percent, Quantity, TradingDate } from '../parts.ts';

/** The sessions by whose turnover players are chosen, and the fewest of them that say anything. */
export const PLAYER_SESSIONS = 20;
export const FEWEST_PLAYER_SESSIONS = 5;

export const MOST_PLAYERS = 30;

/** Which brokers are called players. They are chosen before the window, so that it does not choose its own heroes. */
export const PlayerSet = z.object({
  /** The one that traded most first. */
  brokers: z.array(BrokerId).max(MOST_PLAYERS),
  /** By the known sessions before the window; by the window itself where fewer than five are known. */
  basis: z.enum(['before', 'window']),
  from_date: TradingDate.nullable(),
  to_date: TradingDate.nullable(),
  sessions: Quantity,
  /** Of all that was traded in these sessions. */
  turnover_percent: Percent.nullable(),
});
