import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import type { Bar } from '../stock/history.ts';

type Range = { from: TradingDate; to: TradingDate };

export type SymbolBar = Bar & { symbol: StockSymbol };

/** The last two bars of every stock that traded in a range, the later first. */
export const lastTwoBars = (tape: Tape, { from, to }: Range): Promise<SymbolBar[]> =>
  ask<SymbolBar>(
    tape,
    `
SELECT symbol, traded_on, open, high, low, close, volume, amount, trades, vwap, base, flags
FROM daily_bar FINAL WHERE traded_on BETWEEN {from:Date} AND {to:Date}
ORDER BY symbol, traded_on DESC LIMIT 2 BY symbol`,
    { from, to },
  );

/** Every stock that traded on a day. */
export const barsOn = (tape: Tape, date: TradingDate): Promise<SymbolBar[]> =>
  ask<SymbolBar>(
    tape,
    `
SELECT symbol, traded_on, open, high, low, close, volume, amount, trades, vwap, base, flags
FROM daily_bar FINAL WHERE traded_on = {date:Date} ORDER BY symbol`,
    { date },
  );

export type MarketTotals = {
  traded_on: TradingDate;
  volume: number;
  /** Null when it is not known of every stock of the day. */
  amount: Paisa | null;
  trades: number | null;
};

const sumOfAll = (column: string): string => `if(countIf(${column} IS NULL) > 0, NULL, sum(${column}))`;

/**
 * What all stocks together traded on each day, oldest first. Where the trades of a stock are not known, the number that
 * the exchange declared for the day stands in.
 */
export const marketTotals = (tape: Tape, { from, to }: Range): Promise<MarketTotals[]> =>
  ask<MarketTotals>(
    tape,
    `
SELECT day.traded_on AS traded_on, day.volume AS volume, day.amount AS amount,
  coalesce(day.trades, declared.trades) AS trades
FROM (
  SELECT traded_on, sum(bar.volume) AS volume, ${sumOfAll('bar.amount')} AS amount, ${sumOfAll('bar.trades')} AS trades
  FROM daily_bar AS bar FINAL WHERE traded_on BETWEEN {from:Date} AND {to:Date} GROUP BY traded_on
) AS day
LEFT JOIN (
  SELECT traded_on, trades FROM market_day FINAL WHERE traded_on BETWEEN {from:Date} AND {to:Date}
) AS declared ON declared.traded_on = day.traded_on
ORDER BY day.traded_on`,
    { from, to },
  );

/** A day of a series in the order of its columns: rows of named fields would be four times the bytes. */
type SeriesCells = [
  traded_on: TradingDate,
  high: Paisa,
  low: Paisa,
  close: Paisa,
  volume: number,
  amount: Paisa | null,
];

export type SeriesPoint = Pick<Bar, 'traded_on' | 'high' | 'low' | 'close' | 'volume' | 'amount'>;

export type Series<Key> = {
  key: Key;
  /** Of the last day. */
  base: Paisa | null;
  /** Oldest first. */
  points: SeriesPoint[];
};

type SeriesRow<Key> = { key: Key; base: Paisa | null; cells: SeriesCells[] };

const toSeries = <Key>({ key, base, cells }: SeriesRow<Key>): Series<Key> => ({
  key,
  base,
  points: cells.map(([traded_on, high, low, close, volume, amount]) => ({
    traded_on,
    high,
    low,
    close,
    volume,
    amount,
  })),
});

/**
 * A range, and from before it the last days up to each earlier day: what a change over years is measured from. A halt of
 * trading longer than a year breaks the series, and one bar may be dated on no session: the last three are read.
 */
type SeriesRange = Range & { earlier?: readonly TradingDate[] };

/** Nothing means all. */
type StockRange = SeriesRange & { symbols?: readonly StockSymbol[] };

const OF_SYMBOLS = '(empty({symbols:Array(String)}) OR symbol IN {symbols:Array(String)})';

const seriesDays = (table: 'daily_bar' | 'index_bar', key: string, columns: string, of = 'true'): string => `(
  SELECT ${key}, traded_on, ${columns} FROM ${table} FINAL
  WHERE traded_on BETWEEN {from:Date} AND {to:Date} AND ${of}
  UNION ALL
  SELECT ${key}, traded_on, ${columns} FROM ${table} FINAL ARRAY JOIN {earlier:Array(Date)} AS day
  WHERE traded_on < {from:Date} AND traded_on <= day AND traded_on > subtractYears(day, 1) AND ${of}
  ORDER BY traded_on DESC LIMIT 3 BY ${key}, day
)`;

/** The bars of a range, of every stock or of these. */
export const stockSeries = async (
  tape: Tape,
  { from, to, earlier = [], symbols = [] }: StockRange,
): Promise<Series<StockSymbol>[]> => {
  const rows = await ask<SeriesRow<StockSymbol>>(
    tape,
    `
SELECT symbol AS key, argMax(tuple(day.base), traded_on).1 AS base,
  arraySort(groupUniqArray(tuple(traded_on, high, low, close, volume, amount))) AS cells
FROM ${seriesDays('daily_bar', 'symbol', 'high, low, close, volume, amount, base', OF_SYMBOLS)} AS day
GROUP BY symbol ORDER BY symbol`,
    { from, to, earlier, symbols },
  );
  return rows.map(toSeries);
};

/** Every index's values of a range, in hundredths of a point; a day with a close alone has it as high and low. */
export const indexSeries = async (
  tape: Tape,
  { from, to, earlier = [] }: SeriesRange,
): Promise<Series<number>[]> => {
  const rows = await ask<SeriesRow<number>>(
    tape,
    `
SELECT index_id AS key, NULL AS base,
  arraySort(groupUniqArray(tuple(traded_on, ifNull(high, close), ifNull(low, close), close, 0, NULL))) AS cells
FROM ${seriesDays('index_bar', 'index_id', 'high, low, close')}
GROUP BY index_id ORDER BY index_id`,
    { from, to, earlier },
  );
  return rows.map(toSeries);
};
