import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { type FoundSignal, type SignalLists, type SignalQuestion, ofLists } from './signals.ts';

/** What the engine needs of every stock to sort and filter by it: columns of the same length. */
export type StockColumns = {
  symbols: readonly StockSymbol[];
  /** Paisa a session; 0 where it is not known. */
  turnovers: readonly number[];
  /** The latest close in paisa, and its session with the end of it in Unix seconds. */
  closes: readonly number[];
  traded_on: readonly TradingDate[];
  closed_at: readonly number[];
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

/** Smaller first; a place of lists is counted from the wanted end, so that what has no figure stays last. */
const ORDERS = {
  signal_on: 'bar_ends_at',
  symbol: 'symbol',
  side: 'side',
  timeframe: 'timeframe',
  close: 'close',
  close_now: 'nullIf(close_now, 0)',
  change_since: 'change_since',
  turnover: 'nullIf(turnover, 0)',
  place: 'place',
} as const;

export type PageOrder = { by: keyof typeof ORDERS; descending: boolean };

export type SignalPageQuestion = SignalQuestion & {
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
  /** Lists of this group; null for all. */
  group: number | null;
  /** Groups in their order before anything else. */
  by_group: boolean;
  order: PageOrder;
  limit: number;
  offset: number;
};

/** What a page shows of a signal; its two values of each condition stay on the tape. */
export type PagedSignal = Omit<FoundSignal, 'lefts' | 'rights'> & { ended_on: TradingDate | null };

export type SignalCounts = {
  buy: number;
  sell: number;
  stocks: number;
  /** Signals by the group of their list. */
  groups: [number, number, number];
};

const LIST_NAME = `concat(family, ' ', kind, ' ', timeframe, ' ', side)`;

/** The latest close as a part of the signal's, shares given since counted in; null while no later bar is known. */
const CHANGE_SINCE = `transform(symbol, {stocks:Array(String)}, {traded_on:Array(Date)}, toDate(0)) AS traded_on,
    transform(symbol, {stocks:Array(String)}, {closed_at:Array(UInt32)}, toUInt32(0)) AS closed_at,
    if(close_now = 0 OR NOT if(timeframe = 'hourly', toUnixTimestamp(bar_ends_at) < closed_at, signal_on < traded_on), NULL,
      close_now / (event.close * arrayProduct(arrayMap(
        (one, ex_on, factor) -> if(one = symbol AND ex_on > signal_on AND ex_on <= traded_on, factor, 1),
        {adjusted:Array(String)}, {ex_days:Array(Date)}, {factors:Array(Float64)})))) AS change_since,`;

/** Columns that are looked up row by row, and so only where the order needs them. */
const lookedUpFor = ({ order: { by }, standing }: SignalPageQuestion): string => {
  const needsClose = standing || by === 'close_now' || by === 'change_since';
  return [
    needsClose
      ? 'transform(symbol, {stocks:Array(String)}, {closes:Array(UInt32)}, toUInt32(0)) AS close_now,'
      : '',
    by === 'change_since' ? CHANGE_SINCE : '',
    by === 'place'
      ? `transform(${LIST_NAME}, {lists:Array(String)}, {places:Array(UInt16)}, toUInt16(65535)) AS place,`
      : '',
  ].join(' ');
};

/** One voice: a family on a side. What the reader filters by afterwards does not make a stock stand alone. */
const aloneSql = (alone: SignalLists | null): string =>
  alone === null
    ? ''
    : `
    AND symbol IN (
      SELECT symbol FROM signal_event FINAL
      PREWHERE signal_on BETWEEN {from:Date} AND {to:Date} AND family IN {voices:Array(String)}
        AND kind IN {voice_kinds:Array(String)} AND timeframe IN {voice_timeframes:Array(String)}
      GROUP BY symbol HAVING uniqExact(family, side) = 1)`;

/** Conditions on the table's own order come before the rows are put together: FINAL would read all of them else. */
const foundSql = (question: SignalPageQuestion): string => `
  SELECT family, kind, timeframe, side, symbol, signal_on, bar_ends_at, event.close AS close, rule_version,
    if(event.ended_on <= {to:Date}, event.ended_on, NULL) AS ended_on,
    transform(symbol, {stocks:Array(String)}, {turnovers:Array(UInt64)}, toUInt64(0)) AS turnover,
    ${lookedUpFor(question)}
    transform(${LIST_NAME}, {lists:Array(String)}, {groups:Array(UInt8)}, toUInt8(1)) AS verdict_group
  FROM signal_event AS event FINAL
  PREWHERE signal_on BETWEEN {from:Date} AND {to:Date}${ofLists(question)}
    ${question.only === null ? '' : 'AND symbol IN {only:Array(String)}'}
  WHERE turnover >= {smallest_turnover:UInt64}${aloneSql(question.alone)}
  ${
    question.standing
      ? `AND close_now > 0 AND (event.ended_on IS NULL OR event.ended_on > {to:Date})
  ORDER BY bar_ends_at DESC, family, kind, timeframe, side LIMIT 1 BY symbol`
      : ''
  }`;

/** Ends in all that names a row, so that no two pages share one. */
const orderSql = ({ order: { by, descending }, by_group }: SignalPageQuestion): string =>
  [
    ...(by_group ? ['verdict_group'] : []),
    `${ORDERS[by]} ${descending ? 'DESC' : 'ASC'} NULLS LAST`,
    'bar_ends_at DESC',
    'turnover DESC',
    'symbol, family, kind, timeframe, side',
  ].join(', ');

const paramsOf = ({ stocks, adjustments, lists, alone, ...question }: SignalPageQuestion) => ({
  ...question,
  stocks: stocks.symbols,
  turnovers: stocks.turnovers,
  closes: stocks.closes,
  traded_on: stocks.traded_on,
  closed_at: stocks.closed_at,
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
  group: question.group ?? 0,
});

/** The engine reads every parameter it is given, and columns are long: only those that the text names. */
const askWith = <Row>(tape: Tape, query: string, params: Readonly<Record<string, unknown>>): Promise<Row[]> =>
  ask<Row>(
    tape,
    query,
    Object.fromEntries(Object.entries(params).filter(([name]) => query.includes(`{${name}:`))),
  );

const ofGroup = ({ group }: SignalPageQuestion): string =>
  group === null ? '' : 'WHERE verdict_group = {group:UInt8}';

const NOTHING: SignalCounts = { buy: 0, sell: 0, stocks: 0, groups: [0, 0, 0] };

/** A page of signals, and counts of all that pass the filters, whatever their group. */
export const signalPage = async (
  tape: Tape,
  question: SignalPageQuestion,
): Promise<{ counts: SignalCounts; signals: PagedSignal[] }> => {
  const params = paramsOf(question);
  const [counted, signals] = await Promise.all([
    askWith<SignalCounts>(
      tape,
      `
SELECT countIf(side = 'buy') AS buy, countIf(side = 'sell') AS sell, uniqExact(symbol) AS stocks,
  [countIf(verdict_group = 0), countIf(verdict_group = 1), countIf(verdict_group = 2)] AS groups
FROM (${foundSql(question)})`,
      params,
    ),
    askWith<PagedSignal>(
      tape,
      `
SELECT family, kind, timeframe, side, symbol, signal_on, toUnixTimestamp(ends) AS bar_ends_at, close, rule_version, ended_on
FROM (
  SELECT * EXCEPT bar_ends_at, bar_ends_at AS ends FROM (${foundSql(question)}) ${ofGroup(question)}
  ORDER BY ${orderSql(question)} LIMIT {limit:UInt32} OFFSET {offset:UInt32}
)`,
      params,
    ),
  ]);
  return { counts: counted[0] ?? NOTHING, signals };
};
