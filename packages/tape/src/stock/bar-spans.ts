import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

export type BarSpan = { symbol: StockSymbol; first_on: TradingDate; last_on: TradingDate; close: Paisa };

/** The first and the last day of everything that ever traded up to a day, and its last close. */
export const barSpans = (tape: Tape, as_of: TradingDate): Promise<BarSpan[]> =>
  ask<BarSpan>(
    tape,
    `
SELECT symbol, min(bar.traded_on) AS first_on, max(bar.traded_on) AS last_on, argMax(bar.close, bar.traded_on) AS close
FROM daily_bar AS bar FINAL WHERE bar.traded_on <= {as_of:Date} GROUP BY symbol ORDER BY symbol`,
    { as_of },
  );

/** The last of these sessions in which a trade of each stock has a time. */
export const lastTimedDays = (
  tape: Tape,
  sessions: readonly TradingDate[],
): Promise<{ symbol: StockSymbol; day: TradingDate }[]> =>
  ask(
    tape,
    `
SELECT symbol, max(traded_on) AS day FROM counted_trade
WHERE traded_on IN {sessions:Array(Date)} AND traded_at IS NOT NULL GROUP BY symbol`,
    { sessions },
  );

/** The same of every index. */
export const indexSpans = (
  tape: Tape,
  as_of: TradingDate,
): Promise<{ index_id: number; first_on: TradingDate; last_on: TradingDate }[]> =>
  ask(
    tape,
    `
SELECT index_id, min(bar.traded_on) AS first_on, max(bar.traded_on) AS last_on FROM index_bar AS bar FINAL
WHERE bar.traded_on <= {as_of:Date} GROUP BY index_id ORDER BY index_id`,
    { as_of },
  );
