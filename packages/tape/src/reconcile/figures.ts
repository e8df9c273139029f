import type { Instant, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

/** What the trades of one symbol on one day say, in contract order; `board` leaves the odd lots out. */
export type TradedFigures = {
  traded_on: TradingDate;
  symbol: StockSymbol;
  volume: number;
  amount: number;
  trades: number;
  board_trades: number;
  board_open: number | null;
  board_high: number | null;
  board_low: number | null;
  board_close: number | null;
  all_open: number;
  all_close: number;
  /** Every price at which a board lot changed hands. */
  board_rates: number[];
  /** Average price of the last quarter of an hour of the session, rounded to the paisa as a close is; null without times or trades. */
  late_average: number | null;
};

const TRADED = `
  SELECT
    traded_on, symbol,
    sum(quantity) AS volume, sum(t.amount) AS amount, count() AS trades,
    countIf(on_board) AS board_trades,
    argMinOrNullIf(rate, contract_id, on_board) AS board_open,
    maxOrNullIf(rate, on_board) AS board_high,
    minOrNullIf(rate, on_board) AS board_low,
    argMaxOrNullIf(rate, contract_id, on_board) AS board_close,
    argMin(rate, contract_id) AS all_open, argMax(rate, contract_id) AS all_close,
    groupUniqArrayIf(rate, on_board) AS board_rates,
    if(sumIf(quantity, late) = 0, NULL,
      intDivOrZero(2 * sumIf(t.amount, late) + sumIf(quantity, late), 2 * sumIf(quantity, late))) AS late_average
  FROM (
    SELECT *, quantity >= {minimum:UInt32} AS on_board,
      ifNull(on_board AND traded_at >= fromUnixTimestamp64Milli({late:Int64}, 'UTC'), 0) AS late
    FROM counted_trade WHERE traded_on = {date:Date}
  ) AS t
  GROUP BY traded_on, symbol ORDER BY symbol`;

/** `late` is the instant from which a trade belongs to the closing average. */
export const tradedFigures = (
  tape: Tape,
  date: TradingDate,
  { minimum, late }: { minimum: number; late: Instant },
): Promise<TradedFigures[]> => ask<TradedFigures>(tape, TRADED, { date, minimum, late });

export type BarFigures = {
  symbol: StockSymbol;
  open: number | null;
  high: number;
  low: number;
  close: number;
  volume: number;
  amount: number | null;
  trades: number | null;
  /** What the day's limits are measured from. */
  previous_close: number | null;
  flags: string;
};

export const barFigures = (tape: Tape, date: TradingDate): Promise<BarFigures[]> =>
  ask<BarFigures>(
    tape,
    `SELECT symbol, open, high, low, close, volume, amount, trades, base AS previous_close, flags
     FROM daily_bar FINAL WHERE traded_on = {date:Date} ORDER BY symbol`,
    { date },
  );

export type BrokerFigures = {
  symbol: StockSymbol;
  bought: number;
  sold: number;
  matched: number;
  bought_amount: number;
  sold_amount: number;
};

/** A day of the roll-ups, per symbol, in either sort order. */
export const brokerFigures = (
  tape: Tape,
  table: 'broker_day_by_symbol' | 'broker_day_by_broker',
  date: TradingDate,
): Promise<BrokerFigures[]> =>
  ask<BrokerFigures>(
    tape,
    `SELECT symbol, sum(bought) AS bought, sum(sold) AS sold, sum(matched) AS matched,
       sum(bought_amount) AS bought_amount, sum(sold_amount) AS sold_amount
     FROM counted_${table} WHERE traded_on = {date:Date} GROUP BY symbol ORDER BY symbol`,
    { date },
  );

/** The same from the trades themselves; a masked side is left out as the roll-ups leave it out. */
export const tradedBrokerFigures = (tape: Tape, date: TradingDate): Promise<BrokerFigures[]> =>
  ask<BrokerFigures>(
    tape,
    `SELECT symbol, sumIf(quantity, buyer != '') AS bought, sumIf(quantity, seller != '') AS sold,
       sumIf(quantity, buyer = seller AND buyer != '') AS matched,
       sumIf(amount, buyer != '') AS bought_amount, sumIf(amount, seller != '') AS sold_amount
     FROM counted_trade WHERE traded_on = {date:Date} GROUP BY symbol
     HAVING bought > 0 OR sold > 0 ORDER BY symbol`,
    { date },
  );

/** Stocks whose orders do not hold exactly their contracts; a day without orders has none. */
export const wrongOrders = async (tape: Tape, date: TradingDate): Promise<StockSymbol[]> => {
  const wrong = await ask<{ symbol: StockSymbol }>(
    tape,
    `SELECT symbol FROM (
       SELECT symbol, 'trades' AS of, count() AS contracts, sum(quantity) AS quantity, sum(amount) AS amount
       FROM counted_trade WHERE traded_on = {date:Date} GROUP BY symbol
       UNION ALL
       SELECT symbol, 'orders', sum(contracts), sum(quantity), sum(amount)
       FROM counted_order_event WHERE traded_on = {date:Date} GROUP BY symbol
       UNION ALL
       SELECT symbol, 'sums', NULL, sum(quantity), sum(amount)
       FROM counted_order_day WHERE traded_on = {date:Date} GROUP BY symbol)
     GROUP BY symbol
     HAVING (SELECT count() FROM counted_order_event WHERE traded_on = {date:Date}) > 0
       AND (count() != 3 OR uniqExact(contracts) != 1 OR uniqExact(quantity) != 1 OR uniqExact(amount) != 1)
     ORDER BY symbol`,
    { date },
  );
  return wrong.map(({ symbol }) => symbol);
};

export type DeclaredTotals = {
  turnover: number;
  volume: number;
  trades: number | null;
  symbols: number | null;
};

/** What the exchange declared for the whole session, where a source has it. */
export const declaredTotals = async (tape: Tape, date: TradingDate): Promise<DeclaredTotals | null> => {
  const [totals] = await ask<DeclaredTotals>(
    tape,
    'SELECT turnover, volume, trades, symbols FROM market_day FINAL WHERE traded_on = {date:Date}',
    { date },
  );
  return totals ?? null;
};

export const daysWithTrades = async (tape: Tape): Promise<TradingDate[]> => {
  const days = await ask<{ traded_on: TradingDate }>(
    tape,
    'SELECT DISTINCT traded_on FROM counted_trade ORDER BY traded_on',
  );
  return days.map(({ traded_on }) => traded_on);
};

export type Close = {
  symbol: StockSymbol;
  traded_on: TradingDate;
  close: number;
  previous_close: number | null;
  flags: string;
};

/** Closing prices as traded, by symbol and day, each with the close before as its source printed it. */
export const closesOf = (tape: Tape): Promise<Close[]> =>
  ask<Close>(
    tape,
    'SELECT symbol, traded_on, close, previous_close, flags FROM daily_bar FINAL ORDER BY symbol, traded_on',
  );
