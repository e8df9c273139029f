import { z } from 'zod';
import { post } from '../contract.ts';
import { FOLLOWED_SESSIONS, Followed } from '../followed.ts';
import { personal } from '../kinds.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { StockSymbol, TradingDate, asOf } from '../parts.ts';
import { paged, paging, sortBy } from '../signal/pages.ts';
import { Count, Match } from '../signal/parts.ts';
import {
  HIT_SESSIONS,
  Hits,
  NearMatch,
  SCAN_UNITS,
  ScanFact,
  ScanTimeframe,
  Weeks,
  judgement,
  matchColumns,
} from './parts.ts';

export const SCAN_FORMS = ['set', 'setup', 'signal', 'scan'] as const;
const ScanForm = z.enum(SCAN_FORMS);
const ModelName = z.string().trim().min(1).max(60);
const ModelId = z.uuid();
const Visibility = z.enum(['private', 'link']);
const ScanText = z.string().trim().min(1).max(2_000);
const UnixSeconds = z.int().nonnegative();
/** Chosen by the browser: what it sends twice is done once. */
const requestId = { request_id: z.uuid().optional() };

const builder = { ...personal, feature: 'scan-builder' } as const;
const sets = { ...personal, feature: 'indicator-sets' } as const;

/** One condition of the flat form; left out is as usual (R37): the close, above, of this bar. */
const NAME = /^[A-Za-z0-9_]{1,40}$/u;
const SOURCES = ['open', 'high', 'low', 'close', 'adj_close'] as const;
const Against = z.strictObject({
  source: z.enum(SOURCES).optional(),
  indicator: z.string().regex(NAME).optional(),
  parameters: z.array(z.number()).max(8).optional(),
  line: z.string().regex(NAME).optional(),
  number: z.number().optional(),
});
const Clause = z.strictObject({
  source: z.enum(SOURCES).default('close'),
  left: Against.optional(),
  condition: z.enum(['<', '>']).default('>'),
  against: Against,
  offset: z.number().int().min(0).max(250).default(0),
});

export const MOST_CLAUSES = 12;

const Flat = z.strictObject({
  name: ModelName,
  time_period: ScanTimeframe.default('daily'),
  logic: z.enum(['and', 'or']).default('and'),
  scanning_type: Match.default('fresh'),
  clauses: z.array(Clause).min(1).max(MOST_CLAUSES),
  ...requestId,
});

const RESULT_SORTS = ['symbol', 'close', 'change', 'turnover', 'bars', 'since'] as const;

const results = {
  ...judgement,
  /** The running session whose bar was judged, with its last trade; null where the bar was closed. */
  forming: z.object({ on: TradingDate, at: UnixSeconds.nullable() }).nullable(),
  ...paged,
  near: z.array(NearMatch).max(12),
  /** After earlier matches, where those are asked for. */
  followed: z.array(Followed).max(FOLLOWED_SESSIONS.length),
  /** Of the last sessions, and of all weeks, where they are asked for. */
  by_date: z.array(Hits).max(HIT_SESSIONS),
  weeks: Weeks,
  rows: z.array(
    z.object({
      ...matchColumns,
      /** What the rule compares, each with its unit. */
      values: z.array(z.object({ name: z.string(), value: z.number().nullable(), unit: z.enum(SCAN_UNITS) })),
      why: z.array(ScanFact),
    }),
  ),
};

export const ScanResult = z.object(results);

const Side = z.strictObject({ text: ScanText, scanning_type: Match.optional() });

/** A saved signal in one line. */
const SignalLine = z.object({
  id: ModelId,
  form: ScanForm,
  name: z.string(),
  time_period: ScanTimeframe,
  updated_at: UnixSeconds,
  words_en: z.string(),
  words_ne: z.string(),
  buy_signals: z.array(StockSymbol),
  sell_signals: z.array(StockSymbol),
});

const Saved = z.object({ model_id: ModelId, revision: z.int().positive(), saves: Count });
const modelId = z.object({ modelId: ModelId });
const model_id = z.object({ model_id: ModelId });

/** Rules of one's own: run, saved, changed and looked at by date. */
export const customScanContracts = {
  mySignals: {
    ...sets,
    method: 'GET',
    cost: 'heavy',
    path: '/custom-signals/v2/custom-pro/',
    summary: 'All custom signals of a person, with the symbols each finds',
    query: z.strictObject({ form: ScanForm.optional(), ...asOf }),
    reply: z.object({ as_of: TradingDate, rows: z.array(SignalLine) }),
  },
  addSignal: post({
    ...builder,
    cost: 'heavy',
    path: '/custom-signals/v2/custom-pro/',
    summary: 'Save a signal with a buy rule and, if wanted, a sell rule',
    body: z.strictObject({ name: ModelName, buy: Side, sell: Side.optional(), ...requestId }),
    reply: SignalLine,
  }),
  addSetup: post({
    ...builder,
    cost: 'heavy',
    path: '/custom-signals/custom-pro/setup/',
    summary: 'Save flat conditions',
    body: Flat,
    reply: z.object({ model_id: ModelId, scan: judgement.scan, total: Count }),
  }),
  setupResults: {
    ...builder,
    method: 'GET',
    cost: 'heavy',
    mostRows: MOST_ROWS.page,
    path: '/custom-signals/custom-pro/setup/results/{modelId}',
    summary: 'What saved flat conditions find',
    params: modelId,
    query: z.strictObject({ sort: sortBy(RESULT_SORTS, '-turnover'), ...paging, ...asOf }),
    reply: ScanResult,
  },
  removeSetup: {
    ...builder,
    method: 'DELETE',
    path: '/custom-signals/custom-pro/setup/{modelId}',
    summary: 'Delete saved flat conditions',
    params: modelId,
    body: z.strictObject({}),
    reply: z.object({ done: z.literal(true), undo_until: UnixSeconds }),
  },
  runScan: post({
    ...builder,
    cost: 'heavy',
    mostRows: MOST_ROWS.page,
    path: '/custom-signals/v2/custom-pro/new/',
    summary: 'Run a scan without saving it',
    body: z.strictObject({
      text: ScanText,
      sort: sortBy(RESULT_SORTS, '-turnover'),
      /** Whether the matches of all earlier weeks are counted. */
      is_history: z.boolean().default(false),
      page: z.int().min(1).max(10_000).default(1),
      page_size: z.int().min(1).max(MOST_ROWS.page).default(100),
      ...asOf,
    }),
    reply: ScanResult,
  }),
  savedScans: {
    ...sets,
    method: 'GET',
    cost: 'heavy',
    path: '/custom-signals/v2/custom-pro/new/save/',
    summary: 'Saved rules of every form, and how many may be kept',
    query: z.strictObject({ ...asOf }),
    reply: z.object({
      as_of: TradingDate,
      saves: Count,
      limit: Count,
      rows: z.array(
        z.object({
          model_id: ModelId,
          form: ScanForm,
          name: z.string(),
          text: z.string(),
          sell_text: z.string().nullable(),
          words_en: z.string(),
          words_ne: z.string(),
          time_period: ScanTimeframe,
          scanning_type: Match,
          revision: z.int().positive(),
          updated_at: UnixSeconds,
          visibility: Visibility,
          total_now: Count,
        }),
      ),
    }),
  },
  saveScan: post({
    ...builder,
    path: '/custom-signals/v2/custom-pro/new/save/',
    summary: 'Save a rule; with the id of another, as a copy of it',
    body: z.strictObject({
      name: ModelName,
      text: ScanText,
      visibility: Visibility.optional(),
      parent_id: ModelId.optional(),
      ...requestId,
    }),
    reply: Saved,
  }),
  changeScan: {
    ...builder,
    method: 'PATCH',
    path: '/custom-signals/v2/custom-pro/new/save/{model_id}',
    summary: 'Change a saved rule, or take a deleted one back',
    params: model_id,
    body: z.strictObject({
      model_id: ModelId,
      name: ModelName.optional(),
      text: ScanText.optional(),
      visibility: Visibility.optional(),
      is_deleted: z.literal(false).optional(),
    }),
    reply: Saved,
  },
  removeScan: {
    ...sets,
    method: 'DELETE',
    path: '/custom-signals/v2/custom-pro/new/save/{modelId}',
    summary: 'Delete a saved rule of any form',
    params: modelId,
    body: z.strictObject({}),
    reply: z.object({ done: z.literal(true), undo_until: UnixSeconds }),
  },
  scanResults: {
    ...builder,
    method: 'GET',
    cost: 'heavy',
    mostRows: MOST_ROWS.page,
    path: '/custom-signals/v2/custom-pro/new/results/{model_id}',
    summary: 'What a saved rule finds, and how many it found in each session',
    params: model_id,
    query: z.strictObject({ sort: sortBy(RESULT_SORTS, '-turnover'), ...paging, ...asOf }),
    reply: ScanResult.extend({ name: z.string() }),
  },
} as const;
