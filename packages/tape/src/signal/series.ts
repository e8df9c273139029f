import { type Paisa, type StockSymbol, type TradingDate, tradingDate } from '@chuli/kernel';
import { OHLC_MINIMUM_QUANTITY, sessionHours } from '@chuli/market';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import { type Bar, END_OF_TIME, type Ticker } from '../stock/history.ts';
import { secondsAt } from '../live/intraday.ts';

/** A day in the order of its columns: rows of named fields would be four times the bytes. */
type DayCells = [
  traded_on: TradingDate,
  open: Paisa | null,
  high: Paisa,
  low: Paisa,
  close: Paisa,
  volume: number,
  amount: Paisa | null,
  base: Paisa | null,
  trades: number | null,
];

export type WholeBar = Omit<Bar, 'vwap' | 'flags'>;

export type WholeSeries = { symbol: StockSymbol; bars: WholeBar[] };

type Span = { to: TradingDate; from?: TradingDate; symbols?: readonly StockSymbol[] };

/** Before the first session of any stock. */
const BEGINNING = tradingDate('1970-01-01');

/** Every bar of every stock up to a day, oldest first: what a pass over the whole history reads, or over a part of it. */
export const wholeSeries = async (
  tape: Tape,
  { to, from = BEGINNING, symbols = [] }: Span,
): Promise<WholeSeries[]> => {
  const rows = await ask<{ symbol: StockSymbol; cells: DayCells[] }>(
    tape,
    `
SELECT symbol,
  arraySort(groupArray(tuple(traded_on, open, high, low, close, volume, amount, base, trades))) AS cells
FROM daily_bar FINAL
WHERE traded_on BETWEEN {from:Date} AND {to:Date} AND (empty({symbols:Array(String)}) OR symbol IN {symbols:Array(String)})
GROUP BY symbol ORDER BY symbol`,
    { from, to, symbols },
  );
  return rows.map(({ symbol, cells }) => ({
    symbol,
    bars: cells.map(([traded_on, open, high, low, close, volume, amount, base, trades]) => ({
      traded_on,
      open,
      high,
      low,
      close,
      volume,
      amount,
      base,
      trades,
    })),
  }));
};

export type HourBar = {
  symbol: StockSymbol;
  traded_on: TradingDate;
  hour: number;
  ends_at: number;
  open: Paisa;
  high: Paisa;
  low: Paisa;
  close: Paisa;
  volume: number;
  amount: Paisa;
};

const HOUR_SECONDS = 3_600;

/**
 * The hours of one session of every stock, from its opening on, or bars of another length; none where the source has
 * no trade times.
 */
export const sessionHoursBars = (
  tape: Tape,
  day: TradingDate,
  seconds: number = HOUR_SECONDS,
): Promise<HourBar[]> => {
  const { from, to } = sessionHours(day);
  return ask<HourBar>(
    tape,
    `
SELECT symbol, {day:Date} AS traded_on, hour, least({opens:Int64} + (hour + 1) * {seconds:Int64}, {closes:Int64}) AS ends_at,
  argMin(rate, contract_id) AS open, max(rate) AS high, min(rate) AS low, argMax(rate, contract_id) AS close,
  sum(t.quantity) AS volume, sum(t.amount) AS amount
FROM (
  SELECT symbol, contract_id, rate, quantity, amount,
    toUInt8(intDiv(least(greatest(toUnixTimestamp(assumeNotNull(traded_at)), {opens:Int64}), {closes:Int64} - 1)
      - {opens:Int64}, {seconds:Int64})) AS hour
  FROM trade WHERE ${COUNTED} AND traded_on = {day:Date} AND traded_at IS NOT NULL AND quantity >= {minimum:UInt32}
) AS t
GROUP BY symbol, hour ORDER BY symbol, hour`,
    {
      day,
      seconds,
      opens: secondsAt(day, from),
      closes: secondsAt(day, to),
      minimum: OHLC_MINIMUM_QUANTITY.on(day),
    },
  );
};

/** The hours of one stock under the tickers it has had, oldest first; the same bars as those of its sessions. */
export const stockHours = (
  tape: Tape,
  { tickers, sessions }: { tickers: readonly Ticker[]; sessions: readonly TradingDate[] },
): Promise<HourBar[]> => {
  const hours = sessions.map((day) => ({ day, ...sessionHours(day) }));
  return ask<HourBar>(
    tape,
    `
SELECT {symbol:String} AS symbol, traded_on, hour, least(opens + (hour + 1) * 3600, any(closes)) AS ends_at,
  argMin(rate, contract_id) AS open, max(rate) AS high, min(rate) AS low, argMax(rate, contract_id) AS close,
  sum(t.quantity) AS volume, sum(t.amount) AS amount
FROM (
  SELECT traded_on, contract_id, rate, quantity, amount, indexOf({days:Array(Date)}, traded_on) AS place,
    {opens:Array(Int64)}[place] AS opens, {closes:Array(Int64)}[place] AS closes,
    toUInt8(intDiv(least(greatest(toUnixTimestamp(assumeNotNull(traded_at)), opens), closes - 1) - opens, 3600)) AS hour
  FROM trade
  WHERE ${COUNTED} AND traded_on IN {days:Array(Date)} AND symbol IN {symbols:Array(String)} AND traded_at IS NOT NULL
    AND quantity >= {minimums:Array(UInt32)}[place]
    AND traded_on < {untils:Array(Date)}[indexOf({symbols:Array(String)}, symbol)]
) AS t
GROUP BY traded_on, hour, opens ORDER BY traded_on, hour`,
    {
      symbol: tickers.at(-1)?.symbol ?? '',
      symbols: tickers.map((ticker) => ticker.symbol),
      untils: tickers.map((ticker) => ticker.until ?? END_OF_TIME),
      days: sessions,
      opens: hours.map(({ day, from }) => secondsAt(day, from)),
      closes: hours.map(({ day, to }) => secondsAt(day, to)),
      minimums: sessions.map((day) => OHLC_MINIMUM_QUANTITY.on(day)),
    },
  );
};

/** The sessions of which trade times are known, oldest first. */
export const timedSessions = async (tape: Tape, to: TradingDate): Promise<TradingDate[]> => {
  const rows = await ask<{ traded_on: TradingDate }>(
    tape,
    `
SELECT traded_on FROM counted_trade WHERE traded_on <= {to:Date}
GROUP BY traded_on HAVING countIf(traded_at IS NOT NULL) > 0 ORDER BY traded_on`,
    { to },
  );
  return rows.map(({ traded_on }) => traded_on);
};
