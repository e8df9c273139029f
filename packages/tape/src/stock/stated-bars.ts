import { type Paisa, type StockSymbol, type TradingDate, dateOfDayNumber } from '@chuli/kernel';
import type { Base, Basis, StatedBar } from '@chuli/market';
import { type Tape, ask } from '../client.ts';

/** A bar with the base that is stored beside it. */
export type StampedBar = StatedBar & {
  readonly symbol: StockSymbol;
  readonly stored: Base;
  /** Of its row: too long for a number, because it begins with a term. */
  readonly version: string;
};

/** Bars of a stock as columns of the same length, oldest first. */
type Columns = {
  symbol: StockSymbol;
  days: number[];
  highs: Paisa[];
  lows: Paisa[];
  closes: Paisa[];
  stated: (Paisa | null)[];
  bases: (Paisa | null)[];
  basis: Basis[];
  versions: string[];
};

/** What a base is computed from. `tuple` keeps an unknown one in its place: a plain group of values drops it. */
const COLUMNS = `symbol, traded_on, high, low, close, tuple(previous_close) AS stated, tuple(base) AS base, basis,
  toString(version) AS version`;

/** The last bar before a day may be dated on no session: three are read. */
const BARS_BEFORE = 3;

const rowsOf = (columns: Columns): StampedBar[] =>
  columns.days.map((day, at) => ({
    symbol: columns.symbol,
    traded_on: dateOfDayNumber(day),
    high: columns.highs[at] as Paisa,
    low: columns.lows[at] as Paisa,
    close: columns.closes[at] as Paisa,
    previous_close: columns.stated[at] ?? null,
    stored: { base: columns.bases[at] ?? null, basis: columns.basis[at] ?? 'none' },
    version: columns.versions[at] ?? '',
  }));

/** Every bar of some stocks, or of all, from a day on, and the last ones before it. */
export const stampedBars = async (
  tape: Tape,
  { from, symbols }: { from: TradingDate; symbols: readonly StockSymbol[] },
): Promise<Map<StockSymbol, StampedBar[]>> => {
  const found = await ask<Columns>(
    tape,
    `
SELECT symbol, groupArray(toUInt16(traded_on)) AS days, groupArray(high) AS highs, groupArray(low) AS lows,
  groupArray(close) AS closes, groupArray(stated).1 AS stated, groupArray(base).1 AS bases,
  groupArray(basis) AS basis, groupArray(version) AS versions
FROM (
  SELECT * FROM (
    SELECT ${COLUMNS} FROM daily_bar FINAL WHERE traded_on >= {from:Date}
    UNION ALL
    SELECT ${COLUMNS} FROM daily_bar FINAL WHERE traded_on < {from:Date}
    ORDER BY traded_on DESC LIMIT ${BARS_BEFORE} BY symbol
  )
  WHERE empty({symbols:Array(String)}) OR symbol IN {symbols:Array(String)}
  ORDER BY symbol, traded_on
)
GROUP BY symbol ORDER BY symbol`,
    { from, symbols },
  );
  return new Map(found.map((columns) => [columns.symbol, rowsOf(columns)]));
};
