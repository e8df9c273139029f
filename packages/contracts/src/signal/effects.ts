import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';
import { ExitRule, stock } from './parts.ts';

const EffectId = z.enum([
  'after-bonus-ex',
  'after-dividend-announcement',
  'before-book-close',
  'fiscal-year-turn',
]);

/** The excess over the average ordinary share, in percent; the interval holds its mean 95 times of 100. */
const figures = {
  events: Quantity,
  months: Quantity,
  mean: Percent.nullable(),
  interval_low: Percent.nullable(),
  interval_high: Percent.nullable(),
  /** Of the events, after which the share did worse than the average one. */
  worse_percent: Percent.nullable(),
};

const RecordRow = z.object({
  /** Years in which the rule was found, those no choice had seen, and since its text was frozen. */
  period: z.enum(['in', 'out', 'since']),
  /** Sessions after the entry, or the end of the rule itself. */
  exit: ExitRule,
  /** Before costs, or after the fees and the tax of a purchase and its sale. */
  of: z.enum(['gross', 'net']),
  /** Only bonuses of so many percent and more; null is all. Told beside the rule and not judged. */
  bonus_from: Percent.nullable(),
  ...figures,
});

const Grade = z.object({
  grade: z.enum(['under-test', 'holds', 'withdrawn', 'not-judged']),
  ...figures,
  graded_from: TradingDate,
  /** It is judged from so many events in so many months on; after the last call a mean on the wrong side withdraws it. */
  needs_events: Quantity,
  needs_months: Quantity,
  last_call: Quantity,
});

const TurnYear = z.object({
  year: z.int(),
  from: TradingDate,
  to: TradingDate,
  index: Percent,
  index_net: Percent,
  average: Percent.nullable(),
  average_net: Percent.nullable(),
});

const EffectRow = z.object({
  id: EffectId,
  kind: z.enum(['wait', 'information', 'documented']),
  title: z.string(),
  /** The rule as it is judged; it is never edited. */
  text: z.string(),
  frozen_on: TradingDate,
  record: z.array(RecordRow),
  grade: Grade,
  by_year: z.array(z.object({ year: z.int(), events: Quantity, mean: Percent })),
  /** Events that are no case of the figures, by reason. */
  left_out: z.record(z.string(), Quantity),
  turn: z
    .object({
      years: z.array(TurnYear),
      /** What NEPSE did in any twenty sessions. */
      usual_mean: Percent.nullable(),
      usual_up_percent: Percent.nullable(),
    })
    .nullable(),
});

const HoldingRow = z.object({
  sessions: Quantity,
  trades: Quantity,
  round_trips: z.number(),
  /** Of the capital in a year, always buying again. */
  fees_percent: Percent,
  tax_percent: Percent,
  gained_percent: Percent,
  beat_percent: Percent,
});

const Wait = z.object({
  ...stock,
  effect: EffectId,
  title: z.string(),
  /** The session from which on it stands, and the day that was declared. */
  on: TradingDate,
  declared_for: TradingDate,
  bonus_percent: Percent.nullable(),
  sessions_left: Quantity,
  /** The last of those sessions, by the calendar as it is known. */
  until: TradingDate,
});

const call = { access: 'open', cache: CACHES.session, mostRows: MOST_ROWS.kept } as const;

export const effectContracts = {
  effects: get({
    ...call,
    path: '/data/effects/',
    summary: 'The documented effects: their frozen text, their record so far, and their own grade',
    cost: 'heavy',
    query: z.strictObject(asOf),
    reply: z.object({
      as_of: TradingDate,
      /** The first and the last day of events that are known; null where there are none. */
      events_from: TradingDate.nullable(),
      events_to: TradingDate.nullable(),
      out_of_sample_from: TradingDate,
      order_amount: Rupees,
      rows: z.array(EffectRow),
      /** What trading costs by how long one holds; empty where the day asked for is not the last. */
      holding: z.array(HoldingRow),
    }),
  }),
  effectsOn: get({
    ...call,
    path: '/data/effects/on/',
    summary: 'Shares of which an effect says to put a purchase off, and until when',
    cost: 'light',
    query: z.strictObject({ symbol: StockSymbol.optional(), ...asOf }),
    reply: z.object({ as_of: TradingDate, wait_sessions: Quantity, rows: z.array(Wait) }),
  }),
};
