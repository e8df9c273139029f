import { INSTRUMENT_NAMES } from '@chuli/market';
import { z } from 'zod';
import { FOLLOWED_SESSIONS, Followed } from '../followed.ts';
import { Percent, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';
import { paged, paging } from '../signal/pages.ts';
import { Count, Match, stock, turnover } from '../signal/parts.ts';

export const SCAN_TIMEFRAMES = ['half_hourly', 'hourly', 'daily', 'weekly', 'monthly'] as const;
export const ScanTimeframe = z.enum(SCAN_TIMEFRAMES);
export const SCAN_UNITS = [
  'rupees',
  'percent',
  'shares',
  'times',
  'points',
  'bars',
  'state',
  'plain',
] as const;

/** `new`: nothing could be said of the bar before, as on a listing. */
export const ScanState = z.enum(['fresh', 'already', 'new']);

/** A condition as its text, with what it compares at the bar. */
export const ScanFact = z.object({
  condition: z.string(),
  values: z.array(z.number().nullable()),
  unit: z.enum(SCAN_UNITS),
  says: z.enum(['holds', 'fails', 'silent']),
});

/** What was judged, as a text that can be read, changed and judged again. */
const ScanSaid = z.object({
  /** The same for every text that means the same. */
  id: z.string(),
  text: z.string(),
  words_en: z.string(),
  words_ne: z.string(),
  match: Match,
  base: ScanTimeframe,
  /** Whether it asks for the bar that forms: what it finds may change until the close. */
  uses_forming: z.boolean(),
});

export const judgement = {
  as_of: TradingDate,
  scan: ScanSaid,
  /** The last session whose trades have times; null where the scan needs none. */
  hours_to: TradingDate.nullable(),
  judged: Count,
  /** Each condition by itself: how many of the stocks meet it. */
  conditions: z.array(z.object({ condition: z.string(), passing: Count })),
  /** Stocks of the universe of which nothing can be said, and why. */
  silent: z.object({
    young: Count,
    no_trade: Count,
    no_times: Count,
    no_floorsheet: Count,
    /** What a report or a register would have to tell was not known. */
    no_report: Count,
  }),
  /** Of how many sessions something can be said, where the rule reads what is not known of all of them. */
  sessions_judged: z.object({ judged: Count, of: Count }).nullable(),
};

export const matchColumns = {
  ...stock,
  close: Rupees.nullable(),
  change: Percent.nullable(),
  ...turnover,
  state: ScanState,
  /** The bar with which the rule began to hold, and how many bars it has held. */
  since: TradingDate,
  bars: z.int().positive(),
  /** The way a price could not move any further: nobody could buy at the top of the day's range, or sell at its end. */
  locked: z.enum(['up', 'down']).nullable(),
};

/** A stock that lacks one condition. */
export const NearMatch = z.object({ ...stock, close: Rupees.nullable(), ...turnover, missing: ScanFact });

/** Matches of one bar that the market closed. */
export const Hits = z.object({ date: TradingDate, total: Count, fresh: Count });

/** Matches of the last weeks of the market, the oldest first, by the Sunday with which each week begins. */
export const Weeks = z.array(z.object({ week: TradingDate, total: Count, fresh: Count })).max(1_000);

/** Which stocks a table is of. Ordinary shares that are traded, unless something else is asked for. */
export const tableQuery = {
  symbol: StockSymbol.optional(),
  sector_id: z.coerce.number().int().min(1).max(13).optional(),
  instrument: z.enum([...INSTRUMENT_NAMES, 'all']).default('Equity'),
  /** In rupees a session, the mean of 20; what is not known counts as nothing. */
  smallest_turnover: z.coerce.number().int().min(0).max(1e12).default(2_000_000),
  ...paging,
  ...asOf,
};

export const listQuery = { ...tableQuery, match: Match.default('hybrid') };

/** Sessions whose matches are counted beside a list. */
export const HIT_SESSIONS = 60;

export const listReply = <R extends z.ZodRawShape>(own: R) =>
  z.object({
    ...judgement,
    ...paged,
    /** Told with the first page, the oldest first. */
    hits: z.array(Hits).max(HIT_SESSIONS),
    near: z.array(NearMatch).max(12),
    followed: z.array(Followed).max(FOLLOWED_SESSIONS.length),
    rows: z.array(z.object({ ...matchColumns, ...own })),
  });
