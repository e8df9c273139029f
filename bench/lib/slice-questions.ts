import { exDatesWithin, shareEras } from '@chuli/api/share-eras';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Reference } from '@chuli/registry/reference';
import type { Tape } from '@chuli/tape';
import { flowParams, flowSql } from '@chuli/tape/broker';
import { floorsheetCoverage, flowCoverage, floorsheetParams, floorsheetSql } from '@chuli/tape/floorsheet';

/** A question over HTTP, and the same as the statements that answer it. */
export type Question = {
  name: string;
  path: string;
  sql: string;
  params: Record<string, unknown>;
  /** What the answer needs beside it, asked at the same time. */
  beside?: (tape: Tape) => Promise<unknown>;
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
    beside: (tape) => floorsheetCoverage(tape, date),
  };
};

/** Up to this many sessions the answer about one stock lists the net of each. */
const LONGEST_BY_SESSION = 60;

const flow = async (
  { name, days, symbol }: { name: string; days: Days; symbol?: StockSymbol },
  reference: Reference | null,
): Promise<Question> => {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) throw new Error('The tape holds no trades.');
  const subject = symbol === undefined ? ({ of: 'market' } as const) : ({ of: 'stock', symbol } as const);
  const by_session = symbol !== undefined && days.length <= LONGEST_BY_SESSION;
  const range = { from_date: from, to_date: to, as_of: to };
  const exDates = reference === null ? [] : await exDatesWithin(reference, range, symbol);
  const question = { subject, by_session, from, to, eras: shareEras(exDates, from) };
  const asked = symbol === undefined ? 'all=true' : `symbol=${encodeURIComponent(symbol)}`;
  return {
    name,
    path: `/api/data/broker-analytics/?${asked}&from_date=${from}&to_date=${to}`,
    sql: flowSql(question),
    params: flowParams(question),
    beside: (tape) => flowCoverage(tape, { symbols: symbol === undefined ? null : [symbol], from, to }),
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
export const sliceQuestions = async (
  tape: Tape,
  days: Days,
  reference: Reference | null,
): Promise<Question[]> => {
  const last = lastOf(days);
  const symbol = await busiestSymbol(tape, last);
  return [
    floorsheet(last),
    await flow({ name: 'one stock, 90 sessions', days: days.slice(-90), symbol }, reference),
    await flow({ name: 'whole market, 30 sessions', days: days.slice(-30) }, reference),
  ];
};

/** Those, and the longest range that a reader may ask for, of a market in which nothing goes ex. */
export const rangeQuestions = async (tape: Tape, days: Days): Promise<Question[]> => [
  ...(await sliceQuestions(tape, days, null)),
  await flow(
    { name: 'one stock, every session', days, symbol: await busiestSymbol(tape, lastOf(days)) },
    null,
  ),
];
