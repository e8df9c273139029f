import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { weeksOverTo } from '@chuli/market';
import { type Tape, ask } from '../client.ts';
import type { Fill } from './fills.ts';
import { KNOWN } from './signals.ts';
import type { SignalRecordRow } from './write-record.ts';

type ListName = { family: string; kind: string; timeframe: string; side: string };

export type RecordQuestion = {
  families?: readonly string[];
  exit: string;
  /** How the names of the wanted slices begin. */
  slice: string;
  /** Figures that know a later day are left out. */
  as_of: TradingDate;
};

/** What the record knows: the last session is the beginning of its version. */
export type RecordFigures = Omit<SignalRecordRow, 'rule_version' | 'data_version'> & {
  known_to: TradingDate;
};

const FIGURES = `family, kind, timeframe, side, exit_rule, slice, number, mean, median, hit_rate, payoff, mean_excess,
  mean_excess_at_average, interval_low, interval_high, worst_run, worst_run_sum, first_half, second_half, by_year, left_out, verdict,
  toDate(substring(data_version, 1, 10)) AS known_to`;

export type RecordHeadline = Pick<
  RecordFigures,
  | 'family'
  | 'kind'
  | 'timeframe'
  | 'side'
  | 'number'
  | 'hit_rate'
  | 'mean_excess'
  | 'interval_low'
  | 'interval_high'
  | 'verdict'
  | 'known_to'
>;

/** The few figures that stand beside a list, by one rule of exit and of one slice. */
export const recordHeadlines = (
  tape: Tape,
  question: { families: readonly string[]; exit: string; slice: string; as_of: TradingDate },
): Promise<RecordHeadline[]> =>
  ask<RecordHeadline>(
    tape,
    `
SELECT family, kind, timeframe, side, number, hit_rate, mean_excess, interval_low, interval_high, verdict,
  toDate(substring(data_version, 1, 10)) AS known_to
FROM signal_record FINAL
PREWHERE family IN {families:Array(String)} AND exit_rule = {exit:String} AND slice = {slice:String}
WHERE known_to <= {as_of:Date}`,
    question,
  );

/** Figures of many lists by one rule of exit, in the order of their names. */
export const signalRecords = (
  tape: Tape,
  { families = [], ...question }: RecordQuestion,
): Promise<RecordFigures[]> =>
  ask<RecordFigures>(
    tape,
    `
SELECT ${FIGURES} FROM signal_record FINAL
WHERE exit_rule = {exit:String} AND startsWith(slice, {slice:String}) AND known_to <= {as_of:Date}
  AND (empty({families:Array(String)}) OR family IN {families:Array(String)})
ORDER BY family, kind, timeframe, side, slice`,
    { families, ...question },
  );

export const listRecord = (
  tape: Tape,
  question: ListName & { exit: string; as_of: TradingDate },
): Promise<RecordFigures[]> =>
  ask<RecordFigures>(
    tape,
    `
SELECT ${FIGURES} FROM signal_record FINAL
WHERE family = {family:String} AND kind = {kind:String} AND timeframe = {timeframe:String} AND side = {side:String}
  AND exit_rule = {exit:String} AND known_to <= {as_of:Date}
ORDER BY slice`,
    question,
  );

export type FoundTrade = {
  symbol: StockSymbol;
  signal_on: TradingDate;
  fill: Fill;
  entry_on: TradingDate | null;
  entry_price: Paisa | null;
  is_new_listing: 0 | 1;
  exit_on: TradingDate | null;
  exit_price: Paisa | null;
  exit_reason: 'rule' | '5' | '10' | '20' | 'delisted' | 'open' | 'fault' | '';
  /** Shares of the order. */
  net: number | null;
  excess: number | null;
};

const ORDERS = {
  newest: 'signal_on DESC, symbol, signal_number',
  best: 'net DESC NULLS LAST, signal_on DESC, symbol, signal_number',
  worst: 'net ASC NULLS LAST, signal_on DESC, symbol, signal_number',
} as const;

export type TradesQuestion = ListName & {
  /** The place of the rule of exit: the family's own is 1. */
  exit: number;
  symbol?: StockSymbol | undefined;
  as_of: TradingDate;
  /** No signal of a later day is told. */
  newest: TradingDate;
  sort: keyof typeof ORDERS;
  limit: number;
  offset: number;
};

const TRADES_OF_LIST = `
FROM signal_trade AS trade FINAL
PREWHERE family = {family:String} AND kind = {kind:String} AND timeframe = {timeframe:String} AND side = {side:String}
  AND signal_on <= {newest:Date} AND ${KNOWN} AND ({symbol:String} = '' OR symbol = {symbol:String})`;

/** Trades of a list, a page of them, and how many there are. What came after the as-of day is not told. */
export const signalTrades = async (
  tape: Tape,
  { sort, symbol = '' as StockSymbol, ...question }: TradesQuestion,
): Promise<{ total: number; trades: FoundTrade[] }> => {
  const params = { ...question, symbol, weeks_to: weeksOverTo(question.newest) };
  const [counted, trades] = await Promise.all([
    ask<{ total: number }>(tape, `SELECT count() AS total ${TRADES_OF_LIST}`, params),
    ask<FoundTrade>(
      tape,
      `
WITH trade.exit_on[{exit:UInt8}] AS left_on, left_on <= {as_of:Date} AS has_left,
  trade.entry_on <= {as_of:Date} AS has_entered
SELECT symbol, signal_on, if(fill != 'filled' OR has_entered, fill, 'pending') AS fill,
  if(has_entered, trade.entry_on, NULL) AS entry_on, if(has_entered, trade.entry_price, NULL) AS entry_price,
  is_new_listing,
  if(has_left, left_on, NULL) AS exit_on, if(has_left, trade.exit_price[{exit:UInt8}], NULL) AS exit_price,
  multiIf(NOT ifNull(has_entered, 0), '', left_on IS NULL OR has_left, trade.exit_reason[{exit:UInt8}], 'open') AS exit_reason,
  if(has_left, trade.net[{exit:UInt8}], NULL) AS net, if(has_left, trade.excess[{exit:UInt8}], NULL) AS excess
${TRADES_OF_LIST}
ORDER BY ${ORDERS[sort]} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      params,
    ),
  ]);
  return { total: counted[0]?.total ?? 0, trades };
};
