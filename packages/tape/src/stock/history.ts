import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

export type Bar = {
  traded_on: TradingDate;
  open: Paisa | null;
  high: Paisa;
  low: Paisa;
  close: Paisa;
  volume: number;
  /** Null before 2012, where the only source printed none. */
  amount: Paisa | null;
  trades: number | null;
  vwap: Paisa | null;
  /** What the day's change and limits are measured from. */
  base: Paisa | null;
  /** Letters of `BAR_FLAGS`. */
  flags: string;
};

/** One company under the tickers it has had: each counts up to the day before the next one. */
export type Ticker = { symbol: StockSymbol; until: TradingDate | null };

type Range = { from: TradingDate; to: TradingDate };

export const END_OF_TIME = '2149-06-06';

export type CompanyRange = Range & { tickers: readonly Ticker[] };

/** The rows of a company in a range, whichever of its tickers they stand under. */
export const OF_COMPANY = `symbol IN {symbols:Array(String)} AND traded_on BETWEEN {from:Date} AND {to:Date}
  AND traded_on < {untils:Array(Date)}[indexOf({symbols:Array(String)}, symbol)]`;

export const companyParams = ({ tickers, from, to }: CompanyRange): Record<string, unknown> => ({
  symbols: tickers.map((ticker) => ticker.symbol),
  untils: tickers.map((ticker) => ticker.until ?? END_OF_TIME),
  from,
  to,
});

/** Bars as traded, oldest first. */
export const dailyBars = (tape: Tape, range: CompanyRange): Promise<Bar[]> =>
  ask<Bar>(
    tape,
    `
SELECT traded_on, open, high, low, close, volume, amount, trades, vwap, base, flags
FROM daily_bar FINAL WHERE ${OF_COMPANY}
ORDER BY traded_on, indexOf({symbols:Array(String)}, symbol) DESC
LIMIT 1 BY traded_on`,
    companyParams(range),
  );

/** Values in hundredths of a point; an index of earlier years has closes alone. */
export type IndexBar = {
  index_id: number;
  traded_on: TradingDate;
  open: number | null;
  high: number | null;
  low: number | null;
  close: number;
  turnover: Paisa | null;
  volume: number | null;
  trades: number | null;
};

const INDEX_COLUMNS = 'index_id, traded_on, open, high, low, close, turnover, volume, trades';

export const indexBars = (
  tape: Tape,
  { index_id, from, to }: Range & { index_id: number },
): Promise<IndexBar[]> =>
  ask<IndexBar>(
    tape,
    `
SELECT ${INDEX_COLUMNS} FROM index_bar FINAL
WHERE index_id = {index_id:UInt16} AND traded_on BETWEEN {from:Date} AND {to:Date}
ORDER BY traded_on`,
    { index_id, from, to },
  );

/** The last two values of every index up to a day, the later first. */
export const latestIndexBars = (tape: Tape, as_of: TradingDate): Promise<IndexBar[]> =>
  ask<IndexBar>(
    tape,
    `
SELECT ${INDEX_COLUMNS} FROM index_bar FINAL WHERE traded_on <= {as_of:Date}
ORDER BY index_id, traded_on DESC LIMIT 2 BY index_id`,
    { as_of },
  );
