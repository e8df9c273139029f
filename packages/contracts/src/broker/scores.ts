import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import {
  BrokerId,
  NOT_LATER,
  Percent,
  Quantity,
  Rupees,
  SignedQuantity,
  StockSymbol,
  TradingDate,
  asOf,
  isNotLater,
} from '../parts.ts';
import { paged, paging, sortBy } from '../signal/pages.ts';
import { Verdict, stock } from '../signal/parts.ts';
import { TOP_STOCKS } from './top.ts';

const call = { access: 'open', cache: CACHES.minute, cost: 'heavy', mostRows: MOST_ROWS.page } as const;

/** What followed the flags of a score whose sessions were over by the as-of day. */
const record = {
  /** Judged sessions from this day on are counted; sessions held since then, and those whose trades are known. */
  since: TradingDate,
  sessions_held: Quantity,
  sessions_known: Quantity,
  /** The sessions after a flag in which it is looked what followed. */
  within: Quantity,
  /** Of all judged sessions of all stocks, flagged or not, those that were followed by it. */
  judged: Quantity,
  came: Quantity,
  base_percent: Percent.nullable(),
  /** A run of flagged sessions is one case. */
  cases: Quantity,
  hits: Quantity,
  false_alarms: Quantity,
  hit_percent: Percent.nullable(),
  /** How often it followed for the other judged stocks of the same sessions. */
  usual_percent: Percent.nullable(),
  /** The first less the second, in points; the interval holds it 95 times of 100 and is null for too few cases. */
  difference: Percent.nullable(),
  interval_low: Percent.nullable(),
  interval_high: Percent.nullable(),
  verdict: Verdict,
};

const NEWS_KINDS = ['bonus', 'dividend', 'right', 'disclosure'] as const;
const NewsKind = z.enum(NEWS_KINDS);
const News = z.object({ on: TradingDate, kind: NewsKind });

const RadarRow = z.object({
  ...stock,
  date: TradingDate,
  label: z.enum(['accumulation', 'distribution']),
  score: Percent,
  percentile: Percent,
  z: z.number(),
  orders: Quantity,
  close: Rupees.nullable(),
  change: Percent.nullable(),
  /** Of a known session of the window, on average. */
  turnover: Rupees.nullable(),
  /** Known sessions in a row on the radar, with either label, and the first of them. */
  run: Quantity,
  flagged_since: TradingDate,
  /** Those who lead on the side of the label. */
  brokers: z
    .array(z.object({ broker: BrokerId, net: SignedQuantity, volume_percent: Percent.nullable() }))
    .max(TOP_STOCKS),
  /** The last that was declared up to this session, and the first after it within the sessions that count. */
  last_news: News.nullable(),
  news: News.nullable(),
  /** How many of those sessions are still to come. */
  sessions_left: Quantity,
});

export const RADAR_SORTS = ['turnover', 'z', 'percentile', 'score', 'run', 'symbol'] as const;

/** `date` is the session that is shown, not later than the as-of day. */
const day = { date: TradingDate.optional(), ...asOf };

const RiskRow = z.object({
  ...stock,
  date: TradingDate,
  close: Rupees,
  /** Of five facts: how many hold, and how many are known at all. */
  held: Quantity,
  known: Quantity,
  /** Null is not known, neither true nor false. */
  gathered: z.boolean().nullable(),
  same_broker: z.boolean().nullable(),
  few_brokers: z.boolean().nullable(),
  small_float: z.boolean().nullable(),
  small_turnover: z.boolean().nullable(),
  /** Concentration of the more gathered side, shares that brokers traded with themselves, brokers that traded. */
  hhi: z.int(),
  same_broker_percent: Percent,
  brokers: Quantity,
  /** Their places in the stock’s own past: 100 is above all; null where it is too short. */
  hhi_place: Percent.nullable(),
  same_broker_place: Percent.nullable(),
  brokers_place: Percent.nullable(),
  float_cap: Rupees.nullable(),
  /** Of the 20 sessions before, on average. */
  turnover: Rupees.nullable(),
});

export const RISK_SORTS = [
  'held',
  'symbol',
  'turnover',
  'hhi_place',
  'same_broker_place',
  'brokers',
] as const;

export const scoreContracts = {
  announcementRadar: get({
    ...call,
    path: '/data/announcement-radar/',
    summary:
      'Stocks whose flow is unusual against their own past, and how often declared news followed such flow',
    feature: 'broker-analytics-pro',
    query: z
      .strictObject({ ...day, ...paging, sort: sortBy(RADAR_SORTS, '-turnover') })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({
      as_of: TradingDate,
      date: TradingDate,
      /** Sessions of a window. */
      days: Quantity,
      counts: z.object({ stocks: Quantity, judged: Quantity, flagged: Quantity }),
      record: z.object({
        ...record,
        /** Of the news of stocks that were judged in the sessions before it, how much had a flag there. */
        news: z.array(z.object({ kind: NewsKind, declared: Quantity, flagged: Quantity })),
        /** How many of all judged stocks had a flag before the sessions of that news. */
        usual_flagged_percent: Percent.nullable(),
      }),
      ...paged,
      rows: z.array(RadarRow),
    }),
  }),
  riskFacts: get({
    ...call,
    path: '/data/risk-facts/',
    summary:
      'Five facts about a stock before somebody acts, counted, and how often a fall followed three of them',
    query: z
      .strictObject({
        symbol: StockSymbol.optional(),
        ...day,
        ...paging,
        sort: sortBy(RISK_SORTS, '-held'),
      })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({
      as_of: TradingDate,
      date: TradingDate,
      /** From so many facts on a stock is nudged about. */
      nudge: Quantity,
      /** Below these a float and a turnover are small. */
      small_float: Rupees,
      small_turnover: Rupees,
      /** A fall is so many percent against NEPSE. */
      fall_percent: Percent,
      counts: z.object({ stocks: Quantity, judged: Quantity, nudged: Quantity }),
      record: z.object(record),
      ...paged,
      rows: z.array(RiskRow),
    }),
  }),
};
