import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { weeksOverTo } from '@chuli/market';
import { type Tape, ask } from '../client.ts';
import { ENDED, KNOWN, type SignalLists, type SignalQuestion, ofLists } from './signals.ts';

/** What the engine needs of every stock to sort and filter by it: columns of the same length. */
export type StockColumns = {
  symbols: readonly StockSymbol[];
  /** Paisa a session; 0 where it is not known. */
  turnovers: readonly number[];
  /** The latest close in paisa, and its session with the end of it in Unix seconds. */
  closes: readonly number[];
  traded_on: readonly TradingDate[];
  closed_at: readonly number[];
  /** What the change of the last session is measured from, in paisa; 0 where that is not known. */
  bases: readonly number[];
};

/** Prices of a stock before `ex_on` are multiplied by the factor. */
export type AdjustmentColumns = {
  symbols: readonly StockSymbol[];
  ex_on: readonly TradingDate[];
  factors: readonly number[];
};

/** Lists by name, `family kind timeframe side`, each with its group and its place in the order by a figure of its record. */
export type ListColumns = {
  names: readonly string[];
  groups: readonly number[];
  places: readonly number[];
};

/** Which signals are meant, beyond their lists and days. */
export type FoundQuestion = SignalQuestion & {
  stocks: StockColumns;
  adjustments: AdjustmentColumns;
  lists: ListColumns;
  /** Signals that have not ended: of each stock the latest, and only of stocks that still trade. */
  standing: boolean;
  /** Stocks alone on which these lists have one voice: signals of one family on one side. */
  alone: SignalLists | null;
  /** Only these stocks; null for all. */
  only: readonly StockSymbol[] | null;
  /** In paisa a session. */
  smallest_turnover: number;
  /** The last session of which signals are meant; what became of them is told up to `to`. */
  last: TradingDate;
  /** Signals that have not ended, and whether they fired on the newest bar; null for all, ended ones too. */
  match: Match | null;
};

/** Fresh fired on the newest bar of their timeframe, already before it, hybrid on either. */
export type Match = {
  as: 'fresh' | 'already' | 'hybrid';
  /** Unix seconds from which on a bar that ends is the newest: of hours, days and weeks. */
  newest: readonly [hourly: number, daily: number, weekly: number];
};

export const LIST_NAME = `concat(family, ' ', kind, ' ', timeframe, ' ', side)`;

/** One voice: a family on a side. What the reader filters by afterwards does not make a stock stand alone. */
const aloneSql = (alone: SignalLists | null): string =>
  alone === null
    ? ''
    : `
    AND symbol IN (
      SELECT symbol FROM signal_event FINAL
      PREWHERE signal_on BETWEEN {from:Date} AND {last:Date} AND ${KNOWN} AND family IN {voices:Array(String)}
        AND kind IN {voice_kinds:Array(String)} AND timeframe IN {voice_timeframes:Array(String)}
      GROUP BY symbol HAVING uniqExact(family, side) = 1)`;

const NEWEST = `transform(timeframe, ['hourly', 'daily', 'weekly'], {newest:Array(UInt32)}, toUInt32(0))`;

const STOOD = ` AND (event.ended_on IS NULL OR NOT (${ENDED}))`;

const MATCHES: Readonly<Record<Match['as'], string>> = {
  fresh: `${STOOD} AND toUnixTimestamp(bar_ends_at) >= ${NEWEST}`,
  already: `${STOOD} AND toUnixTimestamp(bar_ends_at) < ${NEWEST}`,
  hybrid: STOOD,
};

/** Conditions on the table's own order come before the rows are put together: FINAL would read all of them else. */
export const foundSql = (question: FoundQuestion, columns = ''): string => `
  SELECT family, kind, timeframe, side, symbol, signal_on, bar_ends_at, event.close AS close, rule_version,
    if(${ENDED}, event.ended_on, NULL) AS ended_on,
    transform(symbol, {stocks:Array(String)}, {turnovers:Array(UInt64)}, toUInt64(0)) AS turnover,
    ${columns}
    transform(${LIST_NAME}, {lists:Array(String)}, {groups:Array(UInt8)}, toUInt8(1)) AS verdict_group
  FROM signal_event AS event FINAL
  PREWHERE signal_on BETWEEN {from:Date} AND {last:Date} AND ${KNOWN}${ofLists(question)}
    ${question.only === null ? '' : 'AND symbol IN {only:Array(String)}'}
  WHERE turnover >= {smallest_turnover:UInt64}${aloneSql(question.alone)}${question.match === null ? '' : MATCHES[question.match.as]}
  ${
    question.standing
      ? `AND close_now > 0${STOOD}
  ORDER BY bar_ends_at DESC, family, kind, timeframe, side LIMIT 1 BY symbol`
      : ''
  }`;

/** The same by the names that the texts have for it. */
export const foundParams = ({ stocks, adjustments, lists, alone, match, ...question }: FoundQuestion) => ({
  ...question,
  stocks: stocks.symbols,
  turnovers: stocks.turnovers,
  closes: stocks.closes,
  traded_on: stocks.traded_on,
  closed_at: stocks.closed_at,
  bases: stocks.bases,
  adjusted: adjustments.symbols,
  ex_days: adjustments.ex_on,
  factors: adjustments.factors,
  lists: lists.names,
  groups: lists.groups,
  places: lists.places,
  voices: alone?.families ?? [],
  voice_kinds: alone?.kinds ?? [],
  voice_timeframes: alone?.timeframes ?? [],
  only: question.only ?? [],
  newest: match?.newest ?? [],
  weeks_to: weeksOverTo(question.to),
});

/** The engine reads every parameter it is given, and columns are long: only those that the text names. */
export const askWith = <Row>(
  tape: Tape,
  query: string,
  params: Readonly<Record<string, unknown>>,
): Promise<Row[]> =>
  ask<Row>(
    tape,
    query,
    Object.fromEntries(Object.entries(params).filter(([name]) => query.includes(`{${name}:`))),
  );
