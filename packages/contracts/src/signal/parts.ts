import { z } from 'zod';
import { Percent, Rupees, StockSymbol, TradingDate } from '../parts.ts';
import { paged } from './pages.ts';

export const SignalTimeframe = z.enum(['hourly', 'daily', 'weekly']);
export const SignalSide = z.enum(['buy', 'sell']);
/**
 * What is true now: fresh was not on the bar before, already was, hybrid is either. A signal is true from the bar on which
 * it fired until the rule of its list ends it.
 */
export const Match = z.enum(['fresh', 'already', 'hybrid']);
export const ExitRule = z.enum(['rule', '5', '10', '20']);
export const Verdict = z.enum(['edge', 'no-edge', 'too-few']);
/** Lists by what their record says; those with too few cases or without a record are not judged yet. */
export const VerdictGroup = z.enum(['edge', 'unjudged', 'no-edge']);

/** Which published list a row belongs to. */
export const listName = {
  family: z.string(),
  kind: z.string(),
  timeframe: SignalTimeframe,
  side: SignalSide,
};

/** A condition with its two values; facts of the same clause are alternatives. Rupees are those of the bar's day. */
export const Fact = z.object({
  clause: z.int().nonnegative(),
  /** An English template; `numbers` stand in its braces. */
  says: z.string(),
  numbers: z.record(z.string(), z.number()),
  left: z.number().nullable(),
  is: z.enum(['>', '>=', '<', '<=']),
  right: z.number().nullable(),
  unit: z.enum(['rupees', 'times', 'percent', 'points', 'bars', 'state']),
  holds: z.boolean(),
});

/** What became of a list's trades in the sealed years, 20 sessions after the entry. */
export const Headline = z.object({
  /** The last session the record knows of. */
  as_of: TradingDate,
  number: z.int().nonnegative(),
  /** Share of trades that gained after costs, in percent. */
  hit_rate: Percent.nullable(),
  /** Over the equal-weight market of the same days, after costs, in percent; the interval holds it 95 times of 100. */
  mean_excess: Percent.nullable(),
  interval_low: Percent.nullable(),
  interval_high: Percent.nullable(),
  verdict: Verdict,
});

export const Said = Fact.omit({ left: true, right: true, holds: true });

/** As much of a list as its rows need to be read. */
export const SignalListHead = z.object({
  ...listName,
  title: z.string(),
  means: z.string(),
  /** Null where none is kept, or where the day asked for is earlier than what the record knows. */
  record: Headline.nullable(),
});

/** What a list is: its idea, its published parameters, what ends a signal of it, and its record. */
export const SignalList = SignalListHead.extend({
  /** The address of the list itself; null where it has none. */
  path: z.string().nullable(),
  idea: z.string(),
  settings: z.array(z.object({ name: z.string(), label: z.string(), value: z.number() })),
  conditions: z.array(Said),
  /** The same as a scan, which the builder opens; null where the language has no words for it. */
  scan: z.string().nullable(),
  /** The opposite signal, a number of bars, or conditions that hold. */
  ending: z.union([z.literal('opposite'), z.object({ bars: z.int() }), z.array(Said)]),
});

export const stock = {
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int().nullable(),
  instrument: z.string().nullable(),
};

const signal = {
  signal_on: TradingDate,
  /** Unix seconds. */
  bar_ends_at: z.int(),
  /** As traded. */
  close: Rupees,
};

/** A day's mean over the 20 sessions up to the as-of day, those without a trade included. */
export const turnover = { turnover: Rupees.nullable() };

/** Whether an order of Rs 1 lakh at the next open could be filled; null where no record is kept. */
const Fill = z.enum(['filled', 'locked', 'thin', 'no-session', 'pending']).nullable();

/** Its reasons are asked for by `/data/signal-why/`, one signal at a time. */
export const SignalRow = z.object({
  ...listName,
  ...stock,
  ...signal,
  close_now: Rupees.nullable(),
  /** From the signal's close to the latest one, bonus and right shares taken into account; null while none came after it. */
  change_since: Percent.nullable(),
  ...turnover,
  /** The session with which the family's own rule ended it. */
  ended_on: TradingDate.nullable(),
  fill: Fill,
  /** Since this signal: its old conditions are not kept. */
  rule_changed: z.boolean(),
});

/** A stock of the newest session that lacks one condition of a list. */
export const NearRow = z.object({ ...listName, ...stock, ...signal, ...turnover, missing: Fact });

/** Told with the first page: of each stock the list it is nearest to, the nearest stocks first. */
export const near = {
  near: z.array(NearRow).max(40),
  /** Stocks that lack one condition, however many are told. */
  near_total: z.int().nonnegative(),
};

/** The last session that has been searched for signals; an earlier one than `as_of` means that they are not ready yet. */
export const dating = { as_of: TradingDate, signals_to: TradingDate.nullable() };

export const Count = z.int().nonnegative();

/** Of the lists that were asked for: how many have a record, and how many one that shows an edge. */
export const records = { records: z.object({ lists: Count, edge: Count }) };

export const SignalsReply = z.object({
  ...dating,
  ...paged,
  /** Of all rows that pass the filters, whatever the verdict on their lists. */
  counts: z.object({ buy: Count, sell: Count, stocks: Count, verdicts: z.record(VerdictGroup, Count) }),
  ...records,
  /** Those of the rows below. */
  lists: z.array(SignalListHead),
  rows: z.array(SignalRow),
  ...near,
});
