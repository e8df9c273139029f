import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import type { StockColumns } from './found.ts';
import { type FoundSignal, type SignalLists, ofLists } from './signals.ts';

export type NearQuestion = SignalLists & {
  on: TradingDate;
  symbol?: StockSymbol | undefined;
  /** Only these stocks; null for all. */
  only: readonly StockSymbol[] | null;
  stocks: Pick<StockColumns, 'symbols' | 'turnovers'>;
  /** In paisa a session. */
  smallest_turnover: number;
  /** Versions of rules whose words are known here. */
  versions: readonly string[];
  /** Conditions without a measure, `family kind timeframe side place`: they hold or not, and are far. */
  states: readonly string[];
  limit: number;
};

/** What lacks one condition, with the two values of it. */
export type FoundNear = Omit<FoundSignal, 'lefts' | 'rights' | 'rule_version'> & {
  missing: number;
  left: number | null;
  right: number | null;
  /** Stocks that lack one condition, however many are told. */
  stocks: number;
};

/**
 * Of each stock the list that it is nearest to on a bar that closed on this day, the nearest stocks first, of those
 * as near what trades most; only the newest bars are kept. The distance is a part of what the value is compared with.
 */
export const signalNear = (tape: Tape, { stocks, only, ...question }: NearQuestion): Promise<FoundNear[]> =>
  ask<FoundNear>(
    tape,
    `
SELECT family, kind, timeframe, side, symbol, signal_on, ends AS bar_ends_at, close, missing, left, right,
  count() OVER () AS stocks
FROM (
  SELECT family, kind, timeframe, side, symbol, signal_on, toUnixTimestamp(bar_ends_at) AS ends, close, missing,
    transform(symbol, {symbols:Array(String)}, {turnovers:Array(UInt64)}, toUInt64(0)) AS turnover,
    lefts[missing + 1] AS left, rights[missing + 1] AS right,
    if(left IS NULL OR right IS NULL
        OR has({states:Array(String)}, concat(family, ' ', kind, ' ', timeframe, ' ', side, ' ', toString(missing))),
      inf, abs(left - right) / if(right = 0, 1, abs(right))) AS distance
  FROM signal_near FINAL
  WHERE signal_on = {on:Date}${ofLists(question)} AND rule_version IN {versions:Array(String)}
    ${only === null ? '' : 'AND symbol IN {only:Array(String)}'}
    AND turnover >= {smallest_turnover:UInt64}
  ORDER BY distance, symbol, family, kind, timeframe, side LIMIT 1 BY symbol
)
ORDER BY distance, turnover DESC, symbol LIMIT {limit:UInt32}`,
    { ...question, symbols: stocks.symbols, turnovers: stocks.turnovers, only: only ?? [] },
  );
