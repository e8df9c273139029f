import type { TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import type { DeclaredTotals } from '../reconcile/figures.ts';
import { tradesWhere } from './intraday.ts';

/** Totals of a day; turnover in paisa. */
export type DayTotals = DeclaredTotals & { traded_on: TradingDate };

type Range = { from: TradingDate; to: TradingDate };

/** What the trades of each day add up to, as far as they are known. */
export const countedByDay = (tape: Tape, range: Range): Promise<DayTotals[]> =>
  ask<DayTotals>(
    tape,
    `SELECT traded_on, sum(amount) AS turnover, sum(quantity) AS volume, count() AS trades,
       uniqExact(symbol) AS symbols
     FROM ${tradesWhere()} GROUP BY traded_on`,
    range,
  );

/** What the exchange declared for each day, where a source has it. */
export const declaredByDay = (tape: Tape, range: Range): Promise<DayTotals[]> =>
  ask<DayTotals>(
    tape,
    `SELECT traded_on, turnover, volume, trades, symbols FROM market_day FINAL
     WHERE traded_on BETWEEN {from:Date} AND {to:Date}`,
    range,
  );
