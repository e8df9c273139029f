import { type Paisa, type TradingDate, atKathmandu } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import type { Ticker } from '../stock/history.ts';

const COLUMNS = 'traded_on, symbol, contract_id, traded_at, buyer, seller, quantity, rate, amount';
const DAYS = 'traded_on BETWEEN {from:Date} AND {to:Date}';

/**
 * Contracts of some days that stand. A day is read from one table: from `trade` as soon as it is there, where a
 * finished day stands whole, otherwise from the running session, without what was reversed.
 */
export const tradesWhere = (condition = 'true'): string => `(
  SELECT ${COLUMNS} FROM trade WHERE ${COUNTED} AND ${DAYS} AND ${condition}
  UNION ALL
  SELECT ${COLUMNS} FROM live_trade FINAL WHERE ${DAYS} AND is_reversed = 0 AND ${condition}
    AND traded_on NOT IN (
      SELECT traded_on FROM counted_load FINAL WHERE ${DAYS} AND trades > 0
    )
)`;

/** Begin of the bar that holds a moment, Unix seconds: bars are counted from a midnight in Kathmandu. */
export const barOf = (moment: string): string =>
  `{midnight:Int64} + intDiv(toUnixTimestamp(${moment}) - {midnight:Int64}, {length:Int64}) * {length:Int64}`;

const DAY_MINUTES = 24 * 60;

export const secondsAt = (date: TradingDate, minutes = 0): number => atKathmandu(date, minutes) / 1_000;
export const endOfDay = (date: TradingDate): number => secondsAt(date, DAY_MINUTES);

/** Days, the bars of them to be shown by their begin in Unix seconds, and the length of a bar in minutes. */
export type BarSpan = {
  from: TradingDate;
  to: TradingDate;
  first: number;
  last: number;
  resolution: number;
};

export const spanParams = ({ from, to, first, last, resolution }: BarSpan): Record<string, unknown> => ({
  from,
  to,
  first,
  last,
  midnight: secondsAt(from),
  length: resolution * 60,
});

export type IntradayBar = {
  time: number;
  /** Null when no trade was large enough to set a price. */
  open: Paisa | null;
  high: Paisa | null;
  low: Paisa | null;
  close: Paisa | null;
  volume: number;
  amount: Paisa;
  trades: number;
};

/** `minimum` is the smallest quantity that sets a price. */
export type IntradayQuestion = BarSpan & { tickers: readonly Ticker[]; minimum: number };

const END_OF_TIME = '2149-06-06';

const OF_TICKERS = `symbol IN {symbols:Array(String)}
  AND traded_on < {untils:Array(Date)}[indexOf({symbols:Array(String)}, symbol)]`;

const BARS = `
SELECT time,
  argMinOrNullIf(rate, contract_id, sets_price) AS open, maxOrNullIf(rate, sets_price) AS high,
  minOrNullIf(rate, sets_price) AS low, argMaxOrNullIf(rate, contract_id, sets_price) AS close,
  sum(quantity) AS volume, sum(t.amount) AS amount, count() AS trades
FROM (
  SELECT *, ${barOf('assumeNotNull(traded_at)')} AS time, quantity >= {minimum:UInt32} AS sets_price
  FROM ${tradesWhere(OF_TICKERS)} WHERE traded_at IS NOT NULL
) AS t
WHERE time BETWEEN {first:Int64} AND {last:Int64}
GROUP BY time ORDER BY time`;

const COUNTS = `
SELECT count() AS trades, countIf(traded_at IS NULL) AS untimed FROM ${tradesWhere(OF_TICKERS)}`;

/** How many trades the days have, and of how many no time is known. */
export type TradeCounts = { trades: number; untimed: number };

/** Bars of one company, oldest first; minutes without a trade have none. */
export const intradayBars = async (
  tape: Tape,
  { tickers, minimum, ...span }: IntradayQuestion,
): Promise<TradeCounts & { bars: IntradayBar[] }> => {
  const params = {
    ...spanParams(span),
    minimum,
    symbols: tickers.map((ticker) => ticker.symbol),
    untils: tickers.map((ticker) => ticker.until ?? END_OF_TIME),
  };
  const [bars, [counts]] = await Promise.all([
    ask<IntradayBar>(tape, BARS, params),
    ask<TradeCounts>(tape, COUNTS, params),
  ]);
  return { trades: counts?.trades ?? 0, untimed: counts?.untimed ?? 0, bars };
};
