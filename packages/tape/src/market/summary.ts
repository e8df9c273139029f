import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

export type TradedClose = {
  symbol: StockSymbol;
  last_traded: Paisa | null;
  close: Paisa;
  volume: number;
  amount: Paisa | null;
};

/** Every stock of one day with its last trade and its official close. */
export const tradedCloses = (tape: Tape, date: TradingDate): Promise<TradedClose[]> =>
  ask<TradedClose>(
    tape,
    `
SELECT symbol, last_traded, close, volume, amount
FROM daily_bar FINAL WHERE traded_on = {date:Date} ORDER BY symbol`,
    { date },
  );

export type MarketDay = {
  traded_on: TradingDate;
  /** Null when it is not known of every stock of the day. */
  turnover: Paisa | null;
  volume: number;
  trades: number | null;
  stocks: number;
  advanced: number;
  declined: number;
  unchanged: number;
  declared_turnover: Paisa | null;
  declared_volume: number | null;
  declared_trades: number | null;
  /** In hundredths of a point. */
  nepse: number | null;
};

type MarketDaysQuestion = {
  from: TradingDate;
  to: TradingDate;
  nepse_id: number;
  /** What breadth leaves out: debentures, promoter shares, funds. */
  others: readonly StockSymbol[];
};

const sumOfAll = (column: string): string => `if(countIf(${column} IS NULL) > 0, NULL, sum(${column}))`;

const BARS = `(
  SELECT traded_on, close, volume, amount, trades, base, symbol NOT IN {others:Array(String)} AS counts
  FROM daily_bar FINAL WHERE traded_on BETWEEN {from:Date} AND {to:Date}
)`;

const MARKET_DAYS = `
SELECT day.traded_on AS traded_on, day.turnover AS turnover, day.volume AS volume, day.trades AS trades, stocks,
  advanced, declined, unchanged, declared.turnover AS declared_turnover, declared.volume AS declared_volume,
  declared.trades AS declared_trades, nepse.close AS nepse
FROM (
  SELECT traded_on, ${sumOfAll('bar.amount')} AS turnover, sum(bar.volume) AS volume,
    ${sumOfAll('bar.trades')} AS trades, count() AS stocks,
    countIf(counts AND close > base) AS advanced, countIf(counts AND close < base) AS declined,
    countIf(counts AND close = base) AS unchanged
  FROM ${BARS} AS bar GROUP BY traded_on
) AS day
LEFT JOIN (SELECT * FROM market_day FINAL WHERE traded_on BETWEEN {from:Date} AND {to:Date}) AS declared
  ON declared.traded_on = day.traded_on
LEFT JOIN (
  SELECT traded_on, close FROM index_bar FINAL
  WHERE index_id = {nepse_id:UInt16} AND traded_on BETWEEN {from:Date} AND {to:Date}
) AS nepse ON nepse.traded_on = day.traded_on
ORDER BY day.traded_on`;

/** The market as a whole on each day, oldest first. */
export const marketDays = (tape: Tape, question: MarketDaysQuestion): Promise<MarketDay[]> =>
  ask<MarketDay>(tape, MARKET_DAYS, question);
