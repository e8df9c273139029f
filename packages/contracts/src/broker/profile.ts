import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { BrokerId, Percent, Quantity, Rupees, SignedQuantity, TradingDate } from '../parts.ts';
import { stock } from '../signal/parts.ts';
import { PLAYER_STYLES } from './players.ts';
import { known, range, scale } from './range.ts';

/** Stocks that are told each way, and sessions of the course, the latest. */
export const MOST_PROFILE_STOCKS = 12;
export const MOST_COURSE_SESSIONS = 250;
/** How a broker trades is told of the latest sessions: habits change, and years of single orders take long to read. */
export const MOST_STYLE_SESSIONS = 60;

/**
 * How a broker trades. `net_to_turnover` is what it kept or let go of each stock, without sign, ÷ all it traded: near 0 it
 * passes shares through. `aggressive` is, of the rupees of which orders show who came in, how much it came in with;
 * `median_order` the middle order with which it came in; `stocks` those of a session. `concentration` is 10,000 for one stock alone. `paid`
 * and `received` are its prices against the average of each stock and session, in percent.
 */
export const STYLE_MEASURES = [
  'net_to_turnover',
  'aggressive',
  'median_order',
  'stocks',
  'concentration',
  'matched',
  'first_hour',
  'paid',
  'received',
] as const;

const Measure = z.object({
  measure: z.enum(STYLE_MEASURES),
  /** Null where nothing is known of it, as of the first hour of days without times. */
  value: z.number().nullable(),
  /** The middle broker of those that traded, and how many of 100 have no more than this one. */
  median: z.number().nullable(),
  percentile: z.number().min(0).max(100).nullable(),
});

const CourseRow = z.object({
  date: TradingDate,
  /** Null where the trades of the session are not known. */
  bought_amount: Rupees.nullable(),
  sold_amount: Rupees.nullable(),
  net_amount: Rupees.nullable(),
});

const ProfileStock = z.object({
  ...stock,
  /** Above 0 it bought more than it sold. */
  net: SignedQuantity,
  /** Net × its own average on that side. */
  net_value: Rupees,
  /** What it paid on average, or what it was paid. */
  average: Rupees.nullable(),
  /** The last one up to the end of the range, in shares of that day, and how far it stands from the average. */
  close: Rupees.nullable(),
  since: Percent.nullable(),
  volume_percent: Percent.nullable(),
  sessions_traded: Quantity,
  sessions_net_bought: Quantity,
  /** Of each of `sessions`, in order; null over more than 60. */
  net_by_session: z.array(SignedQuantity).nullable(),
});

export const profileContracts = {
  profile: get({
    path: '/data/broker-profile/',
    summary: 'What one broker did, in which stocks, how and at which prices, against all other brokers',
    access: 'open',
    feature: 'broker-analytics',
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: 2 * MOST_PROFILE_STOCKS,
    query: z.strictObject({
      /** Without one, the broker that traded most. */
      broker: BrokerId.optional(),
      ...range,
    }),
    reply: z.object({
      ...known,
      ...scale,
      broker: BrokerId,
      name: z.string().nullable(),
      bought_amount: Rupees,
      sold_amount: Rupees,
      net_amount: Rupees,
      turnover: Rupees,
      /** Of what all brokers bought and sold. */
      turnover_percent: Percent.nullable(),
      /** By turnover among the brokers that traded; null where it did not. */
      rank: z.int().positive().nullable(),
      brokers: z.int().nonnegative(),
      stocks: Quantity,
      stocks_bought: Quantity,
      stocks_sold: Quantity,
      course: z.array(CourseRow).max(MOST_COURSE_SESSIONS),
      style: z.array(Measure),
      styles: z.array(z.enum(PLAYER_STYLES)),
      /** Of how many sessions `style` and `styles` are: the latest known ones of the range. */
      style_sessions: z.int().nonnegative().max(MOST_STYLE_SESSIONS),
      /** Those of them whose trades have times: the first hour is of these alone. */
      sessions_timed: z.int().nonnegative(),
      /** The largest net values each way, bought first. */
      rows: z.array(ProfileStock).max(2 * MOST_PROFILE_STOCKS),
    }),
  }),
};
