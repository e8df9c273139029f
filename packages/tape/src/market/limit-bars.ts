import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import { type Tape, ask } from '../client.ts';

/** The bar after another in which the share traded. */
export type NextBar = {
  readonly traded_on: TradingDate;
  readonly open: Paisa | null;
  readonly high: Paisa;
  readonly low: Paisa;
  readonly close: Paisa;
  readonly volume: number;
  readonly amount: Paisa | null;
  readonly base: Paisa | null;
};

export type LimitBar = NextBar & {
  /** The ticker of the day, and that of the same share now. */
  readonly symbol: StockSymbol;
  readonly share: StockSymbol;
  /** Among the sessions in which the share traded, from 1 on: two that follow each other differ by one. */
  readonly place: number;
  readonly next: NextBar | null;
};

/** A bar in the order of its columns: rows of named fields would be four times the bytes. */
type BarCells = [
  traded_on: TradingDate,
  open: Paisa | null,
  high: Paisa,
  low: Paisa,
  close: Paisa,
  volume: number,
  amount: Paisa | null,
  base: Paisa | null,
];

type ShareRow = {
  share: StockSymbol;
  cells: [place: number, symbol: StockSymbol, ...BarCells, ...BarCells][];
};

type Question = {
  /** Tickers of before and, in the same order, those of the same shares now. */
  readonly former: readonly StockSymbol[];
  readonly present: readonly StockSymbol[];
  /** The smallest daily limit that ever was, in basis points. */
  readonly smallestBand: number;
  /** The largest tick from a price on, in paisa; below that price it is a paisa. */
  readonly tick: { readonly largest: number; readonly from: number };
};

const BASIS = 10_000;

const COLUMNS = ['traded_on', 'open', 'high', 'low', 'close', 'volume', 'amount', 'base'] as const;

const lead = (column: string): string => `leadInFrame(${column}) OVER following AS next_${column}`;

/** Days with bars that were no sessions: nothing is measured from an error of a source. */
const strayDays = async (tape: Tape): Promise<TradingDate[]> => {
  const days = await ask<{ traded_on: TradingDate }>(tape, 'SELECT DISTINCT traded_on FROM daily_bar');
  return days.map(({ traded_on }) => traded_on).filter((day) => !isTradingDay(day));
};

const barOf = (cells: readonly unknown[]): NextBar => {
  const [traded_on, open, high, low, close, volume, amount, base] = cells as BarCells;
  return { traded_on, open, high, low, close, volume, amount, base };
};

/** What the engine puts in the place of a day that does not exist. */
const NO_DAY = '1970-01-01';

const limitBarOf = (share: StockSymbol, [place, symbol, ...cells]: ShareRow['cells'][number]): LimitBar => {
  const next = barOf(cells.slice(COLUMNS.length));
  return {
    share,
    symbol,
    place,
    ...barOf(cells),
    next: next.traded_on === NO_DAY ? null : next,
  };
};

/**
 * Every bar of all years that may have reached a limit of its day, with the one after it, oldest first of each share.
 * What the limits were, the reader judges: this only leaves out what cannot have been there.
 */
export const limitBars = async (tape: Tape, question: Question): Promise<LimitBar[]> => {
  const { former, present, smallestBand, tick } = question;
  const columns = COLUMNS.join(', ');
  const rows = await ask<ShareRow>(
    tape,
    `
SELECT share, groupArray((place, symbol, ${columns}, ${COLUMNS.map((column) => `next_${column}`).join(', ')})) AS cells
FROM (
  SELECT *, if(base * {highest:Float64} >= {from:UInt32}, {tick:UInt32}, 0) + 1 AS slack
  FROM (
    SELECT transform(toString(symbol), {former:Array(String)}, {present:Array(String)}, toString(symbol)) AS share,
      toString(symbol) AS symbol, ${columns}, row_number() OVER own AS place, ${COLUMNS.map(lead).join(', ')}
    FROM daily_bar FINAL WHERE traded_on NOT IN {strays:Array(Date)}
    WINDOW own AS (PARTITION BY share ORDER BY traded_on),
      following AS (PARTITION BY share ORDER BY traded_on ROWS BETWEEN CURRENT ROW AND 1 FOLLOWING)
  )
  WHERE base > 0 AND (high + slack >= base * {highest:Float64} OR low <= base * {lowest:Float64} + slack)
  ORDER BY share, place
)
GROUP BY share ORDER BY share`,
    {
      former,
      present,
      highest: (BASIS + smallestBand) / BASIS,
      lowest: (BASIS - smallestBand) / BASIS,
      tick: tick.largest,
      from: tick.from,
      strays: await strayDays(tape),
    },
  );
  return rows.flatMap(({ share, cells }) => cells.map((bar) => limitBarOf(share, bar)));
};

export type LimitTimes = {
  readonly symbol: StockSymbol;
  readonly up: number | null;
  readonly down: number | null;
};

type TimesQuestion = {
  readonly date: TradingDate;
  readonly limits: readonly { readonly symbol: StockSymbol; readonly lower: Paisa; readonly upper: Paisa }[];
};

/** When each stock first traded at its limits, in unix seconds; null where it did not, or no time is known. */
export const firstAtLimits = (tape: Tape, { date, limits }: TimesQuestion): Promise<LimitTimes[]> =>
  ask<LimitTimes>(
    tape,
    `
SELECT symbol, toUnixTimestamp(minOrNullIf(traded_at, rate >= {uppers:Array(UInt32)}[place])) AS up,
  toUnixTimestamp(minOrNullIf(traded_at, rate <= {lowers:Array(UInt32)}[place])) AS down
FROM (
  SELECT symbol, traded_at, rate, indexOf({symbols:Array(String)}, symbol) AS place FROM counted_trade
  WHERE traded_on = {date:Date} AND symbol IN {symbols:Array(String)} AND traded_at IS NOT NULL
)
GROUP BY symbol ORDER BY symbol`,
    {
      date,
      symbols: limits.map(({ symbol }) => symbol),
      lowers: limits.map(({ lower }) => lower),
      uppers: limits.map(({ upper }) => upper),
    },
  );
