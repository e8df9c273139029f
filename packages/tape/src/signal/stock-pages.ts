import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Tape } from '../client.ts';
import { type FoundQuestion, askWith, foundParams, foundSql } from './found.ts';
import type { NamedSignal } from './signals.ts';

const CLOSE = 'transform(symbol, {stocks:Array(String)}, {closes:Array(UInt32)}, toUInt32(0))';
const BASE = 'transform(symbol, {stocks:Array(String)}, {bases:Array(UInt32)}, toUInt32(0))';

/** Smaller first; looked up once a stock. */
const ORDERS = {
  newest: 'ends',
  symbol: 'symbol',
  close: `nullIf(${CLOSE}, 0)`,
  change: `${CLOSE} / nullIf(${BASE}, 0)`,
  buy: 'buy',
  sell: 'sell',
  turnover: 'nullIf(turnover, 0)',
} as const;

export type StockOrder = { by: keyof typeof ORDERS; descending: boolean };

export type StockPageQuestion = FoundQuestion & {
  /** Sessions of which the signals are counted one by one. */
  marked: readonly TradingDate[];
  order: StockOrder;
  limit: number;
  offset: number;
};

/** A stock with its signals counted, and the newest of them by name: of several the one whose list is judged best. */
export type SignalledStock = {
  symbol: StockSymbol;
  buy: number;
  sell: number;
  /** The same by marked session, in their order. */
  buys: number[];
  sells: number[];
  family: string;
  kind: string;
  timeframe: 'hourly' | 'daily' | 'weekly';
  side: 'buy' | 'sell';
  signal_on: TradingDate;
  /** Unix seconds. */
  bar_ends_at: number;
};

const marksOf = (side: 'buy' | 'sell'): string =>
  `sumForEach(arrayMap(day -> toUInt16(side = '${side}' AND signal_on = day), {marked:Array(Date)}))`;

/** Ends in the symbol, which names a row, so that no two pages share one. */
const pageSql = (question: StockPageQuestion): string => `
SELECT symbol, buy, sell, buys, sells, newest.1 AS family, newest.2 AS kind, newest.3 AS timeframe, newest.4 AS side,
  newest.5 AS signal_on, toUnixTimestamp(ends) AS bar_ends_at
FROM (
  SELECT symbol, countIf(side = 'buy') AS buy, countIf(side = 'sell') AS sell, max(bar_ends_at) AS ends,
    any(turnover) AS turnover, ${marksOf('buy')} AS buys, ${marksOf('sell')} AS sells,
    argMin((family, kind, timeframe, side, signal_on),
      (-toInt64(toUnixTimestamp(bar_ends_at)), verdict_group, family, kind, timeframe, side)) AS newest
  FROM (${foundSql(question)}) GROUP BY symbol
)
ORDER BY ${ORDERS[question.order.by]} ${question.order.descending ? 'DESC' : 'ASC'} NULLS LAST,
  ends DESC, turnover DESC, symbol
LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;

export type StockCounts = { buy: number; sell: number; stocks: number };

const NOTHING: StockCounts = { buy: 0, sell: 0, stocks: 0 };

/** A page of the stocks that have such signals, and counts of all of them. */
export const signalledStocks = async (
  tape: Tape,
  question: StockPageQuestion,
): Promise<{ counts: StockCounts; stocks: SignalledStock[] }> => {
  const params = foundParams(question);
  const [counted, stocks] = await Promise.all([
    askWith<StockCounts>(
      tape,
      `
SELECT countIf(side = 'buy') AS buy, countIf(side = 'sell') AS sell, uniqExact(symbol) AS stocks
FROM (${foundSql(question)})`,
      params,
    ),
    askWith<SignalledStock>(tape, pageSql(question), params),
  ]);
  return { counts: counted[0] ?? NOTHING, stocks };
};

export type FiredList = Pick<NamedSignal, 'family' | 'kind' | 'timeframe' | 'side'> & { signals: number };

/** The lists that fired, and how often. */
export const firedLists = (tape: Tape, question: FoundQuestion): Promise<FiredList[]> =>
  askWith<FiredList>(
    tape,
    `
SELECT family, kind, timeframe, side, count() AS signals FROM (${foundSql(question)})
GROUP BY family, kind, timeframe, side`,
    foundParams(question),
  );
