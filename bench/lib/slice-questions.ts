import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, flowParams, flowSql, floorsheetParams, floorsheetSql } from '@chuli/tape';

/** A question over HTTP, and the same as the statement that answers it. */
export type Question = {
  name: string;
  path: string;
  sql: string;
  params: Record<string, unknown>;
};

const PAGE_SIZE = 500;

type Days = readonly TradingDate[];

const floorsheet = (date: TradingDate): Question => {
  const question = { date, sort: 'contract_id', page: 1, page_size: PAGE_SIZE } as const;
  return {
    name: 'floorsheet page',
    path: `/api/data/floorsheet/?date=${date}&page_size=${PAGE_SIZE}`,
    sql: floorsheetSql(question),
    params: floorsheetParams(question),
  };
};

/** Up to this many sessions the answer about one stock lists the net of each. */
const LONGEST_BY_SESSION = 60;

const flow = (name: string, days: Days, symbol?: StockSymbol): Question => {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) throw new Error('The tape holds no trades.');
  const subject = symbol === undefined ? ({ of: 'market' } as const) : ({ of: 'stock', symbol } as const);
  const by_session = symbol !== undefined && days.length <= LONGEST_BY_SESSION;
  const question = { subject, by_session, from, to };
  const asked = symbol === undefined ? 'all=true' : `symbol=${encodeURIComponent(symbol)}`;
  return {
    name,
    path: `/api/data/broker-analytics/?${asked}&from_date=${from}&to_date=${to}`,
    sql: flowSql(question),
    params: flowParams(question),
  };
};

const busiestSymbol = async (tape: Tape, date: TradingDate): Promise<StockSymbol> => {
  const result = await tape.query({
    query:
      'SELECT symbol FROM counted_trade AS trade WHERE traded_on = {date:Date} GROUP BY symbol ORDER BY count() DESC LIMIT 1',
    query_params: { date },
    format: 'JSONEachRow',
  });
  const [row] = await result.json<{ symbol: StockSymbol }>();
  if (row === undefined) throw new Error(`There are no trades on ${date}.`);
  return row.symbol;
};

const lastOf = (days: Days): TradingDate => {
  const last = days.at(-1);
  if (last === undefined) throw new Error('The tape holds no trades.');
  return last;
};

/** The three questions of the slice over the last of these days, whose trades are known. */
export const sliceQuestions = async (tape: Tape, days: Days): Promise<Question[]> => {
  const last = lastOf(days);
  return [
    floorsheet(last),
    flow('one stock, 90 sessions', days.slice(-90), await busiestSymbol(tape, last)),
    flow('whole market, 30 sessions', days.slice(-30)),
  ];
};

/** Those, and the longest range that a reader may ask for. */
export const rangeQuestions = async (tape: Tape, days: Days): Promise<Question[]> => [
  ...(await sliceQuestions(tape, days)),
  flow('one stock, every session', days, await busiestSymbol(tape, lastOf(days))),
];
