import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { BrokerId, Percent, Rupees, TradingDate, asOf } from '../parts.ts';
import { SignalSide, stock } from '../signal/parts.ts';

/** The newest heavy days that are told, of those after which the first horizon is over. */
export const MOST_LATEST_CASES = 20;

const count = z.int().nonnegative();

/** After so many sessions. Percents of the share over the equal-weight market, before costs. */
const Horizon = z.object({
  sessions: count,
  number: count,
  mean: Percent.nullable(),
  interval_low: Percent.nullable(),
  interval_high: Percent.nullable(),
  /** What buying and selling cost on average; null after selling, where nobody buys. */
  cost: Percent.nullable(),
  /** The same cases less what followed those of other brokers of the same session and side. */
  lead: Percent.nullable(),
  lead_low: Percent.nullable(),
  lead_high: Percent.nullable(),
  /** How likely such a mean is by luck alone, and that among all that were tried; null of too few cases. */
  chance: z.number().nullable(),
  adjusted: z.number().nullable(),
  verdict: z.enum(['none', 'ahead', 'behind']),
  /** Heavy days that are no case. */
  left_out: z.object({
    listing: count,
    untradable: count,
    overlapping: count,
    open: count,
    unknown: count,
  }),
});

const SideRecord = z.object({
  side: SignalSide,
  /** Heavy days of ordinary shares. */
  heavy_days: count,
  /** `none` unless one of its horizons is another. */
  verdict: z.enum(['none', 'ahead', 'behind']),
  horizons: z.array(Horizon),
});

const CaseRow = z.object({
  ...stock,
  date: TradingDate,
  side: SignalSide,
  /** Bought less sold, without a sign, and in percent of what was traded of the stock. */
  amount: Rupees,
  turnover_percent: Percent,
  /** After 5, 10 and 20 sessions; null until they are over. */
  excess: z.array(Percent.nullable()),
});

export const brokerRecordContracts = {
  record: get({
    path: '/data/broker-record/',
    summary: 'What followed the heavy buying and selling of one broker, judged among all brokers',
    access: 'open',
    feature: 'broker-analytics',
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: MOST_LATEST_CASES,
    query: z.strictObject({ broker: BrokerId, ...asOf }),
    reply: z.object({
      as_of: TradingDate,
      broker: BrokerId,
      /** The last session that the record knows of; null before it was first made. */
      record_to: TradingDate.nullable(),
      smallest_amount: Rupees,
      smallest_percent: Percent,
      fewest_cases: count,
      error_percent: Percent,
      /** Sessions whose trades are known of those since the first one that is. */
      sessions_known: count,
      sessions_held: count,
      /** Brokers with a heavy day, how many of them survive, and the figures that were judged together. */
      brokers: count,
      survivors: count,
      figures_judged: count,
      sides: z.array(SideRecord),
      /** Newest first. */
      rows: z.array(CaseRow).max(MOST_LATEST_CASES),
    }),
  }),
};
